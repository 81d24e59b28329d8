import { expect, test } from 'vitest'
import { callOf } from '#tests/support/call.ts'

test.each([
  ['plumber', 'my boiler is due its yearly service', 'Boiler service'],
  ['electrician', 'one of the downlights in the lounge has gone', 'Light fitting'],
  ['cleaner', 'I want a weekly clean', 'House clean'],
  ['builder', 'we want a porch on the front', 'Extension'],
  ['dentist', 'I want my teeth looked at', 'Check-up'],
  ['dentist', 'I need to see the dentist', 'Check-up'],
  ['physio', "I've been before", 'Follow-up session'],
  ['physio', 'I did my back in lifting', 'First assessment'],
  ['clinic', 'I need jabs for Kenya', 'Travel vaccination'],
  ['clinic', 'I need an ultrasound', 'Scan'],
  ['vet', 'my cat is off her food', 'Vet consultation'],
  ['physio', 'I need some deep tissue work', 'Sports massage'],
  ['gym', 'I need somebody to show me round', 'Induction'],
  ['hairdresser', 'can I book a cut and finish', 'Haircut'],
  ['hairdresser', 'just a fringe trim', 'Haircut'],
  ['hairdresser', 'I need my roots doing', 'Full colour'],
  ['garage', 'the door is scraped', 'Bodywork'],
  ['garage', 'I need a service', 'Car service'],
  ['florist', 'do you do wedding flowers', 'Wedding flower meeting'],
  ['florist', 'flowers for Saturday please', 'Bouquet'],
  ['hotel', 'we want a twin for Friday', 'Room'],
  ['recruiter', "I'm after warehouse work", 'Registration interview'],
  ['accountant', 'I want to go limited', 'Company formation'],
  ['accountant', 'I want to form my own company', 'Company formation'],
] as const)('a %s understands "%s" as %s', (trade, line, service) => {
  expect(callOf([line], { setup: { trade } }).card.service).toBe(service)
})
