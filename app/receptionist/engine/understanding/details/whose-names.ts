import { isCommonWord } from './common-words.ts'
import { FAMILY } from '../danger/danger-words.ts'
import { capture, NEXT, OWNED, withSmallKin } from './names.ts'
import { part } from '../text/patterns.ts'
import { capitalised } from './spelling.ts'

const KIN = part`
  (?:
    ${FAMILY}|grand\p{Ll}+|nana?|granny|aunt(?:ie|y)?|uncle|cousin|niece|nephew|step\p{Ll}+
    |fianc[eé]e?|carer|tenant|landlord|landlady|neighbour|boss|owner|mate|assistant|secretary
  )
`
const PET = '(?:dog|puppy|pup|cat|kitten|rabbit|horse|pony|pet|hamster|budgie|tortoise)'
/** What a caller says of the call or of themselves: "the name's Jo", "my surname is Hale", "tell her it's Jo". */
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
      // "He's at Wakefield, name's Craig Munro"
      "(?<=(?:^|[.;!?] |, )(?:[Hh]e|[Ss]he)(?:'s| is) [^.?!]{2,40}, )name(?:'s| is)",
      `(?:[Mm]y|[Oo]ur|[Mm]e) (?:[a-z]+ )?(?:${KIN}|${PET}),?`,
      `(?<=${OWNED})in (?:[Mm]y|[Oo]ur|[Tt]he|[Hh]is|[Hh]er|[Tt]heir) [a-z-]+(?: [a-z-]+)?'?s'? name,?`,
      // "Mum's name? It's Joan Gray"
      `(?<=[,.;!?] |\\b(?:and|but) |^)(?:${KIN}|[Tt]enant|[Ll]andlord|[Ll]andlady)'?s ${NAMED}`,
      // "Alison Gray, mum's Dorothy Gray"
      `(?<=[,.;!?] |\\b(?:and|but) |^)(?:${KIN}|${PET})(?:'s is|'s| is)(?: called| named)?`,
    ].join('|') +
    ') ',
  'gu',
)
const PROPER = "\\p{Lu}[\\p{L}-]+(?:'\\p{Lu}\\p{L}+)?"
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
      |, (?:my|me|our) (?:${KIN}|${PET})(?! (?:${VERB})\b)
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

/** Before the caller's own name: "I'm", "it's his brother", "I'm the tenant at number 4,". */
const SELF = new RegExp(
  part`
    (?<![\p{L}'])(?:
      (?:
        [Ii]'m|I am|Im|[Mm]ine's|[Mm]ine is
        |(?:[Ii]t's|[Tt]his is)(?: only)? me(?: again)?,?
        |(?<=^|[.;!?] )[Mm]e,
        |(?:[Jj]ust|[Oo]nly|[Yy]ou can) put(?: me)?(?: down)?(?: as)?
      )
      |(?:
        [Ii]'m|[Ii] am|Im|[Ii]t's|[Ii]t is|[Tt]his is
      ) (?:only |just )?(?:his|her|their|your|the|${PROPER}(?: ${PROPER})?'s) (?:[a-z]+ )?${KIN},?(?: called)?
      |(?:[Ii]'m|[Ii] am) (?:an?|the|his|her|their|your|our|one of) [^.,;!?]{2,40},
    ) (?=\p{Lu}\p{L})
  `,
  'gu',
)
/** "It's Angela you want to ring", in a line in which the caller says that this is them. */
const TO_RING = new RegExp(
  part`
    (?<![\p{L}'])[Ii]t's (${PROPER}(?: ${PROPER})?)(?: that| who)?,? (?:you|they)(?:'d|'ll)? (?:
      want|need|should|must|have|ought|can|ring|call|speak
    )\b(?=.*\b(?:[Ii]'m|that's me)\b)
  `,
  'u',
)
/** "Let Mr Shah know that Olu Ade rang" leaves word of the caller. */
const RANG = new RegExp(
  `(?:[Tt]ell|[Ll]et) [^.?!]{1,40}?(?:know|that|him|her|them) (?:that )?(${PROPER}(?: ${PROPER})?) (?:has |'s )?(?:rang|rung|called|phoned)\\b(?! (?:me|us)\\b)`,
  'u',
)
/** The name by which callers speak of themselves in a tidy line, whatever she has asked: "I'm Pete, her owner". */
export function findSelf(text: string): string | null {
  for (const { 0: intro, index } of text.matchAll(SELF)) {
    const found = capture(text.slice(index + intro.length), false)
    if (found && NEXT.test(found.rest)) return found.name
  }
  return TO_RING.exec(text)?.[1] ?? RANG.exec(text)?.[1] ?? null
}

