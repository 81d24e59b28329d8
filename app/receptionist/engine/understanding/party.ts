import { withDigits } from './numbers.ts'

const COUNTED =
  /\b(?:(?:table|booking|reservation|seats?|space|room|dinner|lunch) for|for|party of|group of|we(?:'re| are)|there(?:'s| are| will be|'ll be)|make (?:it|that)) (?:a party of |about |only |just )?(\d{1,2})\b(?! ?(?:[:.]\d|[ap]m|o'clock|in the|th|st|nd|rd|\/))/
const PEOPLE =
  /\b(\d{1,2}) (?:people|persons?|guests?|of us|adults?|diners|covers|seats?|places?|pax)\b/
const ALONE = /\b(?:just me|only me|myself|on my own|by myself|alone|just the one)\b/
const PAIR =
  /\b(?:me and my|my (?:wife|husband|partner|girlfriend|boyfriend|friend|mum|dad) and (?:me|i)|couple of us|the two of us|both of us|us two)\b/

/** For how many people a table is wanted, null if it is not said. */
export function findParty(text: string, isAsked: boolean): number | null {
  const line = withDigits(text)
  const found =
    PEOPLE.exec(line) ?? COUNTED.exec(line) ?? (isAsked ? /\b(\d{1,2})\b/.exec(line) : null)
  if (found) return Number(found[1]) > 0 ? Number(found[1]) : null
  if (PAIR.test(line)) return 2
  return ALONE.test(line) ? 1 : null
}
