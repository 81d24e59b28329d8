import { FAMILY } from '../danger/danger-words.ts'
import { part } from '../text/patterns.ts'
import { withSmallKin } from './kin.ts'

/** One of the family, in small letters, as `withSmallKin` leaves them. */
const RELATIVE = `(?:mam|mom|wife|${FAMILY})`
/** One to three words with capitals, and a title if there is one. */
const FULL_NAME =
  "(?:(?:Mr and Mrs|Mrs and Mr|Mrs?|Ms|Miss|Dr) )?\\p{Lu}[\\p{L}'-]+(?: \\p{Lu}[\\p{L}'-]+){0,2}"
/** Begins to say whose a thing is: "the house is in my husband's name, Tom Hart" puts no booking under Tom Hart. */
export const OWNED = part`
  (?:
    house|flat|property|account|tenancy|lease|contract|polic(?:y|ies)|deeds?|bills?|car
    |van|insurance|mortgage|everything|it
  )(?:'s|s| is| are| was|'s all)(?: all| only| still)?[ ]
`
/** "The house is in dad's name" tells of a house, and "it's under dad's name" of the booking. */
const IN_NAME_OF = String.raw`(?:(?<!${OWNED})\b[Ii]n|(?<!(?!\bit)\b${OWNED})\b[Uu]nder)`
/** Wants the booking under the name just given: "it's her you want down", "she's the one to put on it". */
const PUTS_THEM = part`
  (?:
    [Ii]t's (?:her|him|them|(?:her|his|their) name) (?:(?:that|you|we|I|it|I'd) )*(?:
      want|need|should|ought
    )s?\b[^.?!]{0,20}\b(?:down|under|in(?! touch\b)|put|on (?:it|there|the))
    |(?:[Ss]he's|[Hh]e's) the one (?:to (?:put|go)\b|you want (?:down|on|in)\b|(?:it's|that's) for\b)
  )
`
/** Gives the name of somebody else for the booking: "my mum's called Donna Frost, put it under her", "put it under mam, Jean Weir". */
const UNDER_OTHER = new RegExp(
  part`
    ${RELATIVE}'s(?: name(?:'s| is)?| is)?(?: (?:Mrs?|Ms|Miss|Dr))? (?<kinsName>${FULL_NAME})(?!\p{L})[^?]{0,60}\b(?:${PUTS_THEM}|under (?:hers?|him|his|their|them|(?:my |our )?${RELATIVE}(?:'s)?)|in (?:her|his|their|(?:my |our )?${RELATIVE}'s) name|[Pp]ut (?:her|him|(?:my |our )?${RELATIVE}(?:'s name)?) down)\b
    |(?:called|name's|name is) (?<called>${FULL_NAME})(?!\p{L})[^?]{0,40}\b(?:under|in) (?:hers?|him|his|their|them)\b
    |${IN_NAME_OF} (?:(?:my|our|me|the) )?(?:
      (?:mammy|${RELATIVE})(?:'?s)?(?: name)?
      |(?<=\b(?:[Uu]nder|[Ii]n) )(?:her|his|their) name
      |(?<=\b[Uu]nder )(?:her|him|them)
    )(?:,? (?:
      please|if you (?:would|could|can|don't mind)|if that's (?:ok|okay|al(?:l )?right)|though|instead|which is
      |it's|that's|(?:she's|he's)(?: called)?|(?:her|his) name(?:'s| is)
    ))*,? (?<kin>${FULL_NAME})(?!\p{L})
    |(?:[Ii]t's|[Ii]t'll be|(?:[Pp]ut|[Bb]ook|[Mm]ake) (?:it|that)(?: down)?) (?:under|in the name of) (?<mothers>${FULL_NAME}),? (?:that's|she's|he's) (?:(?:my|our|me) )?${RELATIVE}\b
    |(?:^|[?.] )(?:[Nn]o|[Ss]orry),? it's (?:for|under) (?<client>(?:Mrs? |Ms |Miss )${FULL_NAME})(?!\p{L})
    |\bname (?:should|ought to|wants to|needs to|has to) be (?:my |our )?${RELATIVE}'s,? (?<kinsToBe>${FULL_NAME})(?!\p{L})
    |[Ii]t's (?<wants>${FULL_NAME}),? (?:that )?(?:it|the (?:booking|appointment|table)) (?:wants|needs|has|ought|should|is)(?: to)?(?: be| go)? (?:under|in the name of)(?! \p{L})
    |[Ii]t's (?<own>${FULL_NAME})'s name\b(?=[^?]{0,30}\bunder\b)
    |${IN_NAME_OF} (?<theirs>${FULL_NAME})'s name\b
    |[Ii]t's for (?<other>${FULL_NAME}),? not me\b
    |\b[Nn]ot for me,? (?:it's )?for (?<notMe>${FULL_NAME})(?!\p{L})(?!,? (?:my|our|the) (?:cat|dog|puppy|kitten|rabbit|horse)\b)
    |\b(?:[Tt]he )?patient,? (?:is |'s )(?<patient>${FULL_NAME})(?!\p{L})
    |\b(?:but|only) it's for (?<forThem>${FULL_NAME})(?!\p{L})(?!,? (?:my|our|the) (?:cat|dog|puppy|kitten|rabbit|horse)\b)
    |(?:\band|[,.;]) it's for (?<forWhom>(?:Mrs? |Ms |Miss |Dr )?\p{Lu}\p{Ll}+ \p{Lu}[\p{L}'-]+)(?=\W*$)
    |\bfor (?:my|me|our) ${RELATIVE},? (?:so |please )*put (?<down>${FULL_NAME})(?=(?: down)?\W*$)
    |\b(?:[Pp]ut|[Uu]se) (?:(?:my|our|me) )?${RELATIVE}(?:'s name| down),? (?<kinDown>${FULL_NAME})(?!\p{L})
    |\b(?:want|need) (?<forName>${FULL_NAME}) (?:for|as) the name\b
    |(?:[Nn]ot (?:me|mine),? )(?:it's |put )?(?<notMine>${FULL_NAME}) (?:(?:that )?(?:you|we|it) wants?|for the (?:name|booking)|on (?:it|there|the))\b
    |\bfor (?<whom>${FULL_NAME}),? (?:that's |she's |he's )?(?:my|me) ${RELATIVE},? not (?:for )?me\b(?!.*\bI'?m\b)
    |\b(?:but|only|and) (?:
      it's
      |(?:put|book|have) (?:it|that|us|me)(?: down)?
    ) (?:under|in the name of) (?:Mrs? |Ms |Miss |Dr )?(?<put>${FULL_NAME})(?!\p{L})
    |\b(?:[Pp]ut|[Bb]ook) (?:it|that|us|the (?:table|booking|appointment))(?: down)? (?:under|in the name of|(?<=\bdown )as) (?<beside>${FULL_NAME})(?!\p{L})(?:(?<=\b(?:I'm (?:(?:his|her|their) \p{Ll}+ )?|[Mm]ine's )\p{Lu}.*)|(?=.*\bI'm \p{Lu}))
    |\b(?:(?:[Ii]t|[Tt]hat) should|(?:booking|table|appointment|it) (?:should|wants to|needs to|has to|ought to|can)) (?:be|go) (?:under|in the name of) (?<should>${FULL_NAME})(?!\p{L})
    |(?:^(?:(?:[Nn]o|[Ww]ell|[Oo]h|[Yy]es|[Yy]eah|[Aa]ye|[Ss]orry|[Ww]ait|[Hh]ang on|[Ee]r|[Aa]ctually)[,.]? ){1,3}|\bnot for (?:me|\p{Lu}\p{Ll}+),? |\bbut )(?:it's not for me,? )?(?:(?:it'?s|that'?s|the (?:appointment|booking)(?:'s| is)|but) )?for (?:
      (?:my|our|me) ${RELATIVE}(?: though| actually)?,? (?<whose>${FULL_NAME})
      |${FULL_NAME},? (?:my|our|me) ${RELATIVE}, (?<inFull>${FULL_NAME})
      |(?<whoever>${FULL_NAME}),? (?:that's |it's )?(?:my|our|me) ${RELATIVE}
    )(?!\p{L})
  `,
  'u',
)

const NAMES_LATER = /.\p{Lu}[\p{L}'-]/su

/** The name of somebody else under which a line wants the booking, or null. */
export function underOther(original: string): string | null {
  // Every way names somebody after its first word, and most lines name nobody.
  if (!NAMES_LATER.test(original)) return null
  const text = withSmallKin(original)
  const groups = Object.values(UNDER_OTHER.exec(text)?.groups ?? {})
  return groups.find((name) => name !== undefined) ?? null
}
