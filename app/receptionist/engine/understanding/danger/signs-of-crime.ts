import { part } from '../text/patterns.ts'
import type { Signs } from './danger-signs.ts'
import {
  ANYONE,
  AT_THE_DOOR,
  ATTACK,
  BODY,
  CHILD,
  END,
  FAMILY,
  HARM,
  NOT,
  OBJECT,
  PEOPLE,
  PLACE,
  SELF,
  SOMEBODY,
  STRANGER,
  THEIR,
  WITHIN,
} from './danger-words.ts'

/** Signs of somebody who does harm, or is about to. */
export const crime: Signs = {
  danger: 'crime',
  is: [
    part`
      (${PEOPLE} > (break*|broken?|forc*|smash*|kick*)|trying to (break|force|get)) (
        in(?! (touch|with|an?|some|time|on|to|a|two|three|four|half|bits|pieces|places|several)\b)(?! ${THEIR} (?!(\w+ )?${PLACE}\b))
        |in ?to(?! (song|tears|laughter|bed|an?|it|the \w+ market)\b)
        |through(?! (to|all|on|for|now|since|this|yesterday)\b)(?! ${THEIR} (\w+ )?${WITHIN})(?<!\bget through(?= *($|[.,!?;])))
        |${THEIR} (\w+ )?(door|window|way)(?! (fitting|handle|lock|panel|seal|with (an?|the|his|her|their) (\w+ )?\w*ball))
      )
      |${PEOPLE} > (breaking|forcing|picking|smashing) ${THEIR} (\w+ )?lock
      |${PEOPLE} > climb* (in|into|in through|through|over) ${THEIR} (\w+ )?(
        window|garden|fence|wall|balcony|house|flat|shop|gate
      )
      |${STRANGER} > climb* in(?! ${THEIR} ${WITHIN})
      |${PEOPLE} > (
        got
        |(?<!\b(voicemail|message|email|text|asking|see|ringing|called|enquire) about )getting
      ) (in through|(in|into) (my|our|the|next) (?!(?<=\bthe )(car|van)\b)(\w+ )?${PLACE})
    `,
    part`
      ${PEOPLE} > (
        ${ATTACK}
        |threaten*(?!( (me|us))?( with)?( to)? (bailiffs?|court|evict*|legal|sue|leave|notice|take|stop|cut|report|solicitors?|jump|kill (him|her)self|hang|end)\b)
        |(beat|batter|slapp|thump|kick|punch|throttl)ing (up )?(my|the) (\w+ )?${FAMILY}(?! (out|off|at|to|with|for|on)\b)
        |${HARM} ${OBJECT}(?! (with|on|to|if i (don't|forget|miss)|${BODY}))
        |taken (my|our|the) ${CHILD}(?! (is|to|out|off|for|on)\b)
        |locked (me|us) in(?! (the|my) (loo|toilet|bathroom|shed))
      )
    `,
    part`
      (
        ${PEOPLE} > (going|trying|want*|will|coming( round| over| here| back| up)?)
        |(he|she|they)'ll
      ) (to )?(kill|hurt|hit|stab|shoot|attack|strangle) ${SOMEBODY}(?! if (i|we|you|it) (\w+n't|is not|forget|miss))
      |(
        says|said|saying|threat*|shouting|swears?
      ) > (kill|stab|shoot|attack) ${SOMEBODY}(?! if i (don't|forget|miss))
    `,
    `(doors?|window|lock|broken|burgled) > (they|he|someone|somebody)( are|'re| is) still (in|inside|here|there)`,
    "(forced|kicked in|jemmied|smashed|broken into|broke in|burgled) & (they|he|someone|somebody)( are|'re| is| might be| could be| may be)? still (inside|upstairs|downstairs|up there|in (there|the (house|flat|shop|building)))",
    part`
      ${AT_THE_DOOR} & (
        injunction|restraining order|non-?molestation
        |(court|protection) order|there( is|'s| was) an? order
        |(not|isn't|shouldn't) (supposed|allowed|meant) (to )?(be |come )?(near|here|anywhere near)
        |(broke*|breach*|breaking) (the|his|her|an?) (\w+ )?(order|bail)
        |(ring|call|phone|need) the police
        |violent|(hit|beat|hurt|attacked|threatened) (me|us|the kids)
        |(scared|frightened|terrified|afraid) of (him|her|them)
        |i'm (\w+ )?(scared|frightened|terrified)
        |won't (go|leave)
      )
      |(${ANYONE}|he|she)( is|'s)? (now |just )*(coming|on (his|her) way|driving) (round|over|here|to (the|my|our) (house|flat))( \w+){0,6} & (
        violent|(hit|beat|hurt|attacked|threatened) (me|us|the kids)|i'm (\w+ )?(scared|frightened|terrified)
      )
      |he('s| is)( \w+)? outside( now)?,? (and )?(he('s| is) )?(banging|hammering|kicking|pounding) (on|at|in) (the|my|our) (door|window)s?
    `,
    `scream* > help|hands (a)?round (my|his|her) (throat|neck)|(got|has|had|grabbed|grabbing|holding|pinned|pinning) (me|her|him|my (\\w+ )?${FAMILY}) (by the (throat|neck|hair)|(up )?against the wall)|(stuck|stopped|broken down|stranded) > (middle|live|fast|outside|overtaking) lane`,
    part`
      (
        someone|somebody|a (strange )?man|men|strangers?
        |a (strange |random |drunk )?(bloke|fella|guy|lad|woman|lass)(?! (\w+ )*(in|inside) the)
      ) (\w+ing |is |are |still |around |about )*(in|inside) (my|our|the) (
        house|home|garden|kitchen|bedroom|shed
        |flat(?! (upstairs|above|below|next|block))
      )(?! (tell|say|know|check|look|ask|ring|help|cook|make|from (you|your|the)|to (fix|do|look|measure|fit|read|see|give|paint|sort)|(?!(shout|scream|steal|threaten|smash|loot|hid)ing\b)\w+ing (the|my|our|some|a))\b)
    `,
    part`
      burglars?(?! alarm)|intruders?|prowler|burglary in progress
      |armed(?! (forces|services))
      |hostage|kidnap*|abducted|stabbing(?! pains?)|gun ?shots?
      |(call|need|send|want) (for )?the police(?! report)|it is the police (i|we) (need|want)
      |(a|been) shooting(?! range| lesson| party| pain)
    `,
    part`
      (being|(i|we)( have|'ve)?( just)? been) (\w+ )?(
        ${ATTACK}|followed|burgled|broken into|stalked
        |(threatened|chased)(?! (with|for)\b)
        |beaten|shot
        |held (hostage|captive|against|down|here)
      )
    `,
    part`
      (
        with|has|got|have|pulled|waving|carrying|holding
      ) (an? )?(\w+ )?(knife|gun|machete|weapon|axe)(?! (sharpen*|block|skills|set|drawer|cabinet|licen*))
      |(knife|gun) to (my|his|her)
    `,
    `${NOT} > (?<!(have|had|they|'ve|'s) )let(ting)? (me|us|her|him|them) (leave|go|out)(?! (of )?(my|our|the|this) (\\w+ )?(contract|lease|tenancy|agreement|membership|subscription|job))`,
    `(${CHILD}|person|woman|man) > (snatched|taken from|missing(?! (out on (?!the )|an?|his|her|some|one|two|lessons?|school|class*|teeth|tooth)))`,
  ],
  not: part`
    (
      locks? (changed|replaced|fitted)
      |(boss|gaffer|mam|missus|mum|nan|wife)( will|'ll| is going to) kill me
      |last night|yesterday|the other (day|night)
      |lock(ed)? (myself|me) out
      |dog(?! (is )?(going|barking))
      |(nail|heat|glue|staple|spray|massage) gun
      |let you in
      |(will|'ll|should|always) be (someone|somebody)
      |(was|were) burgled
    )\b(?!.*\b(still|right now|now|downstairs|just (pulled up|come back|turned up|walked in)|missing|wandered|never came home|dementia)\b)
  `,
}

