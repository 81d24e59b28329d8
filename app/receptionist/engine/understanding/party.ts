import { withDigits } from './numbers.ts'

const COUNTED =
  /\b(?:(?:table|booking|reservation|seats?|space|room|dinner|lunch) for|for|party of|group of|we(?:'re| are)|there(?:'s| are| will be|'ll be)|make (?:it|that)) (?:a party of |about |only |just )?(\d{1,2})\b(?! ?(?:[:.]\d|[ap]m|o'clock|in the|(?:th|st|nd|rd)\b|\/))/
const TOTAL =
  /\b(\d{1,2}) (?:people|of us|guests|covers|pax|diners)\b(?! (?:is|has|are (?:vegan|vegetarian|coeliac|allergic)|can't|don't))/
const PEOPLE =
  /\b(?:(\d{1,2})|(?:a|an|my|our|the|his|her)) (?:[a-z]+ )?(?:people|persons?|guests?|girls|boys|lads|ladies|women|men|of us|adults?|diners|covers|seats?|places?|pax|kids?|little ones?|child|children|bab(?:y|ies)|toddlers?|sons?|daughters?|friends?|wife|husband|missus|hubby|other half|fianc[eé]e?|nan|gran|boss|partner|girlfriend|boyfriend|mum|dad|parents|sister|brother|colleagues?)\b/g
const ME = /\b(?:me|i|myself)\b(?=,| and)|\band (?:me|i|myself)\b/
const ALONE = /\b(?:just me|only me|myself|on my own|by myself|alone|just the one)\b/
const PAIR = /\b(?:couple of us|the two of us|both of us|us two)\b/

/** The number of people that a table is for, or null. */
export function findParty(text: string, isAsked: boolean): number | null {
  const line = withDigits(text)
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
