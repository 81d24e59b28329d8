import { part } from '../text/patterns.ts'
import { CANNOT, CHILD, END, PERSON } from './danger-words.ts'
import type { Signs } from './danger-signs.ts'

const WEAPON =
  '(hammer|crowbar|(iron |metal )?bar|(baseball |cricket )?bat(?! and)|machete|brick|knife|axe|spanner|bottle|pole|scissors)'
const RECENTLY_DEAD = '(died|passed|put to sleep|lost (him|her)|gone)'

/** Scenes of crime: an attack, a threat, a break-in; a child, or somebody with dementia, who is missing. */
export const crimeScenes: Signs = {
  danger: 'crime',
  is: [
    part`
      (says|said|threat*|shouting) > (finish|do) (me|her|him|us) (off|in)(?= *([.,!;]|$|tonight|today|now))
    `,
    part`
      lost (my|our) (little )?${CHILD}\b > (was|were) (right |just )?here
      |(nobody|no one)( has| is)? seen (him|her) & (he|she) is (only |just )?(
        three|four|five|six|seven|eight|nine|ten|[3-9]|10
      )${END}
    `,
    part`
      (
        outside
        |at (the|my|our) (\w+ )?door
        |in (the|my|our) (\w+ )?(garden|yard|shop|house)
        |up (the|my|our) drive
      ) > with an? (\w+ )?${WEAPON}
      |(waving|swinging|brandishing) an? (\w+ )?${WEAPON}
      |coming (at|for) (me|us|him|her) with an? (\w+ )?${WEAPON}
    `,
    "(says|said|outside|threat*|shouting) > (he|she|they)('ll| will| is going to|'s going to) (do (me|us|her|him) in|batter (me|us|her|him))",
    part`
      (his|her|their|a) (hands?|arm|belt|cord) (a)?round (my|her|his) (throat|neck)
      |(
        throwing|knocking|slapping|battering|kicking|punching
      ) (her|him|(my|the|his|her) ${PERSON}) (about|around)
    `,
    part`
      (trying|started) to (boot|bash|batter|kick) (my|our|the) (\w+ )?(door|window)
      |(booting|bashing|battering|kicking) (my|our|the) (\w+ )?door( in| down)
    `,
    part`
      (
        he|someone|somebody|a man|men|lads|youths|they|fella|bloke
      )(
        's|'ve| has| is| are| have| been
      )* (trying|rattling) (all )?(the|my|our) (windows|doors|door handles?)(?! (with|out)\b)
    `,
    part`
      (he|she|they)( is| are)( \w+ off and| outside)? (smashing|wrecking) (up )?(the|my|our) (\w+ )?(place|house|flat|door|windows?)
      |(locked|shut|hiding|hid)( myself| ourselves| us)? in (the|my) (bathroom|loo|toilet|bedroom|cupboard) & (
        (he|she)( is|'s) (kicking off|going mad|going mental|screaming|smashing|outside|hitting)
        |(scared|frightened|terrified) of (him|her)
      )
      |(men|blokes|lads|lasses|women|people|customers|guys|drunks|fellas|neighbours|tenants|boys|girls|brothers|sons)( are|'re| is| were| have been| proper| all)* (fighting|scrapping|brawling) & (
        knife|knives|blood|bleeding|glassed|machete
        |(got|has|with|holding|waving) (a|the) (\w+ )?(bottle|bat|glass)
      )
      |there is (a )?(\w+ )?(fight|brawl|punch.?up) & (knife|knives|blood|bleeding|glassed|machete)
      |(going to|gonna|will|'ll|threat*|wants to) > burn (the|my|our) (\w+ )?(house|flat|place|shop) down
      |(throwing|chucking|lobbing) (things|stuff|plates|bottles|stones|bricks|pans|cups|furniture) at (me|us|him|her|the kids|my ${PERSON})
      |(punching|smashing|kicking off|throwing|raging|hitting) & i'm (\w+ )?(scared|frightened|terrified) of (him|her)
      |just (booted|kicked|smashed) (my|our|the|next) (\w+ ){0,2}door (in|down)
      |footsteps (below|downstairs)
      |(someone|somebody)( has| is)? (just )?put (my|the|our) (\w+ )?(window|door) in(?! (wrong|crooked|badly))
      |(just )?(glassed|headbutted|knifed) (me|him|her|my)
    `,
    // Somebody who cannot look after themselves is missing.
    part`
      ${CANNOT} (\w+ )?find (my|our) (\w+ )?${CHILD}(?= *([.,!;]|$|any ?where|and (he|she|i|it)\b|he |she |in (the|your) (park|shop|garden|street|hotel|building|pool|lobby)))
      |(my|our) (\w+ )?${CHILD}( has| is)? (not|never) (
        come|came|got|turned up|arrived
      ) (home|back(?! to))
      |(toddler|baby|child) (\w+ ){0,3}(crying|screaming) & by (itself|himself|herself) & since
      |(my|our|the|a) (\w+ ){0,2}(${CHILD}|year[- ]old)( is| has| have| are)?( just)? (
        gone missing|disappeared|wandered off|run off
      )(?! (with|abroad|his|her|from|to)\b)
    `,
    part`
      (?<!\b(cat|dog|kitten|puppy)( is| has)? )(not|never) (come|came|got|turned up) (
        home|back(?! (to|yet to))
      )( yet)? & (he|she)( is|'s)? (only |just )?(
        four|five|six|seven|eight|nine|ten|eleven|twelve|[4-9]|1[0-2]
      )( years? old)?${END}
    `,
    part`
      (dementia|alzheimer*) > (
        wandered (off|out)|walked (off|out)|gone out (in|without)|gone missing
        |got out(?! of)|not come home
      )
      |(
        wandered (off|out)|walked (off|out)|gone missing|got out(?! of)
      ) > (dementia|alzheimer*)
      |(dementia|alzheimer*) & (nobody|no one)( has|'s| is)? seen (him|her)
      |(
        gentleman|man|lady|woman|mum|dad|nan|gran|husband|wife|he|she
      )( is| has)? gone${END} > (dementia|alzheimer*)
    `,
  ],
}

