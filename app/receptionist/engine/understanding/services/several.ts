import type { Trade } from '../../trades/trade.ts'
import { FAMILY } from '../danger/danger-words.ts'
import { anyOf, part, pattern } from '../text/patterns.ts'
import { alternativesOf } from '../text/short-form.ts'

const PET = '(?:dog|puppy|pup|cat|kitten|rabbit|pet)'
const KIDS = '(?:kids|children|boys|girls|sons|daughters|lads)'
const WHOM = `(?:me|him|her|them|one|the other|another|(?:my|our|his|her|the) (?:\\w+ )?(?:${PET}|${FAMILY}))`
/** "A trim for one and a wash for the other", "a check-up for me and one for my son", "one at my mum's". */
const SHARED = part`
  \bfor (?:${WHOM}|the one)\b,? (?:and|plus) (?:[\w'-]+ ){1,4}for ${WHOM}\b
  |\b(?:and|plus) (?:one|another)(?: one)? (?:for|at) (?:my|our|his|her|the other)\b
  |\b(?:and|but) (?:my|our) (?:\w+ )?(?:${PET}|${FAMILY}) (?:also )?(?:
    wants|needs|would like|could do with
  ) (?:one|an?|the same|it|booking|seeing)\b
`

const TOO =
  "(?: (?:in|on|at|for|the|that|straight))*,? (?:as well|too|also|an'? all|(?:on )?(?:the )?same (?:day|time)|after(?: me| him| her)?(?=\\W*$))"
/** Wants the same for somebody else: "can you do it for my husband as well?", "could you fit my lad in after?" */
const OTHER_TOO = part`
  (?:can|could|will|would) (?:you|u|i|we) (?:(?:please|just|also|maybe) )*(?:do|fit|book|see|have|get|squeeze)(?: (?:it|one|that|the same|another|an appointment))?(?: in)?(?: for)? (?:my|our|me) (?:\w+ )?(?:${PET}|${KIDS}|${FAMILY})${TOO}
  |(?:can|could) (?:my|our) (?:\w+ )?(?:${PET}|${KIDS}|${FAMILY}) (?:(?:have|get) (?:one|it|that|the same|an appointment)|be seen|come in(?= (?:at|on|straight)))${TOO}
`

const N = '(?:two|three|four|five|[2-9])'
/** What each takes a booking of its own. */
const EACH = `(?:${PET}s|puppies|rentals|properties|houses|flats|cars|vans|bikes|boilers|chairs|sofas|cert(?:ificate)?s|mots|services|haircuts|check-?ups|addresses|appointments|bookings)`
/** What a caller may have several of. */
const MANY = `(?:${KIDS}|${EACH}|things|jobs)`
/** What comes before a number that only describes: "a house split into two flats", "a drive for two cars". */
const DESCRIBES =
  '(?<!\\b(?:into|of|had|done|been|between|above|below|under|over|behind|beside|near|by|past|to|with|holds?|takes?|parks?|fits?|(?:room|space|parking|drive|garage) for)(?: my| our| the)? )'