/** "jake purvis, im kelly", typed without capitals. */
const SELF_IN_SMALL = new RegExp(
  part`
    (?:
      ^(?:it's |its |for )?\p{Ll}+(?: \p{Ll}+)?, (?:i'm|im|i am) (?=\p{Ll}+\W*$)
      |, (?:i'm|im|i am) (?=\p{Ll}{2,} \p{Ll}{2,}\W*$)
    )(\p{Ll}{2,}(?: \p{Ll}{2,})?)\W*$
  `,
  'u',
)

const GREETING = '(?:hi|hiya|hello|morning|afternoon|evening|good \\p{Ll}+),? '
const IN_SMALL = '(?!\\p{Ll}+(?:ing|ed)(?!\\p{L}))(\\p{Ll}{2,}(?: \\p{Ll}{2,})?)'
/** "hi this is dan from brightspark", "hiya its dan at flat 2" */
const FROM_IN_SMALL = new RegExp(
  part`
    ^(?:${GREETING})*(?:this is|i'm|im|i am) ${IN_SMALL} from(?!\p{L})
    |^(?:${GREETING})+(?:this is|i'm|im|it's|its) ${IN_SMALL} (?:at|from) (?:flat|unit|number|no\.?|plot|room) ?\d
    |^(?:${GREETING})+(?:(?:love|mate|duck|pal|there|ava),? )?(?:this is|i'm|im|it's|its) ((?:(?!\p{Ll}+(?:ing|ed|ly|en|where)(?!\p{L}))\p{Ll}{3,} ){2})(?:here(?=[,.;])|in (?!(?:here|there|places|bits|pieces|need|trouble|pain|agony)(?!\p{L}))\p{Ll}{4,}(?=[,.;]))
  `,
  'u',
)

/** "Is the boss about? Its karen from oakfield lettings", but not "it's coming from the loft" */
const ITS_IN_SMALL =
  /(?<=^|[.!?,] |\b[Hh](?:i|iya|ello),? )[Ii]t'?s (?!\w+(?:ing|ed)\b)([a-z]{3,})(?= from (?:the [a-z]+ ?[a-z]* (?:merchants|office|agency|agents|suppliers?|shop|company|school|council|surgery|practice|garage|bank|pub|hotel|firm|depot|yard|wholesalers?)\b|(?!(?:an?|the|my|our|his|her|their|your|under|behind|above|below|where|when|last|this|next|yesterday|upstairs|outside)\b)[a-z])| about (?:an?|the|my|our) )/

/** The caller's own name after another's, or before a firm's, in small letters. */
export function findSelfInSmall(text: string): string | null {
  // Where others have capitals, one without is no name unless "it's" names it.
  const alone = SELF_IN_SMALL.exec(text) ?? FROM_IN_SMALL.exec(text)
  const found = (/\p{Lu}/u.test(text) ? null : alone) ?? ITS_IN_SMALL.exec(text) ?? []
  const name = found.slice(1).find((one) => one !== undefined) ?? ''
  const words = name.trim().split(' ')
  return name === '' || words.some(isCommonWord) ? null : words.map(capitalised).join(' ')
}

