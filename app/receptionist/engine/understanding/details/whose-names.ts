import { FAMILY } from '../danger/danger-words.ts'
import { part } from '../text/patterns.ts'
import { OWNED } from './booking-name.ts'
import { KIN, PET, withSmallKin } from './kin.ts'
import { capture, PROPER } from './name-parser.ts'
import { findSelf } from './self-introduction.ts'

/** Not of the caller or of the call: "the name's Jo", "my surname is Hale" and "the booking's Jo Hale" name nobody else. */
const OWN = `(?!(?:it|this|that)\\b|(?:(?!${KIN}s )[a-z]+ )?(?:names?|surname|caller|contact|booking|account|customer)\\b)`
const NAMED = "(?:full |first |last |sur)?names?(?:'s| is| was|,|\\? [Ii]t(?:'s| is))?"

/** Says that a name follows which is not the caller's: "her name's", "the dog's", "my daughter". */
const OTHERS_BEFORE = new RegExp(
  "(?<![\\p{L}'])(?:" +
    [
      `(?:[Hh]is|[Hh]er|[Tt]heir|[Ii]ts) ${NAMED}`,
      "(?:His|Hers|Theirs)(?:'s| is)",
      `(?:[Mm]y|[Oo]ur|[Tt]he|[Hh]is|[Hh]er|[Tt]heir) ${OWN}[a-z-]+(?: [a-z-]+)?(?:'s|s'|)(?: ${NAMED}|(?<='s)| is|(?<=s)(?= called))(?: called| named)?`,
      "(?:[Hh]e|[Ss]he|[Ii]t|[Tt]hey)(?:'s| is|'re| are) (?:called|named)",
      // "Tenant's is 07700 900123, name of Kasia"
      `(?<=(?<!\\p{L})(?:${KIN}'s|[Hh]ers|[Hh]is|[Tt]heirs|[Hh]e's|[Ss]he's)(?!\\p{L})[^.;!?]{0,40}, )name of`,
      // "He's at Wakefield, name's Craig Munro"
      "(?<=(?:^|[.;!?] |, )(?:[Hh]e|[Ss]he)(?:'s| is) [^.?!]{2,40}, )name(?:'s| is)",
      `(?:[Mm]y|[Oo]ur|[Mm]e) (?:[a-z]+ )?(?:${KIN}|${PET}),?`,
      `(?<=${OWNED})in (?:[Mm]y|[Oo]ur|[Tt]he|[Hh]is|[Hh]er|[Tt]heir) [a-z-]+(?: [a-z-]+)?'?s'? name,?`,
      // "Mum's name? It's Joan Gray"
      `(?<=[,.;!?] |\\b(?:and|but) |^)(?:${KIN}|Tenant|Landlord|Landlady)'?s ${NAMED}`,
      // "Alison Gray, mum's Dorothy Gray"
      `(?<=[,.;!?] |\\b(?:and|but) |^)(?:${KIN}|${PET})(?:'s is|'s| is)(?: called| named)?`,
    ].join('|') +
    ') ',
  'gu',
)
/** Tells of somebody else after the caller's name: "it's Jo Bell, my husband won't stop bleeding". */
const VERB =
  "(?:has|had|have|is|was|isn't|hasn't|won't|will|can't|cannot|can|could|keeps?|needs?|wants?|just|got|did|didn't|does|doesn't|would|wouldn't|fell|came|went|said|says)"
/** Says it of the name before: "Sid's the dog", "Joan Bell, that's mum", "Joan Bell is her name". */
const OTHERS_AFTER = new RegExp(
  part`
    (?<![\p{L}'])(?!(?:This|That|It|He|She|Here|There|Who|What|And|But|So|Oh)\b)(?<name>${PROPER}(?: ${PROPER}){0,2})(?:
      (?:'s|'s just| is|,? (?:that's|that is|who's|who is|he's|she's)) (?:
        (?:the|my|me|our|his|her|their) (?:[a-z]+ )?(?:${KIN}|${PET})
        |(?<=(?:that|who|he|she)(?:'s| is) )${KIN}
        |(?:his|her|their) name
      )
      |, (?:my|me|our) (?:${KIN}|${PET})(?! ${VERB}\b)
    )(?![\p{L}'])
  `,
  'gu',
)

/** Says the name of a person, and not of a pet. */
const OF_PERSON = new RegExp(
  `(?<!\\p{L})(?:his|hers?|theirs?|he|she|${KIN}(?:s(?= called))?)(?!\\p{L})(?!.*${PET})`,
  'iu',
)
/**
 * "It's for Jean Barker, I'm Alison", "she's Jean Barker, I'm Alison", "Jean Barker, I'm her daughter Alison", "it's
 * Alison Gray, but book her in, she's Mrs Jean Barker"
 */
