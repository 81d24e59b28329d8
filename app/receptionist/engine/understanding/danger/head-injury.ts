import { part } from '../text/patterns.ts'
import { patternOf } from '../text/short-form.ts'
import { CANNOT, PERSON } from './danger-words.ts'

const LONG_AGO =
  '(?!.*\\b((when|since) (i|he|she) was|as a (kid|child|baby|lad|lass|bairn)|a fortnight ago|ages ago)\\b)'

const OWN_HEAD =
  '(my|his|her|their|me|is|er) (\\w+ )?(of (his|her|my) )?(head|skull|forehead|bonce|noggin|heed)'

/** A head that was hit; not "banging my head against a brick wall", as callers say who got no answer. */
const BLOW = part`
  (
    (?<!\b(not|never|didn't|without|nearly|almost|if|in case|might) (\w+ )?)(
      (hit|hits|hitting|bang*|bump*|knock*|crack*|smack*|bash*|whack*|clonk*|clunk*|thump*|clout*|bonk*|wallop*|smash*|split|cut|hurt|landed on|fell on|came down on) ${OWN_HEAD}(?! (up )?(against|off|on) (an?|the|this|your) (brick wall|(\w+ )?wall (with|over|try*|to|here|ring*|gett*|all)))
      |(bang|knock|bump|blow|whack|kick|crack|clout|thump|lump|egg|smack|bash|dunt) (to|on) (${OWN_HEAD}|the (\w+ of )?(the )?head)
      |(hit|kicked|punched|caught|smacked|whacked|bashed|clobbered|clouted|struck) (\w+ )?(in|on|round|over) (${OWN_HEAD}|the (\w+ of )?(the )?head)
      |(fell|fallen|landed|dropped|went|came|gone|come|tumbled) (\w+ ){0,6}(head ?first|on (to )?${OWN_HEAD})
      |(his|her|my) head (\w+ )?(hit|struck|cracked|banged|bounced) (off |on |against )?(the|a)
    )
    |concuss*
  )${LONG_AGO}
`

/** From what people, above all children, fall. */
const HEIGHT =
  '(bike|bicycle|trampoline|swings?|slide|climbing frame|monkey bars|sofa|settee|bed|bunk( bed)?|cot|high ?chair|changing (table|mat)|table|worktop|chair|stool|scooter|skateboard|pony|horse|trolley|pram|buggy|ladders?|step ?ladders?|stairs?|steps|wall|tree|roof)'

const FALL = `((fell|fallen|tumbled|thrown|rolled|slipped|came|come) (\\w+ )?(off|from|out of|down) (\\w+ ){0,3}${HEIGHT})${LONG_AGO}`

/** A fall that names no height: not "fell ill". */
const STUMBLE = `(((i|he|she|they|${PERSON})( has| have| is|'ve| just| also)* (fell|fallen|tripped|slipped)|(had|took|taken) an? (\\w+ )?(fall|tumble))(?! (asleep|ill|behind|out|apart|through|for|pregnant|short|in love|sick))|fell over)${LONG_AGO}`

/** Neither "he's not sleepy" nor "if he's sick". */
const IS_SO =
  "(?<!\\b(no|not|never|without|neither|nor|if|in case|unless|\\w+n't(?! (\\w+ )?(stop|help|keep)\\b)|watch for|look out for) ([\\w']+ ){0,3})"

const SICK = part`
  (
    (been|being|be|is|was|keeps|feels?|feeling|felt|i'm|and|now|physically|violently) (\w+ )?sick(?! (of|and tired|to death|pay|note|day|leave|with))
    |throw(s|n|ing) up|threw up|vomit*|puk(es|ed|ing)|spew*|chuck(s|ed|ing) up|chundered|barf*|retch*|boaked|boaking
  )
`