/** Scenes of suicide: goodbyes, pills put by, somebody on a ledge. */
export const lifeScenes: Signs = {
  danger: 'life',
  is: [
    '(had|i have) enough of (living|life)(?! (in|at|with)\\b)|(sat|sitting|stood) here with (a |the |my )?(rope|pills|tablets|razor|noose)',
    part`
      (stood|standing|sat|sitting) on the wrong side of the (
        railings?|barrier|parapet|bridge
      )
      |wrong side of the (railings|parapet)
      |side of the parapet
      |when (they|somebody|someone) finds? me(?= *([.,!;]|$))
      |letters? (\w+ ){0,3}for (when|after) (i am|i'm|i have|i've) gone
    `,
    `(since|after|without|now) > ${RECENTLY_DEAD} > (want|wish|ready) (to|i could) (go|be)( back)? with (him|her|them)(?= *([.,!;]|$|and|again))`,
    part`
      (stood|standing|sat|sitting|i'm) (\w+ ){0,2}on (the|a) (\w+ )?(
        bridge|ledge|cliff|tracks|parapet|roof
      ) & (
        know why i'm|nothing left|(can't|cannot) go on|lost (my|the) job|lost everything
        |no point(?! in)
      )
      |lost (my|the) job > i'm on the (\w+ )?(bridge|ledge|roof)
    `,
    part`
      (tablets|pills) (\w+ )?(lined up|put by|counted out|saved up)
      |i won't be here any ?more & (sorry|fault|know)
      |i've (wrote|written) (all )?my letters(?! to)
      |(
        daughter|son|husband|wife|partner|brother|sister|mum|dad|he|she
      )( has| is|'s)? (left|written|wrote) (a|us|me) (\w+ )?note > goodbye
      |by the time > (
        get|gets|read|reads|find|finds|hear|hears
      ) > (i'll|i will) (have gone|be gone|be dead)(?! (to|out|home|on|from|off|by|for)\b) & (
        not your fault|forgive
        |tell (mum|dad) (i'm )?sorry
        |loved? you
      )
    `,
    part`
      better off (without me|if i (was not|wasn't|weren't|was gone|was dead|were gone))
      |(put|puts) (the |your )?(dogs?|cats?|animals?) (down|to sleep) with & for myself
      |see a way out(?! of (?!this and))
    `,
    part`
      (not|won't) be (about|around|here) (by|after|come|past) > (
        weekend|then|monday|tomorrow|christmas|week
      ) & (tablets|pills|rope)(?!.*\b(pick|collect|send|repeat|prescription)\b)
      |i (\w+ ){0,3}(want|wish) to (just )?(
        go to sleep|fall asleep|close my eyes
      ) and (not|never) wake up(?! (every|at|with|in)\b)
      |since > nothing (keeping|to keep) me here
      |(don't|not) want to live without (him|her|them|my ${PERSON})
    `,
  ],
}