const FOR_WHOM = new RegExp(
  part`
    (?:
      ^(?=.*[,.;] (?:and )?(?:I'm|I am) (?:${PROPER}(?: ${PROPER})?,? )?(?:his|her|their) (?:\p{Ll}+ )?${FAMILY}(?!\p{L}))(?:(?:[Ii]t's|[Ii]t is|[Tt]hat's|[Nn]ame's) )?
      |(?:[Ii]t|[Tt]his|[Tt]hat|[Bb]ooking|[Aa]ppointment)(?:'s| is) for (?=.*(?:[Ii]'m|[Ii] am) )
    )(?<whom>${PROPER} ${PROPER})[,.;]?[ ]
    |(?:[Hh]e|[Ss]he)(?:'s| is) (?:
      (?=.*(?:[Ii]'m|[Ii] am) )
      |(?<=\b(?:[Bb]ook|[Ss]ee|[Ff]it|[Gg]et|[Pp]ut)(?:t?ing)? (?:her|him|them|(?:my|our) [a-z]+)\b.*)
    )(?:(?:Mrs?|Ms|Miss) )?(?<pronoun>${PROPER} ${PROPER})(?:[,.;]?[ ]|[.!]?$)
  `,
  'u',
)

/** A name, and the words that say whose it is. */
type Named = { name: string; said: string }
type Others = { text: string; names: readonly string[]; people: readonly Named[] }

/** Reads the names that a line gives to others, each of which may come up twice; `people` are no pets. */
function readOthers(original: string): Others {
  let text = original
  const names: string[] = []
  const people: Named[] = []
  const keep = (name: string, said: string) => {
    names.push(name)
    if (OF_PERSON.test(said)) people.push({ name, said })
  }
  for (const { 0: intro, index } of [...text.matchAll(OTHERS_BEFORE)].toReversed()) {
    const rest = text.slice(index + intro.length)
    const found = capture(rest, new RegExp(`${NAMED} $`).test(intro))
    if (!found) continue
    keep(found.name, intro)
    text = `${text.slice(0, index)} ${found.rest}`
  }
  text = text.replace(OTHERS_AFTER, (said, ...groups) => {
    const { name } = groups.at(-1) as { name: string }
    keep(name, said.slice(name.length))
    return ' '
  })
  return { text, names, people }
}

/** A line without the names that it gives to others. */
export function withoutOthers(original: string): string {
  const { text, names } = readOthers(original)
  const rest = names.reduce((left, name) => left.replace(wholly(name), ' '), text).trim()
  return names.length > 0 ? rest.replace(/(?:[ ,]+(?:and|but))?[ ,]*$/, '') : rest
}

/** Whether a line gives the name of somebody else. */
export const namesOther = (text: string) => withoutOthers(text) !== text.trim()

/**
 * The full name of the person whom a booking is for, in an answer that names the caller by a single name or
 * not at all: "Mum's is Jean Barker, I'm Alison". Null otherwise: who gives both names in full may mean either.
 * `before`: what the caller has asked for.
 */
export function attendeeOf(original: string, before: string): string | null {
  const { text, people } = readOthers(withSmallKin(original))
  if (NOT_ATTENDED.test(text)) return null
  const kin = FOR_KIN.exec(withSmallKin(before))?.groups
  const isOfKin = ({ said }: Named) =>
    kin === undefined
      ? BEGINS_WITH_KIN.test(original)
      : said.includes(kin.whom ?? kin.who ?? '') || !A_KIN.test(said)
  const theirs = people.find((one) => one.name.includes(' ') && isOfKin(one))?.name
  const found = PETS.test(`${before} ${text}`) ? null : FOR_WHOM.exec(text)?.groups
  // "She's Karen Doyle, I'm Paul" may be anybody, unless the booking is for her.
  const whom = found?.whom ?? (kin ? found?.pronoun : undefined)
  const name = theirs ?? whom ?? null
  if (name === null) return null
  const rest = text.replace(name, ' ')
  if (BOOKS_THEM.test(rest)) return name
  return BEGINS_WITH_NAME.test(rest) || findSelf(rest)?.includes(' ') ? null : name
}

/** Wants somebody else booked in: "can't you just book her in?" */
const BOOKS_THEM =
  /\b(?:[Bb]ook|[Ss]ee|[Ff]it|[Gg]et|[Pp]ut) (?:her|him|them|(?:my|our) [a-z]+) (?:booked )?(?:in|down)\b/

/** Names a relative before the caller: "Mum's name is Jean Costello, I'm her daughter Paula". */
const BEGINS_WITH_KIN = new RegExp(
  `^(?=.*\\b(?:I'm|I am)\\b)(?:(?:Well|Oh|So|OK|Er|Um|It's),? )*(?:(?:(?:my|our|me) )?${KIN}(?:'s)?(?: name)?(?:'s| is)?|(?:hers|his|theirs)(?:'s| is)) `,
  'iu',
)
const A_KIN = new RegExp(`(?<!\\p{L})${KIN}(?!\\p{L})`, 'iu')
/** Says that the booking is for a relative. */
const FOR_KIN = new RegExp(
  part`
    (?<!\bask )\b(?:for|behalf of) (?:my|our|me) (?:\p{Ll}+ )?(?<whom>${KIN})(?!\p{L})
    |\b(?:[Mm]y|[Oo]ur|[Mm]e) (?:\p{Ll}+ )?(?<who>${KIN}) (?:needs|has to|could do with)(?!\p{L})
  `,
  'u',
)

