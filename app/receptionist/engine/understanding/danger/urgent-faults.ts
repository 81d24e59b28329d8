import { part } from '../text/patterns.ts'
import { patternOf } from '../text/short-form.ts'
import { HAS } from './danger-words.ts'

const OUTLET = '(sockets?|plugs?(?! ?hole)|(light )?switch(es)?|fuse ?(box|board)|adapt[oe]rs?)'

/** What electricity has burnt, or cracks as it is switched on: "there's a brown mark round it", "it went bang". */
const SCORCHED = patternOf(
  part`
    (?<!\b(no|any|not|without) (\w+ )?)(brown*|black*|burn|burnt|scorch*|singe*|char|soot*) (marks?|patch(es)?|stains?|spots?|rings?|bits?) (all )?(on|round|around|by|near|above|behind|at|next to|where) (the|my|our|that|one of the) (\w+ )?(${OUTLET}|face ?plate)
    |(?<!\b(no|any|not|without) (\w+ )?)(scorch|burn|singe) ?marks?\b[^.?!]{0,40}\b${OUTLET}
    |${OUTLET}\b((?!\b(no|not|any|without)\b)[^.?!]){0,40}\b(scorch|burn|singe|brown|black) ?marks?
    |(?<!\b(not|never) )${OUTLET}('s| looks?)?${HAS}( (gone|going|went|turned|all|a bit|got|really))* (scorched|burnt|singed|charred|melted|melting|discoloured)
    |${OUTLET}( (in|by|behind|near) (the|my|our) \w+)?('s| has| is)? (just )?(gone|going|went|turned|turning) (all |a bit )?(brown|black)
    |${OUTLET}\b[^.?!]{0,24}\b(crackl*|buzzing|buzzes)
    |(crackl*|buzz*) ((noise|sound) )?(is )?(coming )?(from|in|at|inside) (the|my|our|that|a) (\w+ )?${OUTLET}
    |(switch*|plug*|turn*|put)\b[^.?!]{0,40}\b(on|in|kettle|lamp|hoover)\b[^.?!]{0,24}\b(g[ai]ve|went|made|let out|was) (off )?((a|an|this|such|right|bit|of|some|loud|big|little|almighty) )*(crack|bang|pop|fizz|flash|spark)(?! (of|on)\b)
    |(crack|bang|pop|fizz|flash|spark) ((came|coming) )?(from|out of|off|behind) (the|my|our|that|a) (\w+ )?${OUTLET}
  `,
)

const CAN_I_DRIVE =
  '(can|could|should|shall|dare|ok|okay|safe|all right|alright) (i |we |she |he |it |you )?(still |just |even |to )*(drive|be driven|driving|carry on|keep (driving|going)|limp|get (it )?home)(?! (it |her |him |the \\w+ |my \\w+ )?(in|round|into|onto|over|up|away|through|out)\\b)'

const WARNS =
  "(steam*|smok*|overheat*|(oil|temperature|temp|brake|red)( pressure)?( warning)? lights?(?!( is|'s| are| has| have)? (just )?(out|gone|not|broken|blown|bulb*)\\b)|won't (start|go|move|budge)|dead|no brakes)"

const STRANDED =
  '(stuck|stranded|sat|sitting|stopped|parked( up)?|pulled( over| in| up)?|broke|waiting) (here |now |just )*(in|at|on|outside|by|over) (the|a|some|tesco*|asda*|morrison*|aldi*|lidl*|sainsbury*|m\\d+|a\\d+)( \\w+)?( (car park|services|petrol station|garage|forecourt|lay-?by|verge|side|road|lane|street|bus stop|roundabout|junction|motorway|hard shoulder|slip ?road|supermarket))?'

/** A vehicle that has left somebody on the way, or that may not be driven on. */
const BROKEN_DOWN = patternOf(
  part`
    (conked out|cut out|died|stuck|stranded|sat) ~ (
      lay-?by|hard shoulder|roadside|side of the road|motorway|(the )?m\d+
    )(?!.*\b(traffic|late)\b)
    |${STRANDED}\b[^!]{0,60}\b(${CAN_I_DRIVE}|${WARNS})
    |${CAN_I_DRIVE}[^!]{0,60}\b${WARNS}
    |${WARNS}\b[^!]{0,80}\b(${STRANDED}|${CAN_I_DRIVE})
    |brakes?( pedal)?( have| has| is|'s|'ve| just)* (
      failed
      |gone(?= *([.,;!]|$|on|completely))
      |(going|goes) (right |straight )?to the floor
    )
    |(got|have|has) no brakes
  `,
)

