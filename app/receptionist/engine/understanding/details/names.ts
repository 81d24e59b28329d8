import { isCommonWord } from './common-words.ts'
import { FAMILY } from '../danger/danger-words.ts'
import { part } from '../text/patterns.ts'
import { capitalised, speltIn, withoutSpelling, withSpelling, wordLike } from './spelling.ts'

const PARTICLES =
  /^(?:van|von|der|den|de|da|del|della|di|du|la|le|dos|das|bin|binti|ibn|al|el|st|ap|ó|ní|o|y)$/
const TITLES = /^(?:mr|mrs|ms|miss|mx|dr|doctor|prof|professor|rev|reverend|sir|dame|lady|lord)$/
const NAME_MAX_WORDS = 5
const NAME_MAX_CHARS = 60

/** What things are under in a house, a car or a restaurant. */
const PLACES =
  'sinks?|stairs|basin|bath|shower|toilet|floor\\w*|work ?tops?|counter|hob|cooker|boiler|unit|cupboards?|carpet|lino|tiles|tank|cylinder|roof|eaves|patio|decking|drive(?:way)?|lawn|bonnet|car|bed|table|tree|canopy|awning|gazebo|parasols?|heaters?|lights?'

const STRONG = new RegExp(
  part`
    (?<![\p{L}'])(?:
      ^my name\?
      |(?:my|the|our) (?:full |first |last |sur)?names?(?: is|'s|s| was|'ll be| would be)?
      |names? (?:is|'s|of)|(?<=, )name(?= )|name'?s
      |i(?:'m| am) (?:called|named)
      |(?:you're|you are) (?:speaking|talking) (?:to|with)
      |(?:put|book|have|make|reserve|do) (?:it|that|me|this|us) (?:down )?(?:under|as)(?: the name(?: of)?)?
      |(?:under|in|for) the name(?: of)?
      |in my (?:own )?name(?: then)?
      |under(?! (?:warranty|guarantee|pressure|contract|insurance|stress|offer|control|construction|cover|load|${PLACES})(?!\p{L}))
      |name:
    )(?!\p{L})[ :,-]*
  `,
  'giu',
)
const NICKNAME =
  /(?<![\p{L}'])(?:(?:call|address) me|they call me|known as)(?! (?:rather|instead|back|on|at|when|if|later|first|before|after|today|tonight|tomorrow|please|any|and|or|not)(?!\p{L}))(?!\p{L})[ :,-]*/giu
const WEAK = new RegExp(
  part`
    (?<![\p{L}']|\bif )(?:
      i'm|i am|im|it's|it is
      |(?<=(?:^|[.,!?;] ?)(?:[\p{L}']+ ){0,2}|\d )its
      |this is|that's|that is|thats|that'll be|it'd be|it would be
    )(?!\p{L})[ :,-]*(?:me,? )?
  `,
  'giu',
)
const TRAILING = new RegExp(
  part`
    (?:^|[.,!?;] ?|(?<!\p{L})(?:hi|hello|hiya|hey|yes|yeah|morning|afternoon|evening),? )((?:[\p{L}'.-]+ ){0,2}[\p{L}'-]+) (?:
      here|speaking|calling|is (?:my|the) name
    )(?!\p{L})
  `,
  'giu',
)
/** A line that can only be a name: "Anne-Marie van der Berg". */
const JOINED =
  /^[\p{L}'-]+(?: [\p{L}'-]+)? (?:van de[rn]?|von de[rn]|de la|de los|van|von|bin|ibn) \p{Lu}[\p{L}'-]+[.!]?$/u
const FILLERS =
  /^(?:(?:yes|yeah|ye[ah]|yh|yep|yup|aye|sure|ok|okay|right|um+|er+m?|uh|oh|ah|well|so|hi|hello|hiya|hey|of course|certainly|no problem|no worries|for (?:god|christ|heaven|goodness|pete)'?s sake|please|alright|good (?:morning|afternoon|evening)|there|just|sorry|hang on|hold on|thanks|thank you|lovely|great|brilliant|perfect|fab|super|smashing|grand|cool|that'?s (?:fine|great|lovely|perfect|brilliant|grand|ok|okay|good|not bad)|not (?:too )?bad(?: at all)?|it's|absolutely|and|(?:you can )?(?:put|say|write)(?: me)?(?: down)?(?: as)?)(?!\p{L})[ ,.!:;-]*)+/iu
/** Words that may follow a name in the same breath. */
export const NEXT = new RegExp(
  part`
    ^(?:
      $|[,.!?;:\\-]
      |(?:
        and|but|please|thanks|thank|i|i'm|i'd|speaking|here|calling|with|from|on|for|btw|if
        |can|could|who|my|the|it's|actually|number|at|about|regarding|ringing|by the way
      )(?!\p{L})
      |\+?\d
    )
  `,
  'iu',
)
const NEXT_OF_SMALL = new RegExp(
  part`
    ^(?:
      $|[,.!;\\-]
      |(?:and|but|please|thanks|thank|speaking|here|calling|btw|about|regarding|ringing)(?!\p{L})
      |\+?\d
    )
  `,
  'iu',
)
/** Follows a name that is not the caller's: "it's Sophie if she's in", "it's Sophie that does me". */
const NOT_CALLER = new RegExp(
  part`
    ^\s*(?:
      if (?:he|she|they)
      |(?:who|that) (?:does|did|do|cuts?|sees?|saw|usually|normally)
      |(?:i|we) (?:
        usually|normally|always|see|saw|had|have
        |want(?! (?:to (?:book|make|arrange|get|ask|know|change|cancel)|an?)(?!\p{L}))
      )
    )(?!\p{L})
  `,
  'iu',
)
/** Endings of words that are no names: "it's useful", "it's stopped". */
const ADJECTIVE = /(?:ful|ing|ous|able|ible|less|ness|ment|tion|(?:pp|ck|rt|x|k)ed|-[Ii]sh)$/
const QUESTION =
  /^(?:who|what|when|where|why|how|which|is|are|was|do|does|did|can|could|will|would|should|if|may)(?= )/i

/** A company after its caller's name: "Imran Qureshi, Qureshi Lettings". */
const COMPANY = new RegExp(
  part`
    ,? (?:(?:from|of|at) )?(?:(?:the )?\p{Lu}[\p{L}&'-]* (?:and |& )?){0,3}(?:
      Lettings?|Properties|Ltd|Limited|Motors|Builders?|Plumbing|Sons|Digital|Garage|Cafe
      |Café|Group|Estates|Homes|Solicitors|Services|Company|Consulting|Salon|Studios?
      |Architects|Rentals|Holdings|Catering|Bakery|Joinery|Electrical
    )(?!\p{L})
  `,
  'u',
)
/** Another's name, which a line denies first: "I'm not Dawson, I'm …", "not Peter, Petra". */
const DENIED =
  /^(?:[Nn]o,? )?(?:(?:I'm|[Ii]t's|[Tt]hat's|[Tt]his is) )?[Nn]ot \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?[.,;] (?=\p{L})/u
/** A name that the line takes back: "Big John. No, put Johnny Hale", "it's under Kate. No, put it as Lucy", "Shaz, well, Sharon Hale". */
const PUT_INSTEAD = new RegExp(
  part`
    ^(?:(?:[Ii]t's|[Ii]'m|[Mm]y name's) )?\p{L}+[.,] (?:well|or rather|properly|I mean),? (?=\p{Lu}\p{Ll}+ \p{Lu})
    |^[^.!?]{1,40}[.!?,] (?:
      [Nn]o|[Aa]ctually|[Ss]orry|[Ww]ait
    ),? (?:put|make|say|call)(?: it| me| that)?(?: down)?(?: under| as| in)? (?=\p{Lu})(?!\p{L}+day(?!\p{L}))
  `,
  'u',
)
const SAID = part`
  i(?: have|'ve| did)?(?: just| already)? (?:
    said|say|gave (?:it|you it|you that)
    |told (?:you|her|them|the \p{L}+(?: \p{L}+)?)
  )
`
/** Says that the name was given before: "I said, Jo Hale", "as I told you, it's Jo", "jo like i said". */
export const SAID_BEFORE = new RegExp(
  part`
    ^(?:(?:no|yes|look|sorry|but|oh|as|like|well),? )*${SAID}(?: it| that| already| once| before| just now| twice)*[,.:;!]* (?:it's |that's |it is )?(?=\p{Lu}|$)
    |(?<=\p{L})(?:,? (?:like|as)|,) ${SAID}(?: already| before| earlier)?(?=[.,;!]|$)
  `,
  'iu',
)
/** A surname, and then the first name: "Mrs Okonkwo. Grace", "Mrs Okonkwo, that's Grace", "surname Bibby, first name Sharon". */
const SURNAME_FIRST = new RegExp(
  part`
    (?<![\p{L}'-])(?:
      (Mrs?|Ms|Miss|Mx|Dr)[ ]
      |(?:my )?(?:surname|last name)(?:'s| is|,)?[ ]
    )?(?!Dr\b|M[rsix]+\b)(\p{Lu}[\p{L}'-]+)[.,] (?:
      (?:and |my |the )*first name(?:'s| is|,)?[ ]
      |(?:that's|it's)[ ]
    )?(\p{Lu}\p{Ll}+)(?=[.!]?$|[.!] |,? (?:and|at|from|but|here|speaking|calling|my|on|\+?\d[\d ]{8})(?!\p{L}))
  `,
  'iu',
)
const SURNAME =
  /(?<=\p{L})(?<!\b(?:my|the))[,.]? (?:and |my |the )*(?:surname|last name|family name)(?:'s| is|,)? (?=\p{Lu})/iu
/** What a caller calls her after a name: "Ann Lee love", "ann lee, duck"; a single small "jenny love" may be a name. */
const ENDEARMENT = new RegExp(
  part`
    (?<=
      (?<!\p{L})\p{Lu}[\p{L}'-]+
      |(?<!\p{L})\p{Ll}{2,} \p{Ll}{3,}
      |(?<!\p{L})\p{Ll}{2,},
    ),? (?:my )?(?:love|lovey|duck|mate|pal|pet|darling|dear|flower|hen|cock|petal|sweetheart)(?=[,.;!]|$)
  `,
  'gu',
)
/** A couple with its surname, and then who is speaking: "Mr and Mrs Hale, I'm Ann". */
const OF_COUPLE = new RegExp(
  part`
    (?<!\p{L})(?:Mr and Mrs|Mrs and Mr) (\p{Lu}[\p{L}'-]+), (?:and )?(?:
      I'm|I am|my name's|my name is|it's|this is
    ) (\p{Lu}\p{Ll}+)(?=[.!]?$)
  `,
  'iu',
)
const BEFORE_SPELLING =
  /(?<![\p{L}'])((?:(?!I\b|It\b|Put\b)\p{Lu}[\p{L}'-]+ ){0,2}\p{Lu}[\p{L}'-]+)[,.]? (?:(?:that's|it's|spelt|spelled),? )?(?: |$)/u
/** A first name that is spelt out before the surname: "Siobhán, S I O B H A N, Doherty". */
const SPELT_INSIDE =
  /((?:Mrs?|Ms|Miss|Dr) )?(\p{L}{2,}),? (?:that's )?\p{L}(?:[ .-]\p{L}(?![\p{L}'])){2,},? (\p{Lu}\p{Ll}+)/u
/** The same in sentences of their own: "Isobel. I-S-O-B-E-L. Grant.", "Isobel. I-S-O-B-E-L Grant" */
const SPELT_FIRST =
  /(?<![\p{L}'] )(?<!\p{L})(\p{Lu}\p{Ll}+)[.,] (\p{L}(?:[ .-]\p{L}(?![\p{L}'])){2,})[.,]? (\p{Lu}\p{Ll}+)(?![\p{L}'])/gu
const FULL_NAME =
  "(?:(?:Mr and Mrs|Mrs and Mr|Mrs?|Ms|Miss|Dr) )?\\p{Lu}[\\p{L}'-]+(?: \\p{Lu}[\\p{L}'-]+){0,2}"
/** Says whose something is: "the house is in my husband's name, Tom Hart" asks for no other name. */
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
/** "My mum's called Donna Frost, put it under her", "put it under mam, Jean Weir". */
const UNDER_OTHER = new RegExp(
  part`
    (?:mam|mom|wife|${FAMILY})'s(?: name(?:'s| is)?| is)?(?: (?:Mrs?|Ms|Miss|Dr))? (?<kinsName>${FULL_NAME})(?!\p{L})[^?]{0,60}\b(?:${PUTS_THEM}|under (?:hers?|him|his|their|them|(?:my |our )?(?:mam|mom|wife|${FAMILY})(?:'s)?)|in (?:her|his|their|(?:my |our )?(?:mam|mom|wife|${FAMILY})'s) name|[Pp]ut (?:her|him|(?:my |our )?(?:mam|mom|wife|${FAMILY})(?:'s name)?) down)\b
    |(?:called|name's|name is) (?<called>${FULL_NAME})(?!\p{L})[^?]{0,40}\b(?:under|in) (?:hers?|him|his|their|them)\b
    |${IN_NAME_OF} (?:(?:my|our|me|the) )?(?:
      (?:mam|mammy|mom|wife|${FAMILY})(?:'?s)?(?: name)?
      |(?<=\b(?:[Uu]nder|[Ii]n) )(?:her|his|their) name
      |(?<=\b[Uu]nder )(?:her|him|them)
    )(?:,? (?:
      please|if you (?:would|could|can|don't mind)|if that's (?:ok|okay|al(?:l )?right)|though|instead|which is
      |it's|that's|(?:she's|he's)(?: called)?|(?:her|his) name(?:'s| is)
    ))*,? (?<kin>${FULL_NAME})(?!\p{L})
    |(?:[Ii]t's|[Ii]t'll be|(?:[Pp]ut|[Bb]ook|[Mm]ake) (?:it|that)(?: down)?) (?:under|in the name of) (?<mothers>${FULL_NAME}),? (?:that's|she's|he's) (?:(?:my|our|me) )?(?:mam|mom|wife|${FAMILY})\b
    |(?:^|[?.] )(?:[Nn]o|[Ss]orry),? it's (?:for|under) (?<client>(?:Mrs? |Ms |Miss )${FULL_NAME})(?!\p{L})
    |\bname (?:should|ought to|wants to|needs to|has to) be (?:my |our )?(?:mam|mom|wife|${FAMILY})'s,? (?<kinsToBe>${FULL_NAME})(?!\p{L})
    |[Ii]t's (?<wants>${FULL_NAME}),? (?:that )?(?:it|the (?:booking|appointment|table)) (?:wants|needs|has|ought|should|is)(?: to)?(?: be| go)? (?:under|in the name of)(?! \p{L})
    |[Ii]t's (?<own>${FULL_NAME})'s name\b(?=[^?]{0,30}\bunder\b)
    |${IN_NAME_OF} (?<theirs>${FULL_NAME})'s name\b
    |[Ii]t's for (?<other>${FULL_NAME}),? not me\b
    |\b[Nn]ot for me,? (?:it's )?for (?<notMe>${FULL_NAME})(?!\p{L})(?!,? (?:my|our|the) (?:cat|dog|puppy|kitten|rabbit|horse)\b)
    |\b(?:[Tt]he )?patient,? (?:is |'s )(?<patient>${FULL_NAME})(?!\p{L})
    |\b(?:but|only) it's for (?<forThem>${FULL_NAME})(?!\p{L})(?!,? (?:my|our|the) (?:cat|dog|puppy|kitten|rabbit|horse)\b)
    |(?:\band|[,.;]) it's for (?<forWhom>(?:Mrs? |Ms |Miss |Dr )?\p{Lu}\p{Ll}+ \p{Lu}[\p{L}'-]+)(?=\W*$)
    |\bfor (?:my|me|our) (?:mam|mom|wife|${FAMILY}),? (?:so |please )*put (?<down>${FULL_NAME})(?=(?: down)?\W*$)
    |\b(?:[Pp]ut|[Uu]se) (?:(?:my|our|me) )?(?:mam|mom|wife|${FAMILY})(?:'s name| down),? (?<kinDown>${FULL_NAME})(?!\p{L})
    |\b(?:want|need) (?<forName>${FULL_NAME}) (?:for|as) the name\b
    |(?:[Nn]ot (?:me|mine),? )(?:it's |put )?(?<notMine>${FULL_NAME}) (?:(?:that )?(?:you|we|it) wants?|for the (?:name|booking)|on (?:it|there|the))\b
    |\bfor (?<whom>${FULL_NAME}),? (?:that's |she's |he's )?(?:my|me) (?:mam|mom|wife|${FAMILY}),? not (?:for )?me\b(?!.*\bI'?m\b)
    |\b(?:but|only|and) (?:
      it's
      |(?:put|book|have) (?:it|that|us|me)(?: down)?
    ) (?:under|in the name of) (?:Mrs? |Ms |Miss |Dr )?(?<put>${FULL_NAME})(?!\p{L})
    |\b(?:[Pp]ut|[Bb]ook) (?:it|that|us|the (?:table|booking|appointment))(?: down)? (?:under|in the name of|(?<=\bdown )as) (?<beside>${FULL_NAME})(?!\p{L})(?:(?<=\b(?:I'm (?:(?:his|her|their) \p{Ll}+ )?|[Mm]ine's )\p{Lu}.*)|(?=.*\bI'm \p{Lu}))
    |\b(?:(?:[Ii]t|[Tt]hat) should|(?:booking|table|appointment|it) (?:should|wants to|needs to|has to|ought to|can)) (?:be|go) (?:under|in the name of) (?<should>${FULL_NAME})(?!\p{L})
    |(?:^(?:(?:[Nn]o|[Ww]ell|[Oo]h|[Yy]es|[Yy]eah|[Aa]ye|[Ss]orry|[Ww]ait|[Hh]ang on|[Ee]r|[Aa]ctually)[,.]? ){1,3}|\bnot for (?:me|\p{Lu}\p{Ll}+),? |\bbut )(?:it's not for me,? )?(?:(?:it'?s|that'?s|the (?:appointment|booking)(?:'s| is)|but) )?for (?:
      (?:my|our|me) (?:mam|mom|wife|${FAMILY})(?: though| actually)?,? (?<whose>${FULL_NAME})
      |${FULL_NAME},? (?:my|our|me) (?:mam|mom|wife|${FAMILY}), (?<inFull>${FULL_NAME})
      |(?<whoever>${FULL_NAME}),? (?:that's |it's )?(?:my|our|me) (?:mam|mom|wife|${FAMILY})
    )(?!\p{L})
  `,
  'u',
)

/** A line with "Mum" and the like in small letters, so that no name begins with them. */
export const withSmallKin = (text: string) =>
  text.replace(/\b(?:Mum|Mam|Mom|Dad|Nan|Gran)\b/g, (said) => said.toLowerCase())

const NAMES_LATER = /.\p{Lu}[\p{L}'-]/su

/** The name of somebody else under which a line wants the booking, or null. */
export function underOther(original: string): string | null {
  // Every way names somebody after its first word, and most lines name nobody.
  if (!NAMES_LATER.test(original)) return null
  const text = withSmallKin(original)
  const groups = Object.values(UNDER_OTHER.exec(text)?.groups ?? {})
  return groups.find((name) => name !== undefined) ?? null
}

/**
 * The name in a line, or null. `isAsked`: she has just asked, so a bare name is enough. `canBeWeak`: a
 * name may follow "it's" or "I'm". `known`: the name so far, of which a spelling may correct a word.
 */
export function findName(
  original: string,
  isAsked: boolean,
  canBeWeak = true,
  known: string | null = null,
): string | null {
  return nameIn(tidy(original), isAsked, canBeWeak, known)
}

/** The same for a line that is tidy already. */
export function nameIn(
  tidied: string,
  isAsked: boolean,
  canBeWeak: boolean,
  known: string | null,
): string | null {
  let text = tidied
  const spelt = speltIn(text)
  const isSpelt = spelt.length > 0
  const beside = isSpelt ? beforeSpelling(text) : null
  // "Siobhán, S I O B H A N, Doherty"
  // After a title the surname comes first: "Mrs Tait, T A I T, Joan".
  if (isSpelt)
    text = withoutSpelling(
      text
        .replace(SPELT_INSIDE, (_, title = '', first: string, second: string) =>
          title ? `${title}${second} ${first}` : `${first} ${second}`,
        )
        .replace(SPELT_FIRST, (whole, first: string, letters: string, second: string) =>
          letters.replace(/[^\p{L}]/gu, '').toLowerCase() === first.toLowerCase() &&
          !isCommonWord(second.toLowerCase()) &&
          second !== first
            ? `${first} ${second}`
            : whole,
        ),
    ).trim()
  const found =
    underOther(text) ??
    after(text, STRONG, { isStrong: true, isAsked }) ??
    before(text) ??
    (JOINED.test(text) ? leading(text) : null) ??
    (isAsked ? (leading(text) ?? leading(afterQuestion(text))) : null) ??
    (canBeWeak ? after(text, WEAK, { isStrong: false, isAsked }) : null) ??
    after(text, NICKNAME, { isStrong: true, isAsked })
  const heard = found ?? beside
  if (isSpelt && (heard || isAsked)) {
    const name = withSpelling(heard, spelt, text)
    const isPart = known !== null && !name.includes(' ') && known.includes(' ')
    // "Anna Kowalska, A-N-N-A, Kowalska" says the surname twice.
    const once = name.replace(/ (\p{L}{3,}) \1$/u, ' $1')
    return isPart && wordLike(known, name) >= 0 ? withSpelling(known, spelt, known) : once
  }
  return found && found.length <= NAME_MAX_CHARS ? found : null
}

/** A line without what only surrounds a name. */
export function tidy(original: string): string {
  return (
    original
      .normalize('NFC')
      .replace(/["“”()<>\\/*_]/g, ' ')
      .replace(/ [-–—] /g, ', ')
      .replace(/\s+/g, ' ')
      // "Fiona Lockwood. I was Fiona Barker when I was with you, so it'd be under Barker"
      .replace(
        /(?<![\p{L}'])I (?:was|used to be) (?:called )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? (?:when|then|before|back)(?!\p{L})[^.!?]*/u,
        '',
      )
      .replace(/(?<=\p{L})['’]s (?=(?:the|my) name(?!\p{L}))/u, ' is ')
      .replace(ENDEARMENT, '')
      .replace(COMPANY, '')
      .replace(SAID_BEFORE, '')
      .replace(DENIED, '')
      .replace(PUT_INSTEAD, '')
      // "It's Doris, Mrs Ollerenshaw"
      .replace(
        /(?<=^(?:(?:it's|i'm|this is|my name's|oh|er),? )*)(\p{Lu}\p{Ll}+), (?:Mrs?|Ms|Miss)\.? (?=\p{Lu}\p{Ll})/iu,
        '$1 ',
      )
      // "Mine? Alison Gray", and "Alan. Firth."
      .replace(/^(?:(?:oh|er|what|who),? )?(?:mine|me|my one)\? */i, '')
      .replace(
        /^(\p{Lu}\p{Ll}+)\. (\p{Lu}[\p{L}'-]+)\.?(?=$| \p{L}[ .-]\p{L}[ .-])/u,
        (whole, first: string, last: string) =>
          [first, last].some((word) => isCommonWord(word.toLowerCase()))
            ? whole
            : `${first} ${last}`,
      )
      // "DAVE. dave holroyd"
      .replace(/^(\p{L}{2,})[,.!] (?=\1 \p{L})/iu, '')
      // "Derek. Derek Holroyd", "Bond, James Bond" and "Big Joe. Joe Pike".
      .replace(
        /(?<!(?!Mrs?|Ms|Miss|Dr|Yes|Hi|Hello)\b\p{Lu}\p{L}+ )(?<!\p{L})(?:(?:[Bb]ig|[Ll]ittle|[Oo]ld|[Yy]oung) )?(\p{L}{2,})[,.] (?=(?:\p{L}+ )?\1(?!\p{L}))/u,
        '',
      )
      // "Amir Gill Amir A M I R"
      .replace(/(?<!\p{L})(\p{L}{3,}) (\p{L}+) \1(?=[,.]? \p{L}(?:[ .-]\p{L}){2})/giu, '$1 $2')
      // "Jo. J-O"
      .replace(/(?<![\p{L}'-])((\p{L})(\p{L}))[.,]? \2[-. ]{1,2}\3(?![\p{L}'-])/giu, '$1')
      .replace(SURNAME_FIRST, (whole, title: string | undefined, last: string, first: string) =>
        isCommonWord(first.toLowerCase()) ||
        (/^\p{Lu}/u.test(last) && !/^\p{Lu}/u.test(first)) ||
        !/(?:first |sur|last )name|^(?:M(?:rs?|s|iss|x)|Dr)\b/i.test(whole)
          ? whole
          : `${title ?? ''} ${first} ${last}`.trim(),
      )
      .replace(SURNAME, ' ')
      .replace(/ & /g, ' and ')
      .replace(OF_COUPLE, (whole, last: string, first: string) =>
        isCommonWord(first.toLowerCase()) ? whole : `${first} ${last}`,
      )
      .replace(/^(?:(?:it's|yes|yeah|my number's|i'm on),? )?[ \d+()-]{7,}[, ]*/i, '')
      .trim()
  )
}

/** The name that a spelling follows: "half ten. Tunde Oyelaran, O-Y-E-…". */
function beforeSpelling(text: string): string | null {
  const [, words] = BEFORE_SPELLING.exec(withoutSpelling(text)) ?? []
  return words === undefined ? null : (capture(words, false)?.name ?? null)
}

/** Before "under" and a name in small letters: "booked in under patel", "it's under patel", but not "a leak under". */
const BOOKS_UNDER =
  /(?:^|[.,;!?] ?|(?<!\p{L})(?:it'?s|it'?ll be|is|was|be|mine'?s|that'?s|and|or|but|no|yes|yeah) )$|(?<!\p{L})(?:book\w*|tables?|appointments?|reserv\w*|put|cancel\w*|order\w*|account)(?!\p{L})[^.?!]*$/iu

/** A name after words that introduce one. After weak ones ("it's", "I'm") an everyday word is not a name. */
function after(
  text: string,
  intro: RegExp,
  { isStrong, isAsked }: { isStrong: boolean; isAsked: boolean },
): string | null {
  const all = [...text.matchAll(intro)]
  const isWritten = ({ index, 0: whole }: RegExpExecArray) =>
    /^\p{Lu}/u.test(text.slice(index + whole.length))
  // "It's stiff, yeah it's slowing down. It's Craig": a name with its capital comes first.
  const isMixed = !isStrong && all.some(isWritten)
  for (const said of isMixed ? all.filter(isWritten) : all) {
    const { index, 0: whole } = said
    const rest = text.slice(index + whole.length)
    const found = capture(rest, isStrong || isAsked)
    if (!found) continue
    // "Put me down as interested" names nobody.
    if (/\bas\W*$/i.test(whole) && !/^\p{Lu}/u.test(rest)) continue
    if (
      /^under\W*$/i.test(whole) &&
      !/^\p{Lu}/u.test(rest) &&
      !BOOKS_UNDER.test(text.slice(0, index))
    )
      continue
    if (isStrong) return found.name
    if (NOT_CALLER.test(found.rest)) continue
    const clause =
      text
        .slice(0, index)
        .split(/[.?!;,]/)
        .at(-1)
        ?.trim() ?? ''
    const isSmall = !/^\p{Lu}/u.test(rest)
    if (isSmall && (QUESTION.test(clause) || ADJECTIVE.test(found.name) || !NEXT.test(found.rest)))
      continue
    return found.name
  }
  return null
}

function before(text: string): string | null {
  for (const [, words = ''] of text.matchAll(TRAILING)) {
    const found = capture(words.replace(/^(?:it's|this is|i'm|yes|hi|hello) /i, ''), true)
    if (found?.rest === '') return found.name
  }
  return null
}

/** A name at the start of a line, or the whole line. */
function leading(text: string): string | null {
  const rest = text.replace(FILLERS, '')
  const found = capture(rest, true)
  if (!found) return null
  const isSmall = !/^\p{Lu}/u.test(rest) && !found.name.includes(' ')
  if (!(isSmall ? NEXT_OF_SMALL : NEXT).test(found.rest)) return null
  if (isSmall && ADJECTIVE.test(found.name)) return null
  const partner = /^and (?=\p{Lu})/u.exec(found.rest)
  const second = partner && !isSmall ? capture(found.rest.slice(partner[0].length), false) : null
  if (second && NEXT.test(second.rest)) return `${found.name} and ${second.name}`
  // "Wash windshield?" and "May I have yours?" are questions, not names.
  return found.rest.startsWith('?') || (QUESTION.test(rest) && !found.name.includes(' '))
    ? null
    : found.name
}

/** Ends what is said to her before the name: "You should have it by now! Gary Webb". */
const REPROACH_END =
  /(?:!|(?<=^(?:[Yy]ou|[Ii]t's|[Tt]hey|[Hh]e|[Ss]he)(?:'ve)? [^.!?]{1,40})\.)(?= \p{Lu}\p{Ll}+ \p{Lu}\p{Ll})/u

/** "Where's the stop tap? dave" answers after its question, as others do after a reproach. */
const afterQuestion = (text: string) =>
  text.slice(Math.max(text.lastIndexOf('?'), text.search(REPROACH_END)) + 1).trim()

/** Splits text into the name it begins with and the rest. */
export function capture(text: string, isLoose: boolean): { name: string; rest: string } | null {
  const words: string[] = []
  let isProper = false
  let end = 0
  for (const { 0: word, index } of text.matchAll(/[^\s]+/g)) {
    const bare = word.replace(/[,.!?;:]+$/, '')
    const small = bare.toLowerCase()
    const isTitle = TITLES.test(small) && (words.length === 0 || words.at(-1) === 'and')
    // "Mr and Mrs Patel"
    const isCouple =
      TITLES.test(words[0]?.toLowerCase() ?? '') &&
      (words.length === 1
        ? small === 'and'
        : words.length === 2 && words[1] === 'and' && TITLES.test(small))
    const isJoin = PARTICLES.test(small) || isCouple
    const isCapital = /^\p{Lu}/u.test(bare)
    if (!/^\p{L}[\p{L}\p{M}'.-]*$/u.test(bare) || /'(?:s|ll|re|ve|m|d|t)$/.test(small)) break
    const isPlural = words.length === 0 && !isCapital && isCommonWord(small.replace(/s$/, ''))
    if (
      (isPlural || isCommonWord(small)) &&
      !isTitle &&
      !isCouple &&
      !isNameHere(small, words, isCapital, text)
    )
      break
    if (words.length === 0) isProper = isCapital
    if (
      !isCapital &&
      !isJoin &&
      isProper &&
      words.length > 0 &&
      !TITLES.test(words[0]?.toLowerCase() ?? '')
    )
      break
    if (!isCapital && !isLoose && !isJoin) break
    words.push(bare)
    end = index + bare.length
    const isAbbreviated = isTitle && word === `${bare}.`
    if (isAbbreviated) end++
    else if (words.length === NAME_MAX_WORDS || bare !== word) break
  }
  while (words.length > 0 && /^(?:de|da|la|le|y|el|al|o|and)$/.test(words.at(-1) ?? '')) words.pop()
  const [first = ''] = words
  if (
    words.length === 1 &&
    (TITLES.test(first.toLowerCase()) || PARTICLES.test(first) || first.length < 2)
  )
    return null
  if (words.length === 0) return null
  const name = words.join(' ')
  return { name: /\p{Lu}/u.test(name) ? name : capitalised(name), rest: text.slice(end).trim() }
}

/** Whether an everyday word is a name where it stands: "Iris Day", "Anh Do", "An Le". */
function isNameHere(
  word: string,
  before: readonly string[],
  isCapital: boolean,
  text: string,
): boolean {
  if (word === 'o' && before.length > 0) return true
  const all = text.replace(/[.!]+$/, '').split(' ')
  if (before.length === 1 && all.length === 2)
    return !/^(?:please|here|speaking|thanks|calling|now|you|me|him|her|it|us|them|off|out|over|down|gone|broken|bust)$/.test(
      word,
    )
  if (before.length === 1 && isCapital && /^\p{Lu}/u.test(before[0] ?? ''))
    return !/^(?:i|i'm|i'd|and)$/.test(word)
  const second = all[1] ?? ''
  return (
    before.length === 0 &&
    all.length === 2 &&
    isCapital &&
    /^\p{Lu}/u.test(second) &&
    !isCommonWord(second.toLowerCase())
  )
}
