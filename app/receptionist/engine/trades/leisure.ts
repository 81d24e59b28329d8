import { trade } from './trade.ts'

/** Trades that callers come to: salons, tables, flowers, rooms, cars. */
export const leisure = {
  hairdresser: trade('hairdresser', {
    name: 'Salt and Scissors',
    hours: ['09:00-18:00', '09:00-17:00', ''],
    services: [
      ['Haircut', 42, 45],
      ['Full colour', 95, 120],
      ['Beard trim', 18, 30],
      ['Wedding hair', null, 180, false],
    ],
    facts: {
      'Do I need a patch test?': 'Yes, two days before any colour.',
      'Can I bring my dog?': 'Yes, dogs are welcome.',
    },
    synonyms: {
      haircut: [
        'cut and blow',
        'hair cut',
        'hair done',
        'trim my hair',
        'cut my hair',
        'dry cut',
        'restyle',
      ],
      hair: ['haircut', 'stylist', 'salon', 'hairdresser'],
      colour: ['color', 'highlights', 'balayage', 'tint', 'dye', 'dyed'],
      wedding: ['bridal', 'bride'],
    },
  }),
  garage: trade('garage', {
    name: 'Otley Road Garage',
    hours: ['08:00-18:00', '08:30-12:30', ''],
    services: [
      ['Car service', 159, 120],
      ['MOT test', 50, 60],
      ['Oil change', 69, 45],
      ['Tyre check', 20, 30],
      ['Warning light check', 48, 60],
      ['Bodywork', null, 480, false],
    ],
    urgent: ['broken down', 'broke down'],
    facts: { 'Do you have a courtesy car?': 'Yes, one, so please ask early.' },
    synonyms: {
      service: ['serviced', 'servicing', 'tune-up', 'tune up', 'maintenance'],
      mot: ['motd', "mot'd", 'moted'],
      oil: ['oil changed'],
      tyre: ['tyres', 'tire', 'tires', 'puncture', 'tread', 'wheel'],
      warning: [
        'dashboard light',
        'engine light',
        'light is on',
        'light on',
        'light came on',
        'warning lamp',
        'engine management',
      ],
      bodywork: ['dent', 'scratch', 'respray', 'bumper'],
    },
  }),
  restaurant: trade('restaurant', {
    name: 'The Copper Pan',
    hours: ['12:00-22:00', '12:00-23:00', '12:00-20:00'],
    services: [
      ['Table', null, 90],
      ['Private dining room', 150, 180, false],
    ],
    facts: {
      'Do you have vegan dishes?': 'Yes, there are vegan dishes on every menu.',
      'Is there parking?': 'There is a car park behind the restaurant.',
    },
    hasParty: true,
    synonyms: {
      table: [
        'reservation',
        'reserve',
        'dinner',
        'lunch',
        'brunch',
        'meal',
        'seat',
        'dine',
        'eat with you',
      ],
      private: ['function room', 'party room'],
      party: ['works do', 'work do', 'office do', 'staff do', 'christmas do', 'xmas do'],
      christmas: ['xmas'],
    },
  }),
  florist: trade('florist', {
    name: 'Fern and Fold',
    hours: ['08:30-17:00', '08:30-16:00', ''],
    services: [
      ['Wedding flower meeting', 0, 60],
      ['Wreath workshop', 45, 120],
      ['Bouquet', null, 15, false],
    ],
    facts: { 'Do you deliver?': 'Yes, across Leeds.' },
    synonyms: {
      wedding: ['bridal', 'bride'],
      workshop: ['class', 'course'],
      bouquet: ['flowers', 'roses', 'bunch'],
    },
  }),
  hotel: trade('hotel', {
    name: 'The Canal House',
    hours: ['07:00-22:00', '07:00-22:00', '07:00-22:00'],
    services: [
      ['Afternoon tea', 32, 90],
      ['Wedding tour', 0, 60],
      ['Room', null, 480, false],
    ],
    facts: { 'Is breakfast included?': 'Yes, breakfast is included.' },
    synonyms: {
      wedding: ['venue', 'show round'],
      room: ['double room', 'single room', 'suite', 'to stay'],
    },
  }),
}