const BUILT = '(wall|chimney|stack|gable|ceiling|lintel|porch|parapet)'
const BELOW =
  '(pavement|path|footpath|road|street|lane|alley|ginnel|snicket|drive|driveway|garden|car)'

/** Part of a building that has come down, or leans over a way: "half of the wall's gone". */
const COME_DOWN = patternOf(
  part`
    (?<!\b(if|when|want|need|taken|took) [^.?!,]{0,24})(half|most|parts?|some|a bit|bits|loads|top|the lot|rest|whole (lot|thing)|a chunk|chunks|bricks?|stones?|coping) (of|off|from) (the|my|our|her|his|that|their) (\w+ )?${BUILT}('?s)?${HAS}( all| now| already)* (
      gone(?= *([.,;!]|$)| (and|now|over|down|last night|this morning|overnight))
      |(come|came|fallen|fell|collapsed|dropped|toppled|tumbled|caved|crashed)
      |(all )?(on|across|over) the (\w+ )?${BELOW}
    )
    |(bricks?|stones?|coping( stones?)?)${HAS} (come|coming|fallen|falling|fell|dropping) (off|out of|from) (the|my|our|her) (\w+ )?${BUILT}
    |(bricks?|stones?|coping( stones?)?|${BUILT})('?s)?${HAS}( now| all| half| partly)* (come|came|fallen|fell|gone|collapsed|toppled|tumbled|crashed)( down| over| right| through| straight)* (on|onto|over|across|into) (to )?(the|her|his|my|our|their|a|next door's) (\w+ )?${BELOW}
    |${BUILT}\b[^.?!]{0,40}\b(lean*|bulg*|tilt*|bow(ed|ing)|tipping)\b[^?!]{0,60}\b(over|onto|towards|above|into) (the|a|her|his|my|our|next door's) (\w+ )?${BELOW}
    |${BUILT}\b[^.?!]{0,40}\b((about|ready|fit) to (go|fall|come down|collapse)|(going to|gonna) (fall|collapse|go(?=\W*$|[.,;!]| over)))
  `,
)

/** An owner's urgent words for a socket that is not safe, a breakdown, and what may fall on somebody. */
const OWN_SPARK = /\bspark/
const OWN_BREAKDOWN = /\bbr(?:oken|oke) down\b/
const OWN_FALL = /\b(?:wall|chimney|ceiling|roof)\b.*\b(?:down|collapse\w*|fall\w*)/

/** What is as urgent as an owner's word for a fault of a house or a vehicle. */
export const FAULTS: readonly (readonly [own: RegExp, said: RegExp])[] = [
  [OWN_SPARK, SCORCHED],
  [OWN_BREAKDOWN, BROKEN_DOWN],
  [OWN_FALL, COME_DOWN],
  [
    /\btrip(?:s|ping)\b|\bno (?:electric|power)/,
    patternOf(
      part`
        (breaker|trip switch|rcd|fuse)s?( keeps?| just| has| is)* (
          dropping|going|popping|kicking|knocking|goes|drops|pops|kicks|tripping
        ) (back )?(out|off|down)
        |switch (up|back on) > (drops|goes|pops|kicks|trips) (back |straight )*(out|off|down)
        |(sat|sitting|left) in the dark(?! (about|for))
      `,
    ),
  ],
  [
    /\broof\b/,
    patternOf(
      part`
        (tiles?|slates?|ridge|roof|flashing)( \w+){0,3} (
          off|gone|blown|ripped|lifted|missing
        )\b.*\b(rain|water)( is|.s)? (coming|pouring|getting|running)
      `,
    ),
  ],
]

/** Whether an owner's urgent word is for a socket that is not safe to use. */
export const isOfSpark = (word: string) => OWN_SPARK.test(word.toLowerCase())

/** Whether an owner's urgent word is for what may fall on somebody. */
export const isOfFall = (word: string) => OWN_FALL.test(word.toLowerCase())

/** Whether an owner's urgent word is for a vehicle that has broken down. */
export const isOfBreakdown = (word: string) => OWN_BREAKDOWN.test(word.toLowerCase())