/** Says that the caller wants more than one: "two of my rentals", "both dogs", "two more of us", "and the other one as well". */
const SEVERAL = anyOf(
  [
    ...alternativesOf(
      part`
        (?:two|a couple of) things(?: really)?, [^?]{4,60}\band (?:i|my|the|we|our)\b
        |all ${N}\b
        |(?:for|do|book|see) all of (?:us|them)\b
        |(?:my|our) (?:${N}|other) (?:\w+ )?${MANY} (?:want|need)
        |(?=[2-9tfsna])${DESCRIBES}(?:${N}|six|seven|eight|nine|ten|a couple of|a pair of) (?:(?!(?:bed|storey|people|(?:hour|day|week|month|year)s?|of|for|at|in|on|and|or|to|with|from)\b)\w+ ){0,2}?${EACH}(?! (?:(?:are |were )?(?:down|up|along|away|ago|park|parked|outside|missing)|are in the)\b|.*\b(?:only|just) (?:one|the|for|number|in)\b)
        |for (?:my |our )?${N} (?:\w+ )?${KIDS}
        |both (?:of (?:them|us|em|my|the)|need|(?:the |my |our )?${MANY})
        |(?:
          do|book|want|need|see|for
        ) (?:(?:them|us) )?both(?! (?:his|her|my|their|the|of (?:his|her|my|their|the)) (?:jabs|vaccinations|injections|boosters|doses|shots))
        |both (?:in )?(?:together|at once|at the same time)
        |both me and (?:my|our|the)? ?[a-z]+
        |(?:get|book|fit|squeeze|see|do|have) (?:both )?(?:me|us) and (?:my|our|the) (?:\w+ )?(?:${PET}|${FAMILY})
        |(?:do|fit|see|book|squeeze|get|have) (?!(?:it|that|this|one|me|us|him|her|them|any\w*|some\w*|\w+day|tomorrow)\b)[a-z]+ (?:in )?(?:straight|right) after(?=\W*$|[,.?!]| (?:me|mine|him|her|at|that)\b)
        |(?:both|two) as well|times ${N}\b
        |(?:they(?: both| all)? (?:be|go|come)|(?:do|have|get|see|book|fit) (?:them|the two)(?: both| all| in| done)?|both)(?: on| in| at)? the same (?:day|visit|go|morning|afternoon)
        |${N} of (?:them|my|our)
        |(?:${N} (?:more|extra)|another ${N}) (?:of us|people|guests|coming)
        |(?:get|book|bring|have) (?:my|our|the) ${N}\b(?! ?(?:o'?clock|[ap]m|thirty|fifteen|option|one|slot)\b)
        |(?:get|book|fit|squeeze) (?:me|myself) and (?!my\b|our\b|the\b)[a-z]+ in
        |(?:for|there(?:'s| are|'ll be)|(?<=, )) ?(?:two|2) of us(?! (?:(?:who|that) )?(?:liv\w+|own\w*|rent\w*|run\w*|work\w*|us(?:e|ing)|here|at home|in|on the (?:deeds|lease|tenancy|mortgage|contract|account|policy))\b)
        |(?:can|could) we both (?:come(?: in)?|be seen|have one|get one)(?=\W*$| (?:at|on|then|together)\b)
        |(?:need|want|have|do|book) (?:hers|his|theirs) (?:at the same time|as well|too|together)
        |for (?:me|him|her|us) and (?:my|our|the|his|her) (?:\w+ )?(?:${PET}|${FAMILY})\b
        |(?:i|we)(?:'ve| have) (?:got )?${N} (?:\w+ )?${MANY}
        |two (?:kids|children)
        |(?:the other|another) (?:
          one|kid|child|dog|cat|property|house|flat|car|address|appointment
        ) (?:as well|too|straight after|after|booked)
        |back to back(?! with)
        |(?:have|book|need|want|get) (?:${N}|a couple)(?: of them| please)*,? one for
        |one (?:straight )?after the other
        |straight after (?:me|him|her|mine)\b
        |for (?:all|the) (?:three|four|five|[3-9]) of us
        |is (?:that|it|this) for the (?:two|2) of us
        |be ${N} of us,? me and (?:my|our|the|a)\b
        |(?:two|three|four) of us (?:at once|at the same time|together|in one go)
        |and (?:the|my|our) (?:other )?(?:${PET}|${FAMILY})(?:'s)? (?:too|as well|an' all)
        |and (?!(?:it|that|this|what|here|there|who|let|he|she|one|ava)\b)[a-z]{3,}'s (?:too|as well|an' all)
      `,
    ),
    ...alternativesOf(SHARED),
    ...alternativesOf(OTHER_TOO),
  ],
  (union) => new RegExp(`\\b(?:${union})\\b`),
)

/** Asks after the others at the end: "yes, and the boys?" */
const AND_THE_OTHERS = new RegExp(
  `(?:^|[,.;!?] )(?:and|what about|how about) (?:my|our|the) (?:\\w+ )?(?:${PET}s?|${KIDS}|${FAMILY}|others?(?: (?:one|two|three))?)\\W*$`,
)

const PEOPLE = new RegExp(`\\b(?:${KIDS}|dogs|cats|pets|puppies|${PET}|${FAMILY})\\b`)

/** A service for more than one person: "Mirror wills for a couple", "Couples massage". */
const IS_FOR_SEVERAL =
  /\b(?:couples?|for (?:two|2|both)|two people|mirror wills?|famil(?:y|ies)|twins?|siblings?)\b/i
