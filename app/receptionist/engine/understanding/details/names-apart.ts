import { readAnswer } from '../answers/yes-no.ts'
import { isQuestion } from '../asks/questions.ts'
import type { Context } from '../context.ts'
import { looksAfterAnimals } from '../services/animals.ts'
import { findServices } from '../services/services.ts'
import { part } from '../text/patterns.ts'
import { plain, wordsOf } from '../text/text.ts'
import { wantsRing } from '../wants/call-backs.ts'
import { findDates } from '../when/dates.ts'
import { IS_PICK } from '../when/picks.ts'
import { isCommonWord } from './common-words.ts'
import { tidy } from './name-normalisation.ts'
import { findName } from './names.ts'
import { KIN, withSmallKin } from './kin.ts'
import { capitalised } from './spelling.ts'

/** Whether a line that chooses a time ends with a name: "half eleven's great. I'm Priya"; "it's Bella" may be the dog. */
export const isSigned = (line: string, open: Context['open']) =>
  open === 'slot' &&
  /[.!] (?:I'm|This is|My name's|The name's) \p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'-]+)?[.!]?$/u.test(line)

/** A line that answers nothing but is written like a name: "Dave" at an offer, "Margaret Thwaite" anywhere. */
const NAME_ALONE =
  /^(?:[Ii]t's |[Tt]his is )?\p{Lu}[\p{Ll}'-]+(?:[ -](?:d[aei]l?|v[ao]n|de[nr]|bin))*(?:[ -]\p{Lu}[\p{L}'-]+){0,2}[.!]?$/u

const WORD = "\\p{Lu}[\\p{L}'-]+"

const MRS = `(?:Mrs?|Ms|Miss)\\.? ${WORD}`

const FULL = `(?:(?:Mrs?|Ms|Miss|Mx|Dr)\\.? )?${WORD}(?: and ${WORD})?(?: (?:d[aei]l?|v[ao]n|de[nr]|bin))*(?: ${WORD}){1,2}`

const MRS_ALONE = new RegExp(`^${MRS}$`, 'u')

/** An address before a name: "I'm at 12 Mill Lane, Jo Hale", "Flat 3, Ann Lee". */
const AFTER_ADDRESS =
  /\b(?:at|[Ff]lat|[Uu]nit|[Rr]oom|[Pp]lot|[Hh]ouse|[Nn]umber|[Nn]o\.?) \d+\p{L}?(?: [\p{L}']+){0,3}$/u

const PHONE_NEXT = ',?(?: on)? \\+?\\d[\\d ]{8}'

/** A full name in a part of a line: "three. It's Ann Lee, and …", "please cancel him, Mrs Hegarty". */
const NAME_APART = new RegExp(
  part`
    (?<lead>^|[.!?;,] |(?<=\d{3}) |\b(?:and|but|[Aa]ctually|[Ss]orry|(?:[Nn]o|[Yy]es|[Yy]eah|[Aa]ye),?) )(?<intro>(?:[Ii]'?m|[Ii]t'?s|[Tt]his is|[Nn]ame'?s) )?(?<full>${FULL}|${MRS}|(?:Dr|Doctor)\.? ${WORD})(?<next>
      [.!]?$|${PHONE_NEXT}
      |(?=[.!;,] | (?:and|not|actually|please|instead|with an?|thanks?|cheers|about|regarding|re|from|for)(?!\p{L}))
    )
  `,
  'gu',
)

/** Goes on about a name that need not be the caller's, unless it is for the firm's own papers; of two names, the first is. */
const FOR_SOMEBODY =
  /^ (?:and(?! \p{Lu}[\p{L}'-]+ \p{Lu}[\p{L}'-]+[.!]?$)|actually|instead|for(?! (?:the|your|my) (?:paperwork|papers|books?|bookings?|records?|forms?|invoice|bill|diary)\b))/u

/** Speaks of, or asks for, somebody else. */
const FOR_OTHER =
  /\b(?:speak|talk|(?<!\b(?:come|comes|came|gone|going|went|been) )through|ask|see|(?:with|from|by)(?! you\b)|called|and|or|for (?:him|her|them|my|our|the|an?))\b/i

/** In small letters, or a single name: "half ten then. ann lee, 07700 900123", "Imogen, 07700 900123". */
const BEFORE_PHONE = new RegExp(
  part`
    (?:^|[.!?;,] )(
      \p{L}[\p{L}'-]+ \p{L}[\p{L}'-]+
      |\p{Lu}[\p{L}'-]+
    ),? (?:(?:[Ii]'m|[Ii] am|it's|my number(?:'s| is)) )?(?:on )?(?=\+?\d[\d ]{8})
  `,
  'u',
)

/** A name after "it's" in letters of any size, at the end of a line or right before a number: "thats fine. its lee". */
const SIGNED = new RegExp(
  part`
    (?:^|[.!?;,] (?:and |so |oh )?|\b(?:yes|yeah|yeh|yep|ok|okay|sure|hi|hello|hiya|thanks|ta|please),? )(?<intro>it's|its|i'm|im|this is|name's|names) (?<name>\p{L}{2,}(?: \p{L}[\p{L}'-]+)?)(?:
      (?:,? (?:here|speaking|again))?[.! ]*$
      |,?(?: and)?(?: (?:it's|its|on|my number(?:'s| is)?|number(?:'s| is)?))? (?=\+?\d[\d ]{8})
    )
  `,
  'iu',
)

/** Written like a name, but a place, a dog or a car: "Mill Lane", "Border Collie", "Ford Focus". */
const NOT_PERSON =
  /\b(?:Road|Street|Lane|Avenue|Close|Drive|Court|Gardens|Terrace|Crescent|Square|Mews|Row|Grove|House|Lodge|Apartments|Flats|Farm|Cottage|Hotel|School|Surgery|Mill|Wharf|Yard|Towers?|Spaniel|Retriever|Terrier|Labrador|Poodle|Collie|Shepherd|Bulldog|Setter|Corgi|Husky|Tzu|Cross)$|^(?:Ford|Vauxhall|Nissan|Toyota|Honda|Audi|Volkswagen|Renault|Peugeot|Citro[eë]n|Skoda|Kia|Hyundai|Fiat|Mazda|Volvo|Mercedes) /

/** Whether words with capitals name a place, an animal or a car, and no person. */
export const isNoPerson = (name: string) => NOT_PERSON.test(name)

/** Ends with a relative's thing or a matter, after which a name says whose it is: "it's about my dad's will, Len Tims". */
const OF_MATTER = new RegExp(
  `(?:${KIN}(?:'s|s')|(?<!\\p{L})(?:about|regarding) (?:my|our|his|her|the)) (?!(?:\\p{Ll}+ )?(?:name|surname|appointment|booking|visit|one)$)\\p{Ll}+(?: \\p{Ll}+){0,2}$`,
  'iu',
)

/** Gives the caller's name, and then what it is about: "it's Jo at the home, about one of our residents", before "Mr Hale". */
const RINGS_ABOUT =
  /(?<!\p{L})(?:[Ii]t'?s|[Tt]his is|[Ii]'?m) \p{Lu}.*\b(?:about|regarding|on behalf of) [^.!?]*$/u

/** Words that put another name in place of the one given. */
const OTHER_NAME = /\b(?:no|not|name'?s?|sorry|actually)\b/

/** A yes before a name: "yes please. Marjorie." */
const AGREED =
  /^(?:yes|yeah|yep|yup|aye|sure|ok|okay|please|go on|alright|all right)(?:,? (?:please|then|thanks|go on|alright|ok))*[.,!] (?=\p{Lu})/iu

/** What a name is ringing about: "Sal, about the pallet". */
const SUBJECT = /,? (?:about|regarding|re|from) .*$/i

const SMALL_NAME = /^\p{Ll}+ \p{Ll}+$/u

/** The full name that stands apart in a line; at the question for it also after a comma: "Shaz, Sharon Bibby". */
export function findApart(line: string, isAsked: boolean, context: Context): string | null {
  const { open, name } = context
  const isClear = isShared(name ?? '', line) || /\d{3}/.test(line) || wantsRing(plain(line))
  // "Or ring my husband. Mark Doyle, 07700 …" does not replace the caller's own name.
  const isOwn = name === null || OTHER_NAME.test(plain(line))
  for (const { 0: whole, index, groups = {} } of line.matchAll(NAME_APART)) {
    const { lead, intro, full = '', next = '' } = groups
    // What a message is about may be anybody.
    if (open === 'about' && !intro) continue
    // "A viewing please. North Hill": it may be what or where.
    const isLoose =
      !intro &&
      !isClear &&
      (open === 'postcode' || (open === 'service' && (index > 0 || isQuestion(plain(line)))))
    const before = line.slice(0, index)
    // "In Lafayette and near the park", "Dr Shah rang" say nothing of the caller.
    const after = line.slice(index + whole.length)
    const isWhole =
      intro || (!/^D(?:octo)?r\b/.test(full) && (isAsked || !FOR_SOMEBODY.test(after)))
    const isTitled =
      name === null && MRS_ALONE.test(full) && !FOR_OTHER.test(line) && !RINGS_ABOUT.test(before)
    const isSigned = next.length < 2 && (isTitled || AFTER_ADDRESS.test(before))
    const isApart =
      lead !== ', ' ||
      intro ||
      /\d/.test(next) ||
      /\d{3}$/.test(before) ||
      isSigned ||
      ((isAsked || open === 'slot') && isChoiceAlone(before, context)) ||
      (isShared(name ?? '', full) && !OF_MATTER.test(before)) ||
      ((isAsked || SAYS_SELF.test(before)) && isAlike(before, full))
    if (
      !isApart ||
      !isWhole ||
      (isLoose && !isSigned) ||
      isNoPerson(full) ||
      isElse(plain(full), context)
    )
      continue
    // "Bev Thackray. It'll be under Beverley."
    const longer = findName(line.slice(line.indexOf(full, index)), true)
    const found = longer?.includes(' ') ? longer : findName(full, true)
    if (found?.includes(' ') && (isOwn || isShared(name, full))) return found
  }
  return null
}

/** The longest beginning that only says when: "it was Thursday". **Units**: words. */
const CHOICE_MAX_WORDS = 3

/** Whether what comes before a name only says a day or which one: "Thursday, Ann Lee", "the later one, Ann Lee". */
const isChoiceAlone = (before: string, { today, open }: Context) =>
  before !== '' &&
  before.trim().split(' ').length <= CHOICE_MAX_WORDS &&
  !FOR_OTHER.test(before) &&
  (findDates(plain(before), today).dates.length > 0 ||
    (open === 'slot' && IS_PICK.test(plain(before))))

/** Says who it is in short before the full name: "its Gaz, Gary Ibbotson". */
const SAYS_SELF = /(?<!\p{L})(?:it'?s|i'?m|this is|name'?s) \p{Lu}\p{L}+$/iu

/** Whether the word before a name begins like it, or is part of it: "Shaz, Sharon Bibby", "Tash, Natasha Bright". */
function isAlike(before: string, name: string): boolean {
  const word = /(?<!\p{L})\p{Lu}\p{L}+$/u.exec(before)?.[0] ?? ''
  const isPart = word.length > 2 && name.toLowerCase().includes(word.toLowerCase())
  return word !== '' && (isPart || word.startsWith(name.charAt(0)))
}

/** Says how somebody or something is: "its dripping", "im knackered". */
const IS_STATE = /(?:ing|ed|ly|ful|ous|able|ible|ic|al|less|y'?all|er|est)$/u

/** What a line is signed with, which is no place, thing or state: "its lee"; "its karen booth 07700 900123". */
export function findSigned(line: string, context: Context): string | null {
  const { open, name: known, isVisit, setup } = context
  const { intro = '', name = '' } = SIGNED.exec(line)?.groups ?? {}
  if (known !== null || name === '' || open === 'service' || open === 'about') return null
  const words = plain(name).split(' ')
  if (words.some((word) => isCommonWord(word) || isEveryday(word))) return null
  const isNumbered = /\d[\d ]{8}/.test(line)
  const isLone = words.length === 1 && !isNumbered
  // "It's Rex" is the dog, "its ford focus" the car, and "its headingley" where to come to.
  const isOther =
    /^it/i.test(intro) && (isVisit || setup.trade === 'garage' || looksAfterAnimals(setup))
  if (!isNumbered && isOther) return null
  if (isLone && (/^i'?m/i.test(intro) || IS_STATE.test(words[0] ?? ''))) return null
  const found = words.map(capitalised).join(' ')
  return isNoPerson(found) || isElse(plain(name), context) ? null : found
}

/** For whom a table is, at the end of a line: "twelve then, it's for Dan", "half seven, for Dan Hale please". */
const TABLE_FOR = new RegExp(
  `(?:^|[.!?;,] (?:and |so |oh )*|\\b(?:[Tt]hen|[Pp]lease|[Ff]ine|[Oo]k|and) )(?:(?:[Ii]t'?s|[Tt]hat'?s|[Tt]hat'll be|[Ii]t'll be|[Tt]able's|[Bb]ooking's|[Mm]ake it) )?[Ff]or (${WORD}(?: ${WORD})?)(?:,? (?:please|then|thanks|ta|cheers))*[.! ]*$`,
  'u',
)

/** Relatives, feasts and guests, for whom or which a table may be. */
const NO_GUEST =
  /^(?:uncle|aunt\w*|grand\w+|nana?|gran\w*|easter|diwali|eid|ramadan|passover|hanukkah|lent|vegans?|vegetarians?|coeliacs?|men|women|ladies)\b/

/** The name of whom a table is for, which is no day, meal or relative: "it's for Friday", "it's for Mum". */
export function findTableFor(line: string, context: Context): string | null {
  const { open, name: known, hasParty, today } = context
  if (known !== null || !hasParty || open === 'service' || open === 'about') return null
  const [, name = ''] = TABLE_FOR.exec(withSmallKin(line)) ?? []
  const text = plain(name)
  const isOther =
    name === '' ||
    text.endsWith("'s") ||
    NO_GUEST.test(text) ||
    text.split(' ').some((word) => isCommonWord(word) || isEveryday(word)) ||
    findDates(text, today).dates.length > 0 ||
    isNoPerson(name) ||
    isElse(text, context)
  return isOther ? null : name
}

/** A name that is the whole line, or comes before a number or a choice: "Jean Wilkes, the later one". */
export function findBareName(original: string, context: Context): string | null {
  const { open, isBooking, name } = context
  const line = original.trim()
  const isElsewhere = open === 'service' || open === 'about' || open === 'postcode'
  const numbered = name === null ? BEFORE_PHONE.exec(line)?.[1] : undefined
  if (numbered && (numbered.includes(' ') || !isElsewhere) && !isElse(plain(numbered), context))
    return findName(numbered, true)
  const isAgreed =
    name === null && (open === 'take-message' || open === 'slot') && AGREED.test(line)
  const own = isAgreed ? tidy(line.replace(AGREED, '').replace(SUBJECT, '')) : line
  // "Yes please. Mornings."
  if (isAgreed && (isEveryday(plain(own)) || isNoPerson(own))) return null
  const [first = '', ...rest] = own.split(', ')
  const isPicking = open === 'slot' && IS_PICK.test(plain(rest.join(', ')))
  const said = isPicking ? first : own
  const text = plain(said)
  // A single word may be what they want, unless she has asked for something else.
  const isTold = isBooking || open === 'take-message' || text.includes(' ')
  // In small letters it may be anything ("half nine"), unless a choice follows.
  const isName = NAME_ALONE.test(said) || (isPicking && SMALL_NAME.test(said))
  if (!isName || !isTold || open === 'about' || isElse(text, context)) return null
  return findName(said, true)
}

/** A single name between what is called off and the details of it. */
const SURNAME_ALONE =
  /(?<=[.,;] )(?!(?:Sadly|Unfortunately|Basically|Obviously|Apparently|Honestly|However|Cheers|Covid|Ava)\b)\p{Lu}[\p{L}'-]{2,}(?=[.,;] |[.!]?$)/gu

/** The name under which an old booking is: "need to cancel tomorrow. Patel, four people". */
export function findSurnameAlone(line: string, context: Context): string | null {
  const to = wordsOf(plain(context.setup.urgent.to))
  const names = (line.match(SURNAME_ALONE) ?? []).filter((name) => {
    const text = plain(name)
    const isDate = findDates(text, context.today).dates.length > 0
    const isWord = isCommonWord(text) || isEveryday(text)
    return !isDate && !isWord && !to.includes(text) && !isElse(text, context)
  })
  const [only, other] = names
  return other === undefined ? (only ?? null) : null
}

/** Whether a word is an everyday one with an ending: "mornings", "urgently". */
const isEveryday = (word: string) => isCommonWord(word.replace(/(?<=\w{4})(?:s|ly)$/, ''))

function isShared(name: string, other: string): boolean {
  const words = wordsOf(plain(other))
  return plain(name)
    .split(' ')
    .some((word) => words.includes(word))
}

/** Whether what is written like a name is an answer, a service or a town. */
export function isElse(text: string, { setup, synonyms }: Context): boolean {
  return (
    readAnswer(text) !== null ||
    findServices(text, setup.services, synonyms).length > 0 ||
    [setup.town, ...setup.area.towns].some((town) => plain(town) === text)
  )
}
