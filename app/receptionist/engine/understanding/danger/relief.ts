import type { Danger } from '../command.ts'
import { FAMILY } from './danger-words.ts'
import { part, pattern } from '../text/patterns.ts'

/** What a caller in danger says of it: it is over or never was, is bearable, needs no help, or help is coming. */
export type Relief = 'over' | 'eased' | 'refused' | 'helped' | 'ringing'

const any = (...parts: string[]) => new RegExp(`\\b(?:${parts.join('|')})`, 'g')
const BE = "(?:'s|'re|'m| is| are| am| was)"
const FINE = '(?:fine|ok|okay|all right|alright|safe|well)'

/** Asks for help itself: "I'm only asking you to send somebody". */
const PLEA = pattern`
  \b(?:
    send|hurry|quick(?:ly)?|come (?:now|and look)|get here|look at it
    |help (?:me|us|him|her|now|please)
  )\b
  |(?<!don't |do not )\bneed help\b
`
const WISH =
  /\b(?:just|only|appointments?|book|dentist|i(?:'m after| (?:want|need) (?:an?|my|some|the|to))|have you|do you|can (?:i|you|we)|could (?:i|you|we))\b/

/** Never was a danger, of whatever kind. */
const NEVER = any(
  "(?:not|isn't|no) (?:the )?police(?: that)? (?:i|we)(?: want|'m after| am after| need| asked for| rang for)?\\b",
  '(?<!not (?:an? )?)false alarm\\b',
  '(?:(?:only|just) (?:joking|kidding)|was joking|figure of speech)\\b',
  part`
    (?:
      (?:you've|you have|you) (?:\w+ )?(?:
        misunderstood|misheard
        |got (?:me |it |that |the )?(?:all )?(?:wrong|muddled)
      )
      |nothing like that|wrong word|slip of the tongue
    )\b
  `,
  "i(?:'m|'ve| have| am)? (?:never|didn't|did not|not) (?:say|said|saying|mean|meant)\\b(?![^.,;!?]*\\b(?:bad|serious|urgent|emergency|ambulance|999|dying))[^.,;!?]*",
)
/** Wants no police: she has misheard. Who only refuses them may be afraid of somebody. */
const NO_POLICE = any(
  "(?:it's|it is|that's|they're) not (?:the )?(?:police|cops|coppers) (?:that )?(?:i|we)(?:'m|'re)? (?:\\w+ )?(?:want\\w*|need\\w*|after|asking for|ringing for)\\b",
  '(?:why|what)(?: on earth| the hell)? (?:would|do|should|am|are) (?:i|we) (?:want|need|be )?(?:ring\\w*|call\\w*|phon\\w*)? ?(?:for )?the (?:police|cops)\\b',
  '(?:nothing|not|owt|got) to do with the (?:police|cops)\\b',
  "(?:nobody|no-? ?one)(?:'s| is| has| was)? (?:trying to )?br(?:eak|eaking|oke|oken) in\\b",
)
/** What goes on although something else is over: "there's no fire, it's just sparking". */
const GOES_ON = /\b(?:spark|fizz|smok|smoulder|arcing|hiss)\w*|\bstill\b/

/** Nothing dangerous, or no longer: not said of gas or a fire, which are dangerous to people who feel fine. */
const OVER = any(
  "(?:not an|no|isn't an) emergency\\b",
  `(?:all ${FINE}|all clear|fine|sorted) now\\b|it's (?:all )?sorted\\b`,
  "i(?:'m| am| was)? (?:only |just )+(?:ask(?:ing|ed)|want(?:ed)? to (?:know|ask))(?: you)? (?:if|whether|about|do|are|is|how|what|for)\\b",
  part`
    (?:there isn't (?:any|an?)|(?:there's|there is|there was|is) (?:no|not any|not an?)) (?:
      fire
      |gas(?! (?:on|supply|from)\b)
      |smoke|break-?in|burglars?|intruders?|leak|danger|power cut
    )(?! yet)\b
  `,
  part`
    (?:i|we|they|he|she|engineer|people|brigade|has|have|been)\b[^.,;!?]{0,20} (?:
      capped|made (?:it )?safe
      |put (?:it|that|the fire) out
      |put out
    )\b
    |fire(?:'s| is) (?:all )?out\b
  `,
  "(?:power|electric\\w*|lights?)(?:'s| is| are|'re)(?: all| just)? back(?: on)?\\b",
  // What came from under a bonnet was steam.
  "(?:it'?s|it (?:was|were|is)|that's|that (?:was|were)|(?:think|reckon)(?: it's)?|not smoke,?(?: it's)?)(?: (?:only|just|all|probably|actually))* steam\\b|(?:it's|that's|it were|it was|were|was)(?: \\w+)? not smoke\\b",
)
/**
 * A carbon monoxide alarm that chirps because its battery is low: "it says low bat", "one chirp a minute, it's
 * the battery". **Source**: the Health and Safety Executive: four loud beeps are the alarm.
 */
const LOW_BATTERY =
  /\b(?:says?|saying|shows?|showing|reads?)\b[^.?!]{0,12}\blow bat|\bchirp[^?]*\bbatter/

/** What has yet to be done: "once they've made it safe, can you come?" */
const NOT_YET =
  /\b(?:once|when|after|until|till|if|as soon as) (?:they|he|she|we|you|somebody|someone|the [a-z]+)(?:'ve|'s| have| has)?(?: all)? (?:capped|made|put|sorted|fixed)\b[^.,;!?]{0,16}/g

/** Nobody is hurt or ill, so that there is no emergency of any kind. */
const UNHURT = any(
  "(?:nobody|no-? ?one)(?:'s|'s been| is| has| was)?(?: been| actually| really)* (?:hurt|ill|injured|unwell|poorly|sick)\\b",
)
const HARMED =
  '(?:hurt|ill|injured|unwell|dying|in (?:any )?danger|bleeding|choking|stabbed|broken in|breaking in|attack\\w+)'
const UNHARMED = any(
  `(?:nobody|no-? ?one)(?:'s|'s been| is| has| was)?(?: been| actually| really)* ${HARMED}\\b`,
  `(?:i|we|he|she|they)(?:'s|'re|'m| is| are| am)? not (?:actually |really |badly |seriously )*(?:${HARMED}|having an?\\b[^.,;!?]*)(?! (?:but|yet))`,
)
const EASED = any(
  part`
    (?:
      i|we|he|she|they|everyone|everybody
    )${BE} (?:absolutely |perfectly |quite |honestly |really |all )?(?:
      ${FINE}|better
      |breathing (?:again|normally|fine)
    )\b(?!,? (?:with|for|to|waiting|but|on)\b)
  `,
  "(?:he|she|they)(?:'s|'ve| has| have) come (?:round|to)\\b(?! (?:the|your|my)\\b)",
  part`
    (?:
      not (?:that|so|as|too|very) (?:bad|serious)
      |(?:
        (?:don't|do not) (?:think|reckon|believe) (?:i|we|he|she|they|it)(?:'ll)? needs?
        |(?:don't|do not|doesn't|no) need
      ) (?:for )?(?:an? |the )?(?:ambulance|police|paramedics?|999|fire brigade|vet)
      |not an ambulance(?: that)? (?:i|we) (?:want|need)
    )\b
  `,
)
const REFUSED = any(
  "(?:don't|do not|didn't|did not) want (?:an? |the |to (?:ring|call) )*(?:ambulance|police|paramedics?|999|fire brigade|vet)\\b",
  "(?:i'm|i am|we're) not (?:ringing|calling|phoning) (?:an? |the )?(?:ambulance|paramedics?|999|vet)\\b",
)
/** Breathes, swallows or speaks without trouble. */
export const BREATHES = any(
  part`
    (?:
      (?:i|he|she|they|you) can
      |(?<!\b(?:not|no|never) )can
      |able to
      |no (?:trouble|problems?|difficulty|bother)(?: with)?
      |still
    ) (?:still )?(?:
      breath\w*|swallow\w*|speak|talk
    )(?:,? (?:and|or|&) (?:breath\w*|swallow\w*|that|talk|speak|all|everything))*(?: (?:(?:perfectly|absolutely|quite) )?(?:fine|ok|okay|all right|alright|normally|properly|easily|perfectly))?\b(?! (?:but|only|when|if|through|out|to)\b)
  `,
  `(?<!not |n't )(?:breathing|swallowing)(?: and (?:breathing|swallowing))?(?:${BE})? ${FINE}\\b`,
)
/** A breath is drawn easily, which the bare "I can breathe" does not say. */
export const WELL =
  /\b(?:fine|ok|okay|all|alright|everything|normally|properly|easily|perfectly|no \w+)\b/
/** What callers call the electricity. */
const ELECTRICS = "(?:'?electric\\w*|'?lecc?tric\\w*|lecc?(?:y|ies?)|leck(?:y|ie))"
/** The power is off: not "I can't turn it off", nor "should I?" or "do I turn it off?" */
const POWER_OFF = pattern`
  (?<!\b(?:not|to|how|should|shall|can|could|will|do (?:i|we)|if|until|once|please|\w+n't) (?:\w+ ){0,4})(?:
    \b(?:
      turned|switched|knocked|flicked|flipped|shut|cut|killed|isolated|pulled|tripped|got
    )(?: \w+)? (?:it|everything|the|all|my|our)(?! lights?\b)(?: [\w']+){0,3} (?:off|down)\b
    |\b(?:turned|switched) off\b
    |\b(?:cut|killed|isolated|tripped) the (?:power|${ELECTRICS}|mains|breakers?|supply)\b
    |\b(?:
      it|power|${ELECTRICS}|mains|everything|breakers?|fuse ?box|(?<!\blight )switch\w*
    )(?:'?s| is| are|'re)(?: all| now)* (?:off|down)\b
    |\b(?:power|${ELECTRICS}|mains)(?: now| all| just)* off(?= at\b| now\b|\W*$|[.,;!])
    |\b(?:that's|it's|i've|we've)(?: just| now| all)? done\b
    |\blights?(?:'s| is| are)(?: all)? off at the (?:mains|fuse ?box|board)\b
  )
`
/** Whether a plain line says that the power is off. */
export const isPowerOff = (text: string) => POWER_OFF.test(text)

/** The person whom the caller fears has left. */
const GONE = pattern`
  \b(?:he|she|they)(?:'s|'ve| has| have) (?:all |both )?(?:
    gone|left|run off|driven off
  )(?= now| *(?:[.,!;]|$))(?!.*\b(?:back|but|again)\b)
`
/** The police have seen to it: "the police have been", "we've had the police round". Not "the police have been rung". */
const POLICE_BEEN = pattern`
  (?<!\b(?:have|has|did|will|are|is|once|when|after|until|till?|if|before|soon as|time|never|not) (?:the )?)(?:
    \b(?:police|cops|coppers|bobb(?:y|ies)|officers?|policem[ae]n)(?:'ve|'s| have| has)?(?: all| already| just| only| both)* (?:
      been(?! (?:\w+ )?(?:called|rung|phoned|told|informed|alerted|notified|contacted|useless|trying|waiting|coming|saying|no)\b)
      |came|come and|gone|left|attended|finished|turned up|were here|was here
    )\b
    |(?<=\b(?:'ve|have|we|i|already|just) )had the (?:police|cops|coppers) (?:out|round|here|in|over|already)\b
    |(?<=\b(?:got|have|given|gave) (?:\w+ ){0,3})(?:crime|incident) (?:reference|ref|number)\b
  )(?!.*\b(?:back|but|again|still|inside|outside|yesterday|last \w+|(?:day|week|month)s? ago)\b)
`
const ALIVE = any(
  "(?:not|n't) (?:suicidal|(?:going|about) to (?:do anything|hurt|kill)|mean it|really mean)\\b",
)

const HELPER = part`
  (?:an? |the |my |our )?(?:
    ambulance|paramedics?|police|officers?
    |fire (?:brigade|engine|service|crew)
    |fire(?:men|man|fighters)
    |999|111|105|doctor|gp|vets?
    |gas (?:people|board|man|engineer|emergency \w+)
    |cadent|samaritans|help
    |electricity (?:people|board)
    |network|coastguard|crisis team|one
  )
`
const ON = "(?:'re|'s|'ve| are| is| have| has| just| now| all| already| nearly| been)*"
const COMING = pattern`
  \b(?:
    they${ON} on (?:their|the) way
    |${HELPER}${ON} (?:
      on (?:their|the|its|his|her) way
      |coming|here|arrived|outside|called|rung
      |with (?:him|her|us|me|them)
    )
    |(?:
      i|we|he|she|they|someone|somebody|waiter|manager|have|already|${FAMILY}
    )(?:'m|'ve|'s|'re| have| has| is| are| am| just| already| now)* (?:
      rung|called|phoned|dialled|ringing|calling|phoning|speaking to
      |on (?:the (?:phone|line)|hold) (?:to|with)
      |got
    )(?: (?:for )?(?:them|it|${HELPER})\b|(?= *(?:[.,!?;]|$| now)))
  )
`
/** A small cut, once it is seen to be no more: "it's only his mouth, it's just a cut lip". */
const MINOR = pattern`
  \b(?:only|just) (?:a )?(?:(?:little|small|tiny|bit of a) )?(?:
    (?:cut|split|bust|fat) lip
    |cut (?:on|to) (?:his|her|my|the) (?:lip|gums?|mouth|finger|thumb|knee|elbow)
  )\b
`
/** What no small cut explains. */
const GRAVE =
  /\b(?:stab\w*|shot|conscious\w*|collaps\w*|breath\w*|chest|head|neck|swallow\w*|swell\w*|swollen|faint\w*|pale|drows\w*|speech|fit|seizure)\b/

/** Whether the blood that a caller told of comes from a small cut, and nothing else was told. `told`: the lines before. */
export const isSmallCut = (text: string, told: string) =>
  MINOR.test(text) && /\b(?:bleed|blood)/.test(told) && !GRAVE.test(`${told} ${text}`)

/** Not said of a break-in, where "they" may be the burglars. */
const HERE = new RegExp(
  `\\b(?:they|it|he|she|${FAMILY})(?:'re|'s) (?:just |now )?(?:here|arrived|with me|on (?:the|its|his|her) way|coming (?:over|round))\\b`,
)
const RINGING = pattern`
  \b(?:is|'s|are|'re|'m|am) (?:on|through) to (?:them|${HELPER})\b
  |^(?:(?:oh|yes|yep|ok|okay|right|alright|yeah|lovely|thanks|thank you)[,.]? )*(?:i will|i'll do (?:that|it)|will do)\b
  |\b(?:
    i'll|we'll|i will|i'm going to|doing|ringing|calling|phoning|let me
  )(?: go and)? ?(?:(?:ring|call|phone|do) )?(?:them|it|that|now|${HELPER})\b
`
const NO_HELP = pattern`
  \b(?:
    nobody|no ?one|not coming
    |n't (?:come|coming|answer\w*|ring\w*|call\w*)
    |no answer
    |not (?:going to )?(?:ring|call|phon)\w*
    |engaged|get through|hours|should i|do i|shall i|why
  )\b
`

/** The denials of danger in a line, left out, so that "I don't want an ambulance" is no sign of one. */
export function withoutDenials(text: string): string {
  return [NEVER, NO_POLICE, OVER, UNHARMED, EASED, REFUSED, ALIVE, BREATHES].reduce(
    (rest, pattern) => rest.replace(pattern, '.'),
    text,
  )
}

/**
 * What a line says of the danger that the caller is in; null if it does not say. Only what is clear counts:
 * who plays a medical emergency down, or refuses help, is still in one. See also `denied-signs.ts`.
 */
export function findRelief(text: string, danger: Danger): Relief | null {
  const done = text.replace(NOT_YET, ' ')
  const says = (pattern: RegExp) => done.search(pattern) >= 0
  // Whoever has turned the power off may well want somebody sent.
  if (danger === 'wet-electrics' && POWER_OFF.test(text)) return 'over'
  // With the power off and no fire, "come and look" asks for a repair.
  const isOff = (danger === 'fire' || danger === 'electricity') && POWER_OFF.test(text)
  if (isOff && says(OVER) && !GOES_ON.test(withoutDenials(text))) return 'over'
  if (danger === 'carbon-monoxide' && LOW_BATTERY.test(text)) return 'over'
  // "The police have been, can you send somebody to board it up?"
  if (danger === 'crime' && POLICE_BEEN.test(text)) return 'over'
  if (!PLEA.test(text)) {
    if (says(NEVER)) return 'over'
    if (danger === 'life') {
      if (says(ALIVE)) return 'eased'
    } else if (danger === 'medical') {
      if (says(UNHURT)) return 'eased'
    } else {
      if (says(OVER) && !GOES_ON.test(withoutDenials(text))) return 'over'
      if (danger === 'crime' && (GONE.test(text) || says(NO_POLICE))) return 'over'
      if (danger === 'crime' || danger === 'animal') {
        if (says(UNHARMED) || says(EASED)) return 'eased'
        if (says(REFUSED) && WISH.test(text)) return 'refused'
      }
    }
  }
  if (NO_HELP.test(text)) return null
  if (COMING.test(text) || (danger !== 'crime' && HERE.test(text))) return 'helped'
  return RINGING.test(text) ? 'ringing' : null
}

/** What was dangerous, and no longer is: no mistake. */
const PAST = /\b(?:now|capped|safe|out|back|sorted|emergency|any ?more)\b/

/** Whether a line takes a danger back as a mistake, so that there never was one. */
export function isTakenBack(text: string, danger: Danger): boolean {
  const says = (pattern: RegExp) => text.search(pattern) >= 0
  if (danger === 'life') return says(NEVER) && !says(ALIVE)
  if (danger === 'crime' && says(NO_POLICE)) return true
  return says(NEVER) || (says(UNHURT) && danger === 'medical') || (says(OVER) && !PAST.test(text))
}
