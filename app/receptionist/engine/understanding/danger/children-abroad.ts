import { FAMILY } from './danger-words.ts'
import { part, pattern } from '../text/patterns.ts'

const CHILDREN =
  '(?:kids?|kiddies|children|child|daughters?|sons?|lads?|girls?|boys?|bab(?:y|ies)|bairns?|little (?:one|girl|boy)s?|toddler)'
/** Countries that callers name most, and whole parts of the world. */
const ABROAD = part`
  (?:
    abroad|overseas|out of (?:the )?(?:country|uk)|back home|another country
    |pakistan|india|bangladesh|sri lanka|nepal|afghanistan|iran|iraq|syria|turkey|egypt|morocco|algeria|tunisia|libya|sudan
    |somalia|ethiopia|eritrea|kenya|uganda|nigeria|ghana|gambia|zimbabwe|south africa|saudi|dubai|qatar|kuwait|lebanon
    |jordan|israel|yemen|poland|romania|bulgaria|hungary|albania|kosovo|lithuania|latvia|ukraine|russia|spain|portugal
    |france|italy|greece|cyprus|malta|germany|holland|netherlands|belgium|ireland|sweden|norway|denmark|america|the states
    |the usa|usa|canada|mexico|brazil|jamaica|china|japan|thailand|philippines|vietnam|malaysia|australia|new zealand
    |africa|europe|asia
  )
`
const PARENT = `(?:he|she|they|ex|(?:his|her|their) \\w+|${FAMILY})`
/** Takes them, or is about to: no wish, and no question whether somebody may. */
const TAKES = part`
  (?:
    (?:tak|fly|bring|mov|gett)(?:e|ing)|flying
    |(?:'ll|will|(?:going|gonna|threatening|threatened|planning|trying|about|means) (?:to )?) ?(?:take|fly|move|send|get)
    |takes|flies|took|taken|sending
  )
`
const TAKEN_ABROAD = new RegExp(
  part`
    \b${PARENT}\b[^.?!/]{0,40}(?:\b|')${TAKES} (?:them|him|her|(?:all |both )?(?:of )?(?:the|my|our|his|her|me) (?:\w+ )?${CHILDREN}|${CHILDREN})\b[^.?!/]{0,24}\b(?:to|off to|over to|into)? ?${ABROAD}\b
    |\b(?:flight|plane|ferry)\b[^.?!/]{0,40}\b(?:for|with|of) (?:them|(?:the|my|our) ${CHILDREN})\b
    |\b(?:them|(?:the|my|our) ${CHILDREN})\b[^.?!/]{0,30}\b(?:on|booked on|onto|put on) (?:a|the) (?:flight|plane|ferry)\b
    |\b${PARENT}(?:'s|'ve| has| have)? (?:just |already |been )?(?:got|getting|taken|took|has|have|applied for|applying for|ordered|sent off for) (?:
      (?:their|the ${CHILDREN}'?s?|my ${CHILDREN}'?s?) passports
      |(?:an? |the |new )?passports? (?:for|of) (?:them|(?:the|my|our) ${CHILDREN})
    )\b
  `,
)
const HAS_CHILDREN = new RegExp(`\\b${CHILDREN}\\b`)
/** Over, agreed to, or no more than a holiday. */
const IS_OTHER = pattern`
  \b(?:
    last (?:week|month|year|summer)|(?:weeks?|months?|years?) ago|used to
    |holidays?|fortnight|next (?:year|summer)|(?:i|we)(?:'ve| have)? (?:agreed|don't mind)|(?:wants?|like|love|hoping) to take|allowed to|permission
    |(?:can|could|may|is) (?:he|she|i|we)
  )\b
`

/**
 * Whether a line tells that a parent is taking children abroad, of whom it, or what was `spoken` before it, tells:
 * "he's flying them out to Lagos on Friday".
 */
export const takesChildrenAbroad = (text: string, spoken: string) =>
  TAKEN_ABROAD.test(text) && HAS_CHILDREN.test(spoken) && !IS_OTHER.test(text)
