import { part } from '../text/patterns.ts'
import { isCommonWord } from './common-words.ts'

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
/** Says that something was said before. */
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
/** The caller's work before a full name: "staff nurse Grace Hale", "practice manager Jo Hale", "PC Ann Lee". */
const OFFICE = new RegExp(
  part`
    ^((?:(?:[Ii]t's|[Ii]'m|[Tt]his is|[Mm]y name's|[Hh]ello|[Hh]i),? )*)(?:the )?(?:
      (?:[Ss]taff|[Ss]enior|[Hh]ead|[Cc]harge|[Dd]istrict|[Cc]ommunity|[Pp]ractice|[Cc]are|[Dd]uty|[Ss]ite|[Oo]ffice|[Dd]eputy)[ ]
    )?(?:
      [Nn]urse|[Mm]atron|[Mm]anager|[Ss]ister|[Cc]arer|[Tt]eacher|[Ss]ergeant|[Cc]onstable|[Cc]ouncillor|[Ff]ather|P\.?C|Cllr|Sgt
    )\.? (?=\p{Lu}\p{Ll}+ \p{Lu})
  `,
  'u',
)
/** A surname, and then the first name: "Mrs Okonkwo. Grace", "Mrs Okonkwo, that's Grace", "surname Bibby, first name Sharon", "Holm, Jo". */
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
/** Stands between a first name and its surname: "Jo, surname Hale". */
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
      .replace(OFFICE, '$1')
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
      .replace(SURNAME_FIRST, (whole, title: string | undefined, last: string, first: string, at) =>
        isCommonWord(first.toLowerCase()) ||
        (/^\p{Lu}/u.test(last) && !/^\p{Lu}/u.test(first)) ||
        !(
          /(?:first |sur|last )name|^(?:M(?:rs?|s|iss|x)|Dr)\b/i.test(whole) ||
          (at === 0 && /^\p{Lu}\p{Ll}+, \p{Lu}/u.test(whole) && !isCommonWord(last.toLowerCase()))
        )
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
