import type { Command } from './command.ts'
import type { Context } from './context.ts'
import { findName, isSpelt } from './names.ts'
import { findParty } from './party.ts'
import { completePhone, correctTail, findPhone, partOfPhone } from './phones.ts'
import { IS_PICK } from './picks.ts'
import { findPostcode } from './postcodes.ts'
import { isQuestion } from './questions.ts'
import { findServices } from './services.ts'
import { plain } from './text.ts'
import { isRefusal } from './wants.ts'
import { readAnswer } from './yes-no.ts'

/** Reads the telephone number and postcode, and hides their words from the later grammars. */
export function findNumbers(text: string, context: Context): { commands: Command[]; rest: string } {
  const commands: Command[] = []
  const { open, phone, phonePart } = context
  const isAsked = open === 'phone' || open === 'phone-confirm'
  const before = phonePart ?? phone
  const found =
    (phone && isAsked ? correctTail(text, phone) : null) ??
    findPhone(text, isAsked) ??
    (before && isAsked ? completePhone(text, before) : null)
  let rest = text
  if (found) {
    commands.push({ kind: 'tell', field: 'phone', value: found.phone })
    rest = `${text.slice(0, found.start)} ${text.slice(found.end)}`.replace(/\s+/g, ' ')
  } else if (isAsked) {
    const digits = partOfPhone(text)
    if (digits) commands.push({ kind: 'part-of-phone', digits })
  }
  const postcode = findPostcode(rest, open === 'postcode')
  if (postcode) {
    commands.push({ kind: 'tell', field: 'postcode', value: postcode })
    const compact = postcode.toLowerCase().replace(' ', '')
    rest = rest.replace(new RegExp(compact.split('').join('[ ,.-]{0,3}')), ' ')
  }
  return { commands, rest }
}

/** Reads the name and the size of the party. */
export function findPerson(
  original: string,
  text: string,
  wants: Command[],
  context: Context,
): Command[] {
  const { open, hasParty, setup } = context
  const commands: Command[] = []
  const isSmallTalk = wants.some(
    ({ kind }) =>
      kind === 'thanks' ||
      kind === 'repeat' ||
      kind === 'goodbye' ||
      kind === 'cancel' ||
      kind === 'wait' ||
      kind === 'abuse' ||
      kind === 'instructions',
  )
  const mode = open === 'name' && !isSmallTalk && !isRefusal(text)
  const canBeWeak = open === 'name' || open === 'service' || open === null
  const name =
    findName(original, mode || isSpelt(original), canBeWeak) ??
    (isSmallTalk ? null : findBareName(original, context))
  // "Is that Brook and Sons?" names the business.
  const isOurs = name !== null && setup.name.toLowerCase().startsWith(name.toLowerCase())
  if (name && !(isOurs && isQuestion(text)))
    commands.push({ kind: 'tell', field: 'name', value: name })
  const party = hasParty ? findParty(text, open === 'party') : null
  if (party) commands.push({ kind: 'tell', field: 'party', value: String(party) })
  return commands
}

/** A line that answers nothing but is written like a name: "Dave" at an offer, "Margaret Thwaite" anywhere. */
const NAME_ALONE =
  /^(?:[Ii]t['’]s |[Tt]his is )?\p{Lu}[\p{Ll}'’-]+(?:[ -](?:d[aei]l?|v[ao]n|de[nr]|bin))*(?:[ -]\p{Lu}[\p{L}'’-]+){0,2}[.!]?$/u

/** A full name in a sentence of its own at the end. */
const NAME_LAST =
  /[.!?;] (?:[Ii]['’]m|[Ii]t['’]s|This is) (\p{Lu}[\p{Ll}'’-]+ \p{Lu}[\p{L}'’-]+)[.!]?$/u

/** A full name in a sentence of its own at the start. */
const NAME_FIRST = /^(\p{Lu}[\p{Ll}'’-]+ \p{Lu}[\p{Ll}'’-]+)[.!;] /u

const SMALL_NAME = /^\p{Ll}+ \p{Ll}+$/u

/** A name that is the whole line, or comes before a choice: "Jean Wilkes, the later one". */
function findBareName(original: string, context: Context): string | null {
  const { open, isBooking } = context
  // "Half twelve's fine. I'm Natalie Cross."
  const last = (NAME_LAST.exec(original.trim()) ?? NAME_FIRST.exec(original.trim()))?.[1]
  if (last && open !== 'about' && !isElse(plain(last), context)) return findName(last, true)
  const [first = '', ...rest] = original.trim().split(', ')
  const isPicking = open === 'slot' && IS_PICK.test(plain(rest.join(', ')))
  const said = isPicking ? first : original.trim()
  const text = plain(said)
  // A single word may be what they want, unless she has asked for something else.
  const isTold = isBooking || open === 'take-message' || text.includes(' ')
  // In small letters it may be anything ("half nine"), unless a choice follows.
  const isName = NAME_ALONE.test(said) || (isPicking && SMALL_NAME.test(said))
  if (!isName || !isTold || open === 'about' || isElse(text, context)) return null
  return findName(said, true)
}

/** Whether what is written like a name is an answer, a service or a town. */
function isElse(text: string, { setup, synonyms }: Context): boolean {
  return (
    readAnswer(text) !== null ||
    findServices(text, setup.services, synonyms).length > 0 ||
    [setup.town, ...setup.area.towns].some((town) => plain(town) === text)
  )
}