const IS_FOR_ONE = /\b(?:single|individual|one person)\b/i
const OF_US = /\b(?:both|two|2) of us\b/
/** Says that it is for two: "me and the wife", "it's for the pair of us". */
const FOR_TWO = new RegExp(
  `${OF_US.source}|\\b(?:couple|joint|(?:the )?pair of us|(?:me|myself) and (?:my|our|the) (?:\\w+ )?${FAMILY}|(?:my|our|the) (?:\\w+ )?${FAMILY} and (?:me|myself|i))\\b`,
)
/** Says that it is for the caller alone: "just me", "only mine", "just the one". */
const FOR_ONE =
  /\b(?:(?:just|only) (?:for )?(?:me|mine|my own|myself|(?:the )?(?:one|single))|on my own)\b(?! (?:and|day|time|thing|question)\b)/
/** Wants something besides. */
const IS_BESIDES = /\b(?:another|others?|as well|too|also|more|after|separate(?:ly)?|one for)\b/

/**
 * Whether a plain line speaks of people or pets, who are no more work where somebody comes to the house, or where one
 * appointment is for them all.
 */
export function isOfCompany(text: string, { isVisit, isJoint }: Trade, service: string | null) {
  if ((isVisit || isJoint) && PEOPLE.test(text)) return true
  if (isVisit && OF_US.test(text)) return true
  const name = service ?? ''
  const isForAll =
    IS_FOR_SEVERAL.test(name) ||
    // Whoever comes to a viewing comes to the same one.
    /\bviewings?\b/i.test(name) ||
    (isJoint && OF_US.test(text) && !IS_FOR_ONE.test(name))
  return isForAll && !IS_BESIDES.test(text)
}

/** Asks how many are needed, or wants one: "is it one appointment for both of us or do we need two?" */
const ASKS_HOW_MANY =
  /\b(?:is it|is that|do (?:we|i) (?:need|have|book)|will it be|would it be) (?:just )?(?:one|two|1|2|an?|separate|a joint)\b[^?]*\bor\b[^?]*\?|\bone (?:slot|appointment|booking|session) for (?:both|the two) of us\b/g

/** Asks the price for everybody: "how much is it for the two of us?" */
const PRICE_FOR_ALL = /\b(?:how much\b[^.?!]{0,30}\bfor|price for) (?:the )?\w+ of us\b/g

/** Asks what several people, who are booked or to be, do or need: "will we both need our passports?" */
const ASKS_OF_ALL =
  /(?<!\b(?:you|i|we|he|she|they|to) )\b(?:(?:do|does|will|would|should) (?!you\b)|(?:is|are) there )(?![^.?!]*\b(?:book|appointments?|slots?|separate(?:ly)?|as well|too)\b)[^.?!]*\b(?:both|(?:two|2) of us)\b[^.?!]*/g

/** Whether a plain line wants more than one booking. */
export const wantsSeveral = (text: string) => {
  const told = text
    .replace(ASKS_HOW_MANY, ' ')
    .replace(PRICE_FOR_ALL, ' ')
    .replace(ASKS_OF_ALL, ' ')
  return SEVERAL.test(told) || AND_THE_OTHERS.test(told)
}

/** The one of the services that is for as many people as a plain line says: "it's for the both of us", "just me". */
export function chooseForPeople(text: string, names: readonly string[]): string | null {
  const isForTwo = FOR_TWO.test(text)
  if (isForTwo === FOR_ONE.test(text)) return null
  const [only, other] = names.filter((one) => (isForTwo ? IS_FOR_SEVERAL : IS_FOR_ONE).test(one))
  return only !== undefined && other === undefined ? only : null
}

/** Takes all of the services that she has just named: "both, really", "all of them please". */
const ALL_NAMED = pattern`
  ^(?:(?:oh|er|well|um|just|i(?:'d| would)?|we(?:'d| would)?|need|want|like|it's|can|could|you|do|have|to|book|for),? )*(?:
    both|the (?:two|lot)
    |all (?:of (?:them|those)|two|three)
  )\b(?! (?:days|times|work|suit|are|fine))
`

/** Whether a plain line chooses all the services that she has named. */
export const wantsAllNamed = (text: string) => ALL_NAMED.test(text)