const DROWSY = part`
  (
    drows*|sleepy|dop(e)?y|dozy|groggy|letharg*|woozy|(?<!heavy )sluggish|listless|spaced? out|zoned? out|zoning out|glazed|vacant|dazed|floppy
    |(fall*|fell) (back )?asleep|(doz(e|es|ing|ed)|nod(s|ding|ded)|drift(s|ing|ed)) off|(dropping|drops|going|goes) off(?= (to sleep|all|again|on (me|us))| *([.,!?;]|$))
    |(wants?|wanting|trying|needs?) (\w+ ){0,2}to (just )?(go to )?sleep
    |(${CANNOT}|won't|hardly|barely|struggl* to) (\w+ )?(stay|keep|wake|be woken|rouse) (\w+ ){0,3}(awake|open|up)
    |(${CANNOT}|won't|hardly|barely) (wake|rouse)
    |(hard|difficult) to (wake|rouse)
    |(keep|keeping) (his|her|my) eyes open
    |not (quite |really |all )?(with it|himself|herself|all there|right in (himself|herself|the head))
    |out of it|away with the fairies|unresponsive
  )
`

const CONFUSED = part`
  (
    confus*|disorient*|delirious|muddled|slurr*|rambling|babbling|incoheren*
    |(talk*|speak*|spout*|say*|com* out with) (\w+ )?(rubbish|nonsense|gibberish|funny|weird|strange|gobbledygook|double dutch|daft things|(funny|odd|weird|strange) things)
    |(not|isn't|stopped) (\w+ )?mak(e|ing) (any |much )?sense|makes? no sense|making no sense
    |(doesn't|don't|didn't|does not) (\w+ )?(know|recognise|remember|understand) (where|what day|who|me|us|my name|anything|what happened|falling|a thing|his|her)
    |${CANNOT} (\w+ )?((remember|recall) (what|falling|hitting|doing|anything|a thing|his|her|who|where|it)|(walk|see|stand|talk|speak|hear)(?= (straight|properly|right|up|well|out)| *([.,!?;]|$))|balance)
    |no memory|memory loss|lost (\w+ )?memory
    |(asking|saying|repeating) (\w+ )?the same (thing|question)
    |acting (\w+ )?(strange*|funny|weird|odd*)
  )
`

const OTHER = part`
  (
    dizzy|unsteady|wobbl*|stagger*|off balance|seizure*|convuls*|jerking
    |blurr*|double vision|seeing (double|stars)|(funny|weird|odd) vision
    |pupils?( is| are| look| looks)* (\w+ )?(big*|small*|differen*|uneven|odd|wide|blown|huge|funny|not the same)|(different|odd|uneven|bigger|one) (\w+ )?pupils?
    |(fluid|liquid|water|stuff|blood|something|bleeding|gunk) (\w+ ){0,4}(from|out of) (his|her|my|one|the) (\w+ )?ears?
    |clear (\w+ )?(fluid|liquid|stuff|water) (\w+ ){0,4}(ears?|nose)
    |(his|her|my|one) (\w+ )?ears?( is| are| keeps?)* (bleeding|leaking|running|dripping|weeping)
    |bruis* behind (his|her|my|the|one) ears?
    |headache (that )?(won't|will not|isn't|not|is getting|getting) (\w+ )?(go*|shift*|worse|eas*)|(splitting|terrible|awful|pounding|blinding|thumping|worst) headache
    |blood ?thinners?|warfarin|apixaban|rivaroxaban|edoxaban|clopidogrel
  )
`

const SIGN = `${IS_SO}(${SICK}|${DROWSY}|${CONFUSED}|${OTHER})`

/**
 * A knock on the head, or a fall, after which somebody is drowsy, sick or not themselves.
 *
 * **Source**: the National Health Service, "Head injury and concussion".
 */
export const headInjury: readonly string[] = [
  `${BLOW} & ${SIGN}`,
  `${FALL} & ${IS_SO}(${SICK}|${DROWSY}|${CONFUSED})`,
  `${STUMBLE} & ${IS_SO}(${DROWSY}|${CONFUSED})`,
  `${STUMBLE} > ${SICK}`,
]

const HAS_SIGN = patternOf(SIGN)

/** Whether a line has what makes an emergency of a knock on the head that was told of before. */
export const hasHeadSign = (text: string) => HAS_SIGN.test(text)
