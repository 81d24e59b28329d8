import { part } from '../text/patterns.ts'
import type { Signs } from './danger-signs.ts'
import {
  ANYONE,
  BODY,
  CANNOT,
  CHILD,
  EATEN,
  END,
  HARDLY,
  HAS,
  HAS_HOT_WATER,
  HEAVILY,
  HURT,
  MEDICINE,
  NOT,
  ONE,
  PERSON,
  POISON,
  SELF,
  SOMEBODY,
  THEIR,
} from './danger-words.ts'
import { headInjury } from './head-injury.ts'
import { inAirway } from './swallowed.ts'

/** Signs of somebody whose life an illness or injury threatens. */
export const medical: Signs = {
  danger: 'medical',
  is: [
    ...inAirway,
    ...headInjury,
    part`
      (?<!\b(after|since|following) (my|his|her) )heart attack
      |cardiac arrest
      |(?<!\b(two|four|back|breast|swimming|(after|since|following) (my|his|her))[ -]|(^|[ -])[b-hj-z][ -]|\breference\b[^.?!]{0,30})stroke(?! (of|improve*|technique|lesson*|play))
      |slurr*|uncon\w*ous
      |pass(ed|ing)? out(?! of)
      |unrespons*|lost consciousness|knocked out|fainted|blacked out|no pulse|seizure*
      |convuls*
      |anaphyla*(?! (to|allergy))
      |overdos*
      |(?<!food )poison(ed|ing)
      |electrocuted|amputat*|head injury|paralys*|heatstroke|hypotherm*
      |drown(s|ing|ed)(?! (in (?!(the|a|our|my|your) )|(my|his|her|the) phone|man))
      |giving birth|meningitis|sepsis|septic(?! tank)|crushing pains?|gibberish|burning up
      |gasping(?! for (an?|some|my) )
      |is crowning|stabb(ed|ing)(?! pain)|acid (in|on)|chemical burn|asthma attack
      |gone into shock
      |bones? > (sticking|poking) out
      |face down
      |(?<!(came|come|comes|coming|are|were|served|brought) )out cold(?! (air|water))
      |lost (\w+ )?feeling
    `,
    // Not "he carries an EpiPen", nor "in case she needs it".
    part`
      (?<!\b(case|if|never|not|ever|should|unless)\b.{0,20})(
        us(e|ed|ing)|giv(e|en|ing)|gave|need*|inject*|jabb*|stuck|administer*|where is
        |find|get|reach
      ) (?!a new|another)(\w+ ){0,3}epi-?pen
      |epi-?pen > (${NOT}|now|wearing off|(he|she) is on the floor)
    `,
    part`
      one side of ${THEIR} (face|body|mouth)
      |(face|mouth|cheek) ~ (droop*|(dropped|fallen)(?! (out|off))|lopsided)
      |(face|arm|leg|numb|weak) ~ one side
      |speech > (funny|odd|strange|weird|gone|jumbled|muddled)
    `,
    part`
      ${ONE} > (
        floppy
        |(very|really|all|so) confused(?! (about (my|the|your|which)|by|with|over)\b)
      )
      |suddenly confused
      |suddenly? > (lost|loss of) (\w+ )*(speech|sight|vision)
    `,
    part`
      ${CANNOT} (lift|move|feel|see|speak|talk) (
        properly|all of a sudden|suddenly|and
        |(my|his|her|their|one|both|anything) (\w+ ){0,2}${BODY}(?! (above|over|past|higher))
      )
      |${CANNOT} let go
    `,
    // Both legs and the saddle of somebody with a bad back: cauda equina, after the NHS.
    part`
      (numb*|(lost|no) (feeling|sensation)) > (
        down (below|there)
        |between (my|his|her) legs
        |saddle|privates?|private parts|groin|genital*|undercarriage|bum(?! cheek)
        |(?<!\bon the )bottom(?! (tooth|teeth|lip|jaw|gums?|molar|denture|plate|left|right|front|back|set|row|ones?)\b)
      )
      |(back|sciatica|legs) & (bum|bottom|groin|privates)( has|'s| is)? (gone|going) numb
    `,
    part`
      (
        ${CANNOT}|don't|do not|doesn't|not able to
      ) (\w+ )?feel (it |anything |much )?(when|if) (i'm |(i|he|she|my|his|her) )(\w+ ){0,4}(
        wee|weeing|pee|peeing|bladder|bowels?
        |(?<!\b(flush|clean|sit on) )the (toilet|loo)
      )
      |lost (all )?(control|feeling) > (bladder|bowels?)
      |(back|sciatica|legs) & (wet|wetting|soil*) (myself|himself|herself)
    `,
    `(${CANNOT}|hardly|barely|struggl* to) > (swallow|get|keep) > (spit|saliva)|${HARDLY} > breath*|(to|will|might|he'll) choke|chok(es|ing)(?! hazard)|inhaler > ${NOT}`,
    part`
      ${ANYONE}( is| are| was)?( just)? lying (in|on) the (\w+ )?(road|street|pavement)(?! under my)(?!.*\byesterday)
      |(
        fall|fallen|fell|lying|floor(?! (above|below|up|down|under*|beneath)\b)|ground|road|pavement
      ) > (${NOT}|${CANNOT}) (get up|stand|mov*|answer*|wake*)
      |(fall|fallen|fell) & (he|she)( is|'s)?( just| still)* (not|isn't|won't|can't|stopped) (answer*|wak*|respond*|mov*|talk*|speak*)(?! (out|house|home|to|the|his|her|my|your|any|on|in|about)\b)
    `,
    `${ONE} > (?<!\\b(cancel\\w*|appointment|booking|slot|date|changed),? (and |but )?)${NOT} mov(ed|ing)(?! (out|in|into|house|home|on|to|until|till|from (the |this |our |my )?(house|flat|property|address|area)))|${ONE}${HAS} (keeled|slumped) over`,
    `(turn*|gone|going) (\\w+ ){0,3}blue|gums > (white|pale|blue|gr[ea]y|purple|(funny|odd|weird|strange) colour)|short of breath and`,
    '(lips|face|tongue|throat|airway) ~ (swell*|swollen|clos*|blue|grey)|swollen ~ wheez*',
    part`
      (swell*|swollen|spread*|gone|going|infection|abscess) > (
        up to|right up to|round|around|near|closing|shut|behind
      ) (my|his|her|the|one) eyes?
      |eyes? > swollen shut
      |(swell*|swollen|abscess) & eyes?( is| has| are| nearly| half| almost| all| gone| now| starting to)* (shut|clos*)(?! (my|his|her|your|when|at))
    `,
    // What hair dye may do to the face of somebody who is allergic to it, after the NHS.
    part`
      (
        hair ?dye*|dyed|dye|tint*|bleach*|highlights|patch test|(eye)?lash(es)?|(eye)?brows
        |(hair|roots|hair colour*|(had|did|done|after|from|with) (my |a |the |her |me |your )?(hair )?colour*)
        |scalp
      ) & (
        (eyes?|eyelids?|face|forehead)(('?s)?( is| are| has| have| been| all| just| really| starting to| started| keeps?| gone| going)* (swell*|swollen|puff(ed|ing) up|ballooned|(come|coming|came|blown) up(?! in)))(?! from crying)
        |(swell*|swollen) (\w+ ){0,4}(eyes?|eyelids?|forehead)(?! from crying)
      )
    `,
    `(swell*|swollen) & (${CANNOT}|hardly|barely|struggl* to) (\\w+ )?open (my|his|her) mouth & (shak*|shiver*|fever*|temperature|swallow*|sweat*|neck|burning up)`,
    '(bitten by|stung) > (swell*|swollen|faint|bleed*)|stung and',
    `(chest|heart) (pain|pains|hurts|crushing)|(pain*|crush*|tight*|squeez*|clutch*) ~ (chest|left arm)|pains? (in|across|down) ${THEIR} (\\w+ )?heart`,
    'stiff neck > (rash|temperature|fever)|breathing (\\w+ )?(fast|funny|weird|odd|strange)(?! about)',
    `collapsed?|${NOT} (respond*|waking)|(won't|${CANNOT}) (wake|come round|respond|rouse|be woken)`,
    part`
      (having|had|has|in|another|started) (an? )?(fits?)(?! (of|when))
      |(?<!\b(alarm|light|shower|kitchen|carpet|tap|sink|new|one|bath|door|window|gas|the|a) )fitting and (
        shak|foam|jerk|can't|cannot|won't|we can|not breath|froth|unresp
      )\w*
      |(keeps|been|he is|she is) fitting
      |allergic reaction
    `,
    part`
      (cleaner|bleach|chemicals?|acid) > (swallowed|drunk|drank|(in|into) (${THEIR} )?eyes?)
      |swallow(ed|ing) (a |an |some |the |his |her )?(\w+ of )?(\w+ )?(glass(?! of)|needle|pin|nail|magnet|razor ?blade)s?
      |${CHILD} > (eaten|ate) > (lea(f|ves)|berries|mushroom*|plant|lil*)
    `,
    part`
      ${EATEN} > (
        ${POISON}
        |(?<!\b(his|her|their) )(pills|tablets|medication)
        |chemicals?|drugs|cleaner|detergent|petrol|acid|white spirit|a magnet|a coin
      )
      |${EATEN} > (too many|all|a? ?loads?|lots|whole|pack*|handful|box|\d+|thirty|twenty) & ${MEDICINE}
      |${CHILD} > ${EATEN} > ${MEDICINE}
    `,
    `(bowls?|buckets?|basins?|towels?|cupfuls?) (\\w+ )?(of|with|in) blood|(bleed*|blood) ~ ${HEAVILY}|bleeding > (out|a lot|loads|like (mad|hell|crazy|a pig|a tap)|from (\\w+ )?${BODY})|(someone|somebody|${PERSON})( is| are)?( \\w+)? bleeding (in|on|at|outside|by|near) (the|your|our)|(cough*|vomit*|throw*|spew*|puk*|bring*|brought|sick) (it )?(up )?(\\w+ )?blood|blood in (his|her|my|their|the) (sick|vomit)|(sick|vomit*|throwing up)( now| again| still| and|,| there|'s| is|theres| has| got| had| some| a| bit| lot| of| bright| red| fresh| dark| streaks| flecks| specks)* blood in it`,
    part`
      cut (off )?(\w+ ){0,3}${BODY}s? off
      |severed ~ (artery|${BODY})
      |(been|got|was) shot(?! (of|on))
      |(had|got|getting|an?) (an? )?(\w+ )?electric shock
      |(got|had) a (shock|belt) (off|from) > (numb|heart|burn*|chest|arm)
      |blood > (out of|from) (\w+ )?ears?
    `,
    `(bad|badly|severe|serious|severely|seriously|major|terrible|awful) (\\w+ )?${HURT}|(people|someone|somebody)( are| is)? (hurt|injured)`,
    part`
      (burn*|scald*) ~ (badly|severely|face|all over|skin)
      |(
        scald*|boiling
        |kettle(?= (\w+ )?(over|down))
        |(?<!\b(no|without|any|the|of|getting|have|for) )(scalding|hot) (water|oil|tea|fat|coffee)
      ) ((?!at\b|for\b|from\b|since\b)\w+ ){0,2}(over |on |down )?(${SOMEBODY}(?! (\w+ )?${HAS_HOT_WATER})|${SELF}|${THEIR} ${BODY})
      |(boiling|scalding|(hot|burning) (oil|fat)) (\w+ ){0,5}(over|down) (${SOMEBODY}|${SELF}|${THEIR} ${BODY})
      |(burnt|burned) ${SOMEBODY}
    `,
    `(come|came|caved|fell|fallen|collapsed) (down |in )?(right |straight )?on (top of )?${SOMEBODY}(?! is)`,
    part`
      (i'm|i am|we're) trapped(?= *([.!;]|$|, (i'm|we're|help|i can't|we can't)))
      |(${ONE}( is| are)?|we are) trapped(?! (a|the|his|her|nerve|in an? (\w+ )?(contract|lease|tenancy)))
      |(lorry|car|van|bus|coach|truck)${HAS} (
        overturned
        |(gone )?(upside down|on its (roof|side)(?! (of|rack)))
      )
      |(hit|run over|knocked (over|down)) (a|the) ${PERSON}
      |((i|we) have|i've|we've|just) crashed
    `,
    part`
      (i|${ONE})${HAS} (
        fell|fallen|fall|came|come|slipped|thrown|swept|stuck|jumped
      ) (\w+ )?(off|from|down|out of|through|in|into|under) (\w+ ){0,3}(
        roof|loft|ladder|stairs?|steps|lift shaft|manhole|cellar|window|scaffold*|balcony|wall|tree|canal|river|sea|lake
        |pond|pool|ice|bridge|height|floor|horse|bike
      )
    `,
    part`
      (
        (been|was|having) (in )?an?
        |there is (been )?an?|there has been an?
      ) (\w+ )?(crash|pile-?up|collision)
      |(trapped|crushed|pinned) (
        by|under|in|inside|beneath
      )(?! (an?|the|my|our|this) (\w+ )?(contract|lease|tenancy|membership|chain|job)\b)
      |crushed ~ hand
    `,
    part`
      ((hit|struck) by|run over|knocked (down|over|off (my|his|her|their))) > (
        car|bus|lorry|van|truck|train|motorbike|bike|tram|vehicle|taxi|lightning
      )
      |(car|bus|lorry|van|truck|train|bike) (\w+ ){0,2}(hit|knocked) (me|us|him|her|them)
    `,
    part`
      broken ${THEIR} (neck|back|spine)
      |${ONE}( has| have|'s|'ve) (just )?(been|got) (run over|knocked down)${END}
      |knocked (him|her|my|them)(self)? out
      |(hit|banged|bumped|knocked|cracked|smashed|split) ${THEIR} head > (
        hard|badly|bleeding|open|blood
      )
    `,
    part`
      (into|in) labou?r
      |baby is (coming|arriving)(?! (with|to|too|in|out|on|next|at|along|for|as)\b)
      |baby > being born
      |(my|her) waters? (have |has |is |just )*broken?(?! down)
      |rash > (won't|doesn't|not) (fade|disappear|go)
    `,
    `(i'm|i am|${ONE}( is| are|'re)) (\\w+ )?dying(?! (to|for|of (embarrass|boredom|laughter|hunger|thirst))|\\b[^.?!]*\\b((an?|his|her|my|the|their|new) will|probate|power of attorney)\\b)|(ambulance|paramedics?) (please|now|quick)`,
    part`
      (ring|call|need|send|get|want|phone)(ing)? > (ambulance|paramedics?)
      |(?<!\b(should|shall|do|must|can) (i|we) (\w+ ){0,2})(ring|call|need|get|phone)(ing)? > 999(?! ?\d)
      |${ONE} & (ring|call|phone)(ing)? > 999(?! ?\d)
    `,
  ],
  not: 'hair (was|is|got|has)|through my nose',
}
