import { withDigits } from './numbers.ts'

const COUNTED =
  /\b(?:(?:table|booking|reservation|seats?|space|room|dinner|lunch) for|for|party of|group of|we(?:'re|'d be|'ll be| are| would be| will be)|there(?:'s|'d be|'ll be| are| would be| will be)|make (?:it|that)|it (?:might|may|could|will) be|fit(?:ting)?(?: in)?|squeez(?:e|ing)(?: in)?|seat(?:ing)?) (?:a party of |about |only |just )?(\d{1,2})\b(?! ?(?:[:.]\d|[ap]m|o'clock|in the (?:early |late )?(?:morning|afternoon|evening|night)|(?:th|st|nd|rd)\b|minutes?|mins?|\/))/
const TOTAL = /\b(\d{1,2}) (?:people|of us|guests|covers|pax|diners)\b/
/** "We've a table for four, can we make it six?" is six. */
const MADE =
  /^.*\bmake (?:it|that) (?:a table )?(?:(?:for|of) )?(?=\d{1,2}\b(?! ?(?:[:.]\d|[ap]m|o'clock|(?:past|to) |(?:th|st|nd|rd)\b)))/
/** Corrects the number of people, and not the time: "at eight for four, could you make it six?" */
const PARTY_MADE =
  /^.*\b(?:for \d{1,2}|\d{1,2} (?:people|of us|guests|adults))\b(?! ?(?:[:.]\d|[ap]m|o'clock|minutes?|nights?|days?))[^.?!\d]{0,40}\bmake (?:it|that) (?:a table )?(?:(?:for|of) )?(?=\d{1,2}\b(?! ?(?:[:.]\d|[ap]m|o'clock|(?:past|to) |(?:th|st|nd|rd)\b)))/
const CLOCK = /\b(?:at|by|from) \d|\d[:.]\d\d|\d ?[ap]m\b|\b(?:half|quarter) /
/** Some of the party, or people on top of it: "two of us are vegan", "two more of us". */
const APART =
  /\b(?:\d{1,2} (?:(?:people|of us|of them|guests|adults|kids|children) (?=(?:is|has|had|have(?! (?:you|to))|were|was|got|felt|went|can't|don't|are (?:vegan|vegetarian|coeliac|allergic))\b)|(?:more|extra|other|additional)(?: people| of us| guests)?\b)|another \d{1,2}\b)/g
const DIET = '(?:coeliac|vegan|vegetarian|veggie|allergic|pescatarian|diabetic)s?'
/** Part of the party by what they eat: "two coeliac", "we're vegans, two of us". */
const BY_DIET = new RegExp(
  `\\b(?:\\d{1,2}|one) (?:of (?:us|them) )?(?:is |are )?(?:a )?${DIET}\\b|\\b${DIET},? \\d{1,2} of (?:us|them)\\b`,
  'g',
)
/** Comes for a thing, and not to eat: "can I pop in for one?" */
const FETCHED =
  /\b(?:pop|nip|call|drop|swing|stop|run|come|send)(?:ping|ing)?(?: (?:in|by|round|over|down|up|back|someone|somebody))? for 1\b/g
/** "Six, no, seven" is seven. */
const TAKEN_BACK =
  /\b\d{1,2}(?: people| of us)?[,. ]+(?:(?:no|sorry|wait|actually|oh|well|i mean|or rather|make (?:it|that))[,. ]+)+(?=\d{1,2}\b)/g
const NOT_PEOPLE = "(?! ?(?:[:.]\\d|[ap]m\\b|o'clock))"
/** The party in place of another: "for four, but now we're six", "it's going to be eight now". */
const CHANGED = new RegExp(
  `\\b(?:now|(?:gone|going) (?:up|down) to)(?: (?:we're|we are|we'll be|there's|there are|there'll be|it's|it is|it'll be|going to be|gonna be|be|only|just)){0,3} (\\d{1,2})\\b${NOT_PEOPLE}|\\b(?:we're|we are|we'll be|there are|there'll be|it'll be|going to be) (?:only |just )?(\\d{1,2})(?: of us| people)? now\\b`,
)
/** All of them, before some of them: "five, two coeliac and a baby". */
const WHOLE = /^(\d{1,2})(?: of us)?, (?!and\b|plus\b)(?=\d|an?\b|one\b|two\b)/
const PEOPLE =
  /\b(?:(\d{1,2})|(?:a|an|my|our|the|his|her)) (?:[a-z]+ )?(?:people|persons?|guests?|girls|boys|lads|ladies|women|men|of us|adults?|diners|covers|seats?|places?|pax|kids?|little ones?|child|children|bab(?:y|ies)|toddlers?|sons?|daughters?|friends?|wife|husband|missus|hubby|other half|fianc[eé]e?|nan|gran|boss|partner|girlfriend|boyfriend|mum|dad|parents|sister|brother|colleagues?)\b/g
const ME = /\b(?:me|i|myself)\b(?=,| and)|\band (?:me|i|myself)\b/
const ALONE = /\b(?:just me|only me|myself|on my own|by myself|alone|just the one)\b/
const PAIR = /\b(?:couple of us|the two of us|both of us|us two)\b/

/** The number of people that a table is for, or null. */
export function findParty(text: string, isAsked: boolean): number | null {
  const said = withDigits(text)
    .replace(TAKEN_BACK, '')
    .replace(APART, ' ')
    .replace(BY_DIET, ' ')
    .replace(FETCHED, ' ')
  const line = said.replace(CLOCK.test(said) ? PARTY_MADE : MADE, 'make it ')
  const changed = CHANGED.exec(line)
  if (changed) return Number(changed[1] ?? changed[2]) || null
  const whole = isAsked ? WHOLE.exec(withDigits(text)) : null
  if (whole) return Number(whole[1]) || null
  const total = TOTAL.exec(line)
  const found = total ?? COUNTED.exec(line.replace(PEOPLE, ' '))
  if (found) return Number(found[1]) || null
  const company = countCompany(line)
  if (company > 1) return company
  if (PAIR.test(line)) return 2
  if (ALONE.test(line)) return 1
  return isAsked ? Number(/\b(\d{1,2})\b/.exec(line)?.[1]) || null : null
}

/** Counts people by mention: "me, my wife and two kids" are four, and "my parents" two. */
function countCompany(line: string): number {
  let count = ME.test(line) ? 1 : 0
  for (const [said, number] of line.matchAll(PEOPLE)) {
    if (number === undefined && count === 0 && !/^(?:my|our)/.test(said)) continue
    count += number ? Number(number) : said.endsWith('parents') ? 2 : 1
  }
  return count
}