/** Whether the caller has spoken of somebody else for whom, or under whose name, it may be. */
export const speaksOfOther = (text: string) =>
  FOR_KIN.test(withSmallKin(text)) || NAME_OF_KIN.test(text) || namesOther(text)

const NAME_OF_KIN = new RegExp(`(?<!\\p{L})${KIN}'s name(?!\\p{L})`, 'iu')
const PETS = new RegExp(`\\b${PET}s?\\b`, 'i')
/** The name of somebody who does not come: "my wife's Sue Reed, it's for me", "my late mother's name was Joan". */
const NOT_ATTENDED = new RegExp(
  part`
    \bfor (?:me|myself)\b
    |\b(?:with|to|for) you(?:rs?|r (?:firm|place))?\b
    |\b(?:recommended|late|died|passed|against|ring|ask)\b
  `,
  'i',
)
const BEGINS_WITH_NAME = new RegExp(`^${PROPER} ${PROPER}(?![\\p{L}'])`, 'u')

/** "Put it under dad's name", "I'm Paula, but it's for my mum": a relative, of whom the line gives no name. */
const UNDER_KIN = new RegExp(
  part`
    (?:
      ^(?:(?:[Oo]h|[Ww]ell|[Jj]ust|[Yy]eah),? )*
      |\b(?:
        [Pp]ut|[Bb]ook|[Mm]ake|have|[Kk]eep|do|[Rr]eserve|like|go|goes
      ) (?:(?:it|that|this|us|them|down) )*
    )(?:[Uu]nder|[Ii]n) (?:(?:my|our|me) )?(?:
      (?<kin>${KIN})'s(?: name)?
      |(?:his|her|their) name
    )(?![\p{L}'])
    |\b[Pp]ut (?:his|her|their) name (?:on|down)\b
    |(?<=[Ii]'m .*)\b(?:[Ii]t|[Tt]hat|booking|appointment)(?:'s| is) for (?:my|our|me) (?<attendee>${KIN})(?![\p{L}'])
  `,
  'u',
)

/** Says that it is for the caller, whatever else is for a relative: "the cut's for me, and a trim for my lad". */
const FOR_SELF =
  /\bfor (?:me|myself)\b,? (?:and|plus|but)\b|\b(?:and|but|plus|not) [^.?!]{1,40} for (?:me|myself)\b/

/** The name of the one relative whom a booking is for, in the caller's words so far; or null. */
export function nameOfKin(original: string): string | null {
  // "It's for my husband actually, Gareth Pugh"
  const said = original.replace(/ (?:actually|really|though)(?=,)/g, '')
  const { whom, who } = FOR_KIN.exec(withSmallKin(said))?.groups ?? {}
  const kin = whom ?? who
  if (kin === undefined || PETS.test(said) || FOR_SELF.test(said)) return null
  const people = readOthers(withSmallKin(said)).people.filter(
    (one) => one.said.includes(kin) || !A_KIN.test(one.said),
  )
  const [only, other] = new Set(people.map(({ name }) => name))
  return other === undefined ? (only ?? null) : null
}

/** The name of the relative under whose name a line wants the booking, as the lines before it gave it; or null. */
export function kinsName(original: string, before: string): string | null {
  const under = UNDER_KIN.exec(withSmallKin(original))
  if (!under) return null
  const { kin, attendee } = under.groups ?? {}
  const { people } = readOthers(withSmallKin(before))
  const ofKin = people.filter(({ said }) => said.includes(kin ?? attendee ?? ''))
  // "I'm ringing for my mum. Her name's Jean Barker": a relative named by "her" is the only one.
  const [person, other] = ofKin.length > 0 ? ofKin : people
  // "Her name" may be that of either of two.
  if (!person || other) return null
  return person.name.includes(' ') || nameOfKin(before) === person.name ? person.name : null
}

/** Names somebody right before a number: "she's Leah 07700 900123", "ring my wife Jo on 0113 …". */
const BEFORE_PHONE = new RegExp(
  `(?:(?:[Ss]he|[Hh]e)(?:'?s| is)|[Ii]t'?s|(?:called|name'?s?|name is)|(?:my|our) (?:\\p{Ll}+ )?${KIN},?|[Rr]ing|[Cc]all) (?<name>${PROPER}(?: ${PROPER})?),?(?:'s| is)?(?: on)? \\+?\\d[\\d ]{8}`,
  'u',
)

/** The name of whoever has the number that a line gives, or null. */
export const nameBeforePhone = (text: string) => BEFORE_PHONE.exec(text)?.groups?.name ?? null

const wholly = (name: string) =>
  new RegExp(`(?<!\\p{L})${name.replaceAll('.', '\\.')}(?![\\p{L}'])`, 'gu')
