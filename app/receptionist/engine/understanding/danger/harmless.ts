import { part } from '../text/patterns.ts'
import { BODY } from './danger-words.ts'

/** What only sounds like danger. It is left out of a line before the signs are looked for. */
export const harmless = [
  // "The smoke alarm is going off, and there is smoke in the hall" tells of smoke all the same.
  part`
    (smoke|fire) ?(
      alarm|detector|door|place|exit|extinguisher|safety|risk|guard|pit|assessment
      |regulation|damage|surround|panel|escape|blanket|drill|sale|station|fighter|wood|test
      |work
    )s?
    |an? smoke|after (a|the) fire
    |fire > (won't|doesn't|not) (light|work|start|come on|ignite)
  `,
  'black ?out (curtain|blind)s?|(since|after|during|following|was|had) (the|that|a|our) (\\w+ )?power ?cuts?',
  part`
    (
      ceiling|wall|roof|shed|fence|drain|gutter|chimney|soffit|chain|sale|deal|purchase
      |shelf|bed|chair|table|gazebo
    )( has| have| is| just| all)* collapsed(?! on (me|him|her|us|them|someone|somebody|a|my (?!(car|van|shed|bike|fence|wall|plants?)\b)|your|his|our))
    |collapsed (drain|ceiling|wall|gutter|fence|roof|shed|soffit)
  `,
  part`
    on fire (
      today|lately|recently|at work|last night
      |this (week|month|year|season)
      |these days
    )(?!.*\b(flame|burn|smok|help|scream))
    |${BODY}( is| are)? on fire
  `,
  part`
    (having|had|has|throwing|thrown) an? (\w+ )?fit (about|over) (
      it|that|this|what|how|who|money|nothing
      |(the|my|our|his|her|their|an?) (?!(phone|floor|table|chair|sofa|bed|side|edge|time|back|last|same)\b)
    )(?!.*\b(floor|foam|shak|jerk|breath|conscious|epilep|ambulance|999))
  `,
  '(smoke )?without fire',
  // "Do I keep taking my tablets?", which is no overdose.
  part`
    (do|should|shall|can|must) (i|he|she) (still |just |keep (on )?|carry on |stop |skip )*tak(e|ing) (
      my|me|his|her|the|these|any
    ) (?!(whole|other|rest|lot)\b)(\w+ ){0,2}(tablets?|pills?|meds|medications?|medicines?|antibiotics?|painkillers?)
  `,
  // "Her face isn't swollen but her lips are" tells of a swelling all the same.
  part`
    (face|lips?|tongue|throat|eyes?) ((is|are|was|were)(n't| not)|'s not)( (actually|really|even|all))* (
      swollen|swelling( up)?
    )(?! (but|yet|though|as much|that|so)\b|,? (just|only) (?!(need|want|after|ringing|asking|wondering)))(?!.*\b(face|lips?|tongue|throat|eyes?|neck|mouth|swell\w*|swollen|breath\w*|wheez\w*)\b)
  `,
  // What somebody would have, once had, or does after a walk and a laugh.
  part`
    (
      (i|he|she|they|we|you|\w+)('d| would|'ll| will)( nearly| probably| only| just)* have
      |(don't|do not)( be| go)? hav(e|ing)
    ) an? (heart attack|stroke|fit|seizure)(?! (and|now|right|any minute)\b)(?!.*\b(chest|breath*|floor|collaps*|blue|help)\b)
    |(?<!\b(never|first)\b.{0,24})(had|suffered) (an? |some |a few |his |her )?(\w+ )?(
      seizures?|fits?|strokes?|heart attacks?|asthma attacks?
      |(allergic|anaphylactic) (reaction|shock)s?
      |anaphyla*
    )( to \w+)?( \w+){0,2} (
      before(?= *([.,;!?]|$|is (that|it)|so|but|and is))
      |in the past|as a (kid|child|baby|teenager|lad|lass|bairn)
      |when (i|he|she) was (a|little|small|young*)
    )(?!.*\b(another(?! \w)|another (one|fit|stroke|attack|reaction)|again|right now|having|just (had|now))\b)
    |last time ([\w']+ ){0,4}(
      allergic reaction|seizure|fit|faint(ed)?|pass(ed)? out
    )(?!.*\b(another(?! \w)|another (one|fit|stroke|attack|reaction)|again|now|just)\b)
    |(fainted|passed out|blacked out)( \w+){0,2} (last time|once|before)(?= *([.,;!?]|$)| (at|when|i|he|she|we|you|in|and (was|were)))(?!.*\b(another(?! \w)|another (one|fit|stroke|attack|reaction)|again|now|just)\b)
    |(eaten|ate|had) (\w+ ){1,4}(
      once (and|but) (he |she |it )?(was|were)
      |before (and|but) (he |she |it )?(was|were)
    ) (fine|ok|okay|all ?right)
  `,
  part`
    laugh*\b[^.?!]{0,30}\b(can't|cannot|couldn't|could not|hardly|barely) breathe
    |(can't|cannot|couldn't|could not|hardly|barely) breathe (for|from|with) (laughing|giggling)
    |(packed|busy|crowded|crammed|rammed|heaving)( \w+){0,2} (that |and )?(you|we|i) (can't|couldn't|could hardly|could barely) breathe
    |(dress|jeans|trousers|shirt|suit|jacket|waistcoat|collar|harness|belt|corset|top)( is| was| are| were)? (so|that|too) tight (that )?(i|he|she|we|you)( just)? (can't|cannot|couldn't|can hardly|could hardly) breathe
    |pass(ed|es|ing)? out (the |some |these |our |my |a few |all |more |free )*(
      leaflets?|fl[yi]ers?|menus?|cards?|sweets|forms|invit*|samples|programmes|drinks|papers|keys|presents
    )
    |passing.out (parade|ceremony)|passed out (at|from) (sandhurst|hendon)
    |uncon\w*ous (of|bias)
    |collaps(ed|es?|ing) into bed
    |collapsed(?!.*\b(breath*|chest|blue|gr[ea]y|wak(e|ing)|respon*|pulse|help|fit|pain|slur*|floppy|gums|shak*|not moving|pale|head)\b) (in a heap|(on|on to|onto|in|into) (the|my|his|her|our) (\w+ )?(sofa|settee|couch|armchair|bed|chair|basket|rug)) ([\w',]+ ){0,8}[\w',]*(?<=\b(daft|lazy|knackered|shattered|happy|asleep|bless|zonked|worn out|tired))
  `,
  // What pulls on a lead, and a mouth full of somebody's hands.
  part`
    (chokes|(?<!\b(is|he's|she's) )choking) ((him|her|it)self )?(on|against|with) (the|his|her|their) (lead|collar|harness)
    |chok(es|ing) ((him|her|it)self )(?=on (the|his|her) (lead|collar))
    |(like|as if) (i'm|i am|i was) (choking|drowning|going to choke) (when|whenever|if|every time) (you|they|the dentist|the hygienist)
    |chok(es|ed|ing) on (the |all |all the |this |brick |plaster )*dust
    |(rather|sooner) (die|be dead) than (?!(live|living|go on|carry|be|being|stay|go home|go back|keep|face|suffer|lose|go through this)\b)
  `,
  part`
    suicide inquests?|inquest ([\w']+ ){0,4}suicide
    |do you (\w+ )?(do|deal with|handle|cover|take on|sell|use|stock|treat) (any )?(\w+ )?(stabbings?|assaults?|abductions?|kidnap*|heatstroke|strokes?|seizures?|burglar(y|ies)) ?(cases|claims|work)?(?=\W*$)
    |heat ?stroke (mats?|coats?|jackets?|vests?|leaflet)
    |(strangling|killing|choking|suffocating) (the|our|my|his|her) (\w+ )?(business|company|firm|trade|high street|cash ?flow|sales|market)
    |(read|saw|heard|seen) (\w+ ){0,3}(stabbing|shooting|fire|explosion|burglary|gas leak|crash)( \w+){0,3} (in|on) (the (\w+ )?(paper|news|telly|tv|radio|gazette|post)|facebook)
    |(had|after|since|following|been) an? (\w+ )?break.?in(?! (progress|going on|happening))
    |attack(ed|ing) (the|my|our|his|her|their|your) (\w+ )?(bill|menu|food|cake|pudding|steak|pile|paperwork|hoover|vacuum|clippers|brush|dryer|hairdryer|postbox|toys?|lead)s?\b
  `,
  '(car|van|fence|wall|gate|bumper)( has| is| was| been| got| just)* (hit|struck) by',
  // Air in the heating, and fluid in the brakes.
  part`
    bleed(ing)? (\w+ ){0,3}(
      radiator*|rads?|boiler|heating|system|brakes?|valve|key|screw|nipple
    )
    |(radiator*|rads?|boiler|heating|system|brakes?) (\w+ ){0,5}bleed*
  `,
  part`
    (gave|give|giving) me an? (heart attack|stroke)
    |(nearly|almost) had an? (heart attack|stroke)
    |an? heart attack (when|over|looking)
    |stroke (rehab|recovery|patient)
    |(?!(an?|the|his|her|my|he|she|mum|mam|dad|nan|gran|wife|had|just|bad|big|mini|having)\b)[a-z\d]{1,5} stroke (?!999|111|112)\d+(?! (days?|hours?|weeks?|months?|years?|minutes?|mins?))
    |(i had|after|since) (my |a |his |her |the )stroke
  `,
  // What somebody died of.
  part`
    (passed away|died)( \w+){0,3},? (of|from|with|after) an? (\w+ )?(
      heart attack|stroke|cardiac arrest
    )(?!.*\b(just now|on the floor|in front of)\b)
    |(?<!\bit is an? )(heart attack|stroke|cardiac arrest) (
      it was(?= *([.,!;]|$))|that took (him|her)
      |in the end(?= *([.,!?;]|$|and we))
    )
    |funeral( is|'s)?( \w+){0,3}, (a |it was a )?(heart attack|stroke)
  `,
  // What somebody does for a living, and what an injection does.
  '(people|clients?|patients|those) with suicidal thoughts|suicide (prevention|awareness)',
  part`
    (in|and) stroke(?= (and|teams?|wards?|care))
    |stroke (and|team|ward|unit|nurse)
    |cardiac arrest teams?
    |injection[^.?!]{0,60}(numb|droopy)[^.?!]{0,30} for (the|an?) (
      afternoon|hour|day|evening|while
    )
  `,
  // Figures of speech.
  "(nearly|almost) pass out (just )?(thinking|at the)|like (there has|there is|there's) been a fire",
  part`
    before (my|his|her|the|our) (\w+[ -]){1,3}(has|have) an? (stroke|fit|heart attack) (at|over|when|if|about)
    |stabb(ed|ing) (me|us) in the back(?=( \w+){0,3} (and|over|on) (\w+ ){0,4}(business|firm|company|accounts?|deal|set up|left)\b)
  `,
  part`
    (looks?|looked|hair) (\w+ )?like (i|it)( have|'d|'ve| had)?( just)? been (
      electrocuted|struck by lightning
    )
    |(like|as if) (it|the car) is having an? (\w+ )?fit
  `,
  part`
    (
      plans?|hopes?|dreams?|money|business|holiday|sale
    )('s| are| is| have| has| all| just)* (going|gone|go|went) up in smoke
    |up in smoke waiting
    |thought (i|he|she|we) (was|were) (going to|gonna) die(?!.*\b(chest|breath*|blood|help|heart|pain|collaps*)\b)
  `,
  // Things that cough, choke and have fits.
  part`
    (?<!\b(in|on|at|using|with) (the|a|my|his|her|our|your) )(
      tap|exhaust|engine|pump|mower|hoover|printer|toilet|loo|sink|drain|boiler|machine|car
      |van|computer|phone|telly|alarm
    )( is| has| was| been| just| always| keeps?| (cough|splutter)(s|ing) and)* (
      chokes|choking|having an? (\w+ )?fit
    )
    |(tap|engine|car|it|mower|van|bike)( just)? (
      coughs?|jerks?|splutters?|judders?
    )( \w+){0,2} and chokes?
    |exhaust( is)? blowing and she chokes
    |it( is)? chok(es|ing)( a bit)? (
      at the lights
      |when (i|you) (turn the key|start it|rev|pull)
    )
    |(mower|engine|car|van|bike) chokes( a bit)? when you start it
    |(she|it) chokes( a bit)? at the lights
  `,
  '(took|taken) the last of (my|me|his|her) (\\w+ ){0,3}(tablets?|pills?|medication)(?=.*\\b(need|repeat|prescription|order|ran out|chemist|more)\\b)(?!.*\\b(all of|whole|bottle|at once)\\b)',
  part`
    (nowhere|not) near (the |any |my |our )?(\w+ )?(
      lights?|electrics?|sockets?|wiring|plugs?
    )
    |(well|far) (away|clear) from (the |any )?(\w+ )?(
      lights?|electrics?|sockets?|wiring|plugs?
    )
  `,
].join('|')