/** A first name, and then the name in full: "Tom. its tom whitely", "jo, jo hale". */
const IN_FULL =
  /^(?:(?:it's|its|i'm|im) )?(\p{L}{2,})[,.!]+ (?:(?:it's|its|i'm|im|that's) )?(\1 \p{L}{2,})\W*$/iu

/** The name that a line gives twice, the second time in full, or null. */
export function findInFull(line: string): string | null {
  const [, , name = ''] = IN_FULL.exec(line.trim()) ?? []
  return name === '' || name.toLowerCase().split(' ').some(isCommonWord) ? null : capitalised(name)
}

const RENAMED = new RegExp(
  part`
    \b(sur|last |second )?name\b[^.?!]{0,24}?\b(?:
      to|it's|it is|is|should be|as
    ) (\p{L}[\p{L}'-]+(?: \p{L}[\p{L}'-]+)?)\W*$
  `,
  'iu',
)

/** "No, put Ronald Sykes", and not "put Ronald Sykes on" or "for the card, put Love Jane" */
const PUT = new RegExp(
  `^(?:(?:[Nn]o|[Oo]h|[Ww]ait|[Ss]orry|[Aa]ctually|[Jj]ust|[Pp]lease),? )*[Pp]ut (?!Love |Happy |Merry )(${PROPER} ${PROPER})(?=\\W*$|,? (?:please|instead|down(?=\\W*$)|(?:it|that|he|she)'s)(?!\\p{L}))`,
  'u',
)

/** Wonders at the name that she has said, and gives the right one: "Stiff? No, it's Craig, Craig Dunn". */
const WONDERED = new RegExp(
  `^(?:[^?]{0,16} )?(${PROPER})[?!]+ (?:[Nn]o,? )(?:[Ii]t's |[Ii]'m |[Nn]ame's )?(?:${PROPER}[,.] )?(${PROPER}(?: ${PROPER})?)(?!\\p{L})`,
  'u',
)

/**
 * The name that a tidy line puts in place of the known one: "change the name to Jo Bellamy", "wrong surname, it's
 * Hale", "put Ronald Sykes".
 */
export function findRenamed(text: string, known: string): string | null {
  const [, put] = PUT.exec(text) ?? []
  if (put !== undefined) return put
  const [, wondered = '', right] = WONDERED.exec(text) ?? []
  if (right !== undefined && known.split(' ').includes(wondered)) return right
  const [, surname, name] = RENAMED.exec(text) ?? []
  if (name === undefined || name.split(' ').some((word) => isCommonWord(word.toLowerCase())))
    return null
  const said = name.split(' ').map(capitalised).join(' ')
  const [first = ''] = known.split(' ')
  return surname === undefined || said.includes(' ') ? said : `${first} ${said}`
}

const SWAPPED = new RegExp(
  part`
    (?:^|(?<![\p{L}'])(?:
      it's|it is|is|i'm|that's|name's|no,?|sorry,?
    ) )(\p{L}[\p{L}'-]+),? (?:and )?not (\p{L}[\p{L}'-]+)
  `,
  'iu',
)

/** "Yes, but not Callum, it's Angela" */
const SWAPPED_LATER = new RegExp(
  part`
    (?<![\p{L}'])not (?<wrong>\p{L}[\p{L}'-]+)(?: \p{Lu}[\p{L}'-]+)?(?: though)?(?:
      [,.;]? (?:and |but )?(?:it's|its|it is|it should be|should be|that's|i'm|name's|the name's|put)
      |[,.;](?: but)?
    ) (?<right>(?!\p{L}+day(?!\p{L}))\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)(?=\W*$|[,.;!]| (?:for|as|on) (?:the|it|there)\b)
  `,
  'u',
)

/** The name so far without what a line says that it is not: "not Callum, it's Angela"; null if it has no such word. */
export function findPutRight(line: string, known: string): string | null {
  const { wrong = '', right = '' } = SWAPPED_LATER.exec(line)?.groups ?? {}
  const words = known.split(' ')
  const at = words.findIndex((word) => word.toLowerCase() === wrong.toLowerCase())
  if (at < 0 || isCommonWord(right.toLowerCase())) return null
  return right.includes(' ') ? right : words.with(at, right).join(' ')
}

const LETTER = /(?<!\p{L})(\p{Lu}[\p{L}'-]+),? (with|without) an? (\p{L})(?![\p{L}'])/u

/** The name with one word of it spelt as a line says: "Brown with an e", "it's Priya with a P"; or null. */
export function withLetter(line: string, name: string): string | null {
  const [, said = '', how, letter = ''] = LETTER.exec(line) ?? []
  const words = name.split(' ')
  const small = said.toLowerCase()
  const at = words.findLastIndex((word) => word.toLowerCase() === small)
  if (at >= 0) {
    const spelt = respelt(said, letter.toLowerCase(), how === 'with')
    return spelt === null ? null : words.with(at, spelt).join(' ')
  }
  const alike = words.findLastIndex(
    (word) => Math.abs(word.length - small.length) < 2 && word.slice(-1) === small.slice(-1),
  )
  const isSaid = how === 'with' && small.includes(letter.toLowerCase())
  return isSaid && alike >= 0 ? words.with(alike, said).join(' ') : null
}

/** A name with, or without, the letter that other spellings of it have: Browne, Smyth, Katherine, Jon. */
function respelt(word: string, letter: string, isWith: boolean): string | null {
  const put = (from: RegExp, to: string) => (from.test(word) ? word.replace(from, to) : null)
  if (!isWith)
    return put(new RegExp(`${letter}$`), '') ?? put(new RegExp(`${letter}(?!.*${letter})`), '')
  if (letter === 'e') return put(/(?<!e)$/, 'e')
  if (letter === 'y') return put(/i(?!.*i)/, 'y')
  if (letter === 'k') return put(/^C/, 'K')
  return letter === 'c' ? put(/^K/, 'C') : null
}

/** The name so far with one word of it corrected in a tidy line: "it's Angela, not Callum". */
export function findSwapped(text: string, known: string): string | null {
  const [, name = '', other = ''] = SWAPPED.exec(text) ?? []
  const words = known.split(' ')
  const at = words.findIndex((word) => word.toLowerCase() === other.toLowerCase())
  // "Tattersall, not Tuttersall", where she has heard neither.
  const like = words.findLastIndex((word) => isLike(word.toLowerCase(), name.toLowerCase()))
  const index = at < 0 ? like : at
  return index < 0 || isCommonWord(name.toLowerCase())
    ? null
    : words.with(index, capitalised(name)).join(' ')
}

/** Whether two long words begin alike and end alike. */
const isLike = (one: string, other: string) =>
  one.length > 4 && one !== other && one[0] === other[0] && one.slice(-4) === other.slice(-4)

/** Says a word of the name once more: "no, Philip, one L", "it's Anne with an e", "just the one F! Forster". */
const SAID_AGAIN = new RegExp(
  part`
    (?:
      ^(?:(?:no|oh|sorry|actually|and|but),? )*(?:no,? |sorry,? |it's (?:just )?|that's (?:just )?|it is |and |actually,? )
      |^(?=\p{L}+ (?:with|spelt|spelled)(?!\p{L}))
      |\b(?:one|two|three|double|single) \p{L}(?:'?s)?(?:[.!,]* | (?:and )?)
    )(\p{Lu}\p{Ll}+)(?=\W*$|[,.!;]|,? (?:with|one|two|double|spelt|spelled)(?!\p{L}))
  `,
  'iu',
)

/** The name so far with one word of it said again a little otherwise. */
export function findSaidAgain(text: string, known: string): string | null {
  const [, again = ''] = SAID_AGAIN.exec(text) ?? []
  const words = known.split(' ')
  const isMeant =
    /^\p{Lu}/u.test(again) && !words.includes(again) && !isCommonWord(again.toLowerCase())
  const at = words.findLastIndex(
    (word) => isOneApart(word.toLowerCase(), again.toLowerCase()) || isCutShort(word, again),
  )
  return isMeant && at >= 0 ? words.with(at, again).join(' ') : null
}

/** "It's just Bairstow", of what was heard as a longer word. */
const isCutShort = (word: string, again: string) =>
  again.length > 4 && word.toLowerCase().startsWith(again.toLowerCase())

/** Whether two words differ by one letter, more, less or other. */
function isOneApart(one: string, other: string): boolean {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const [rest, otherRest] = [one.slice(at), other.slice(at)]
  return (
    Math.min(one.length, other.length) >= 3 &&
    (rest.slice(1) === otherRest ||
      rest === otherRest.slice(1) ||
      rest.slice(1) === otherRest.slice(1))
  )
}