/** Signs of somebody who may take their life. */
export const life: Signs = {
  danger: 'life',
  is: [
    part`
      cut(ting)? (my|his|her) (own )?wrists?
      |tell (my|our|the) (\w+ )?(kids|children|family|boys|girls|${FAMILY}) (that )?i (always )?loved? (him|her|them) & (i'm (done|so sorry|sorry)|goodbye|forgive|can't (do|go|carry|cope)|always loved|when i'm gone)
      |(had enough|cope|all alone|my life|no point|lost everything|died) & (going to|gonna|will|might|about to|before i|i'll) do something (stupid|silly|daft)
      |(don't|do not|can't|cannot) (\w+ )?see (the|any|a|much) point (of|in) (
        being (here|around|alive)
        |living|life|going on${END}|carrying on${END}|anything
      )
      |(can't|cannot) (cope|do this|go on) & want (it|everything) (all )?(to )?(be over|end)(?!.*\btooth)
    `,
    part`
      suicid*|self.?harm*
      |(got|have) a (rope|noose) & (way (forward|out)|no point|can't (go|do|cope|carry)|nothing left|had enough)
      |(kill*|harm*|hurting|cutting|hanging|top) ${SELF}
      |(want*|going|gonna|might|will|(he|she|i)'ll|thinking|wish|plan*|feel like) > (hurt|cut|hang) ${SELF}
      |(going|about|want*) to jump${END}
    `,
    'jump(ed|ing)? off > (bridge|building|cliff|balcony|ledge|tower|roof|multi.?storey|car park)',
    part`
      end(ing)? ((my|his|her|their|own|it) (own )?(life|all))
      |end it all
      |(feel like|thinking (of|about)|want to|going to) end(ing)? it\b
      |tak(e|ing) (my|his|her|their) (own )?life
    `,
    part`
      (
        want*|wish|going|rather|ready|better off|plan*|hoping|well|might
      ) (to |i was |i were |being |be |as )*(
        die|dead|disappear forever|not (wake up|exist)
      )(?! before| of| for)
      |(want*|wish|rather|better off|hoping|as well) (to |i was |i were |i could |just |being |be )*not (be|being)( (here|around|alive))?( any ?more)?${END}
    `,
    part`
      (don't|not) want(ing)? (to )?(
        live(?! (in|with|near|without)\b)
        |be alive|be here${END}|wake up|go on${END}|exist|carry on${END}
      )
      |(?<!\btooth.*)can't (go|carry) on(${END}|(?= (like|living)\b))(?!.*\btooth)
    `,
    '(no|nothing|no reason|no point) > (live for|living|carry(ing)? on|being alive|to live)|no way out|see (no|any) way out',
    "better off without me|life (isn't|is not|not) worth|(pills|tablets|rope|razor)( (all|here|right|lined up|sat|out|just))* (in front of me|ready|in my hand)",
    '(bridge|roof|ledge|cliff|platform|tracks|railway) > (jump*|do it|end it)|(left|found) (a|his|her) (\\w+ )?note > (find|missing|gone)|goodbye note',
  ],
  not: 'hair|price(?! of)',
}
