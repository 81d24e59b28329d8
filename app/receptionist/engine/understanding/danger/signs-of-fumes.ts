import { part } from '../text/patterns.ts'
import type { Signs } from './danger-signs.ts'
import {
  ALARM,
  BURNER,
  CANNOT,
  GAS_END,
  HIT,
  ILL,
  IT,
  ODD,
  PLACE,
  SMELL,
  SOUNDING,
  SOUNDS,
} from './danger-words.ts'

/** Signs of carbon monoxide. */
export const carbonMonoxide: Signs = {
  danger: 'carbon-monoxide',
  is: [
    'monoxide|co2? (alarm|detector|monitor|sensor|poison*|leak|level|reading)|alarm (says|shows|reads) co',
    // "A white box, it's got carbon something on it, it won't stop beeping"
    `carbon(?! (cop*|footprint*|fib*|dating|neutral|steel|paper|offset*)) & ${SOUNDING}`,
    '(flame|pilot light) ~ (yellow|orange)',
    `(${ILL}|sick(?! of)) ~ (boiler|gas fire|flue|flame)(?! (service|repair|man|engineer))`,
    `${ILL} & (when*|every time|if|while|since|after) > ${BURNER}`,
    `${ILL} & (when*|every time|if|while|since) (the|that|our) fire is (been )?(on|lit)`,
    `${ILL} & ${ALARM} > ${SOUNDING}`,
    `${ILL} & (boiler|gas fire|heater|stove) & (so (does|do|is|has)|too|both of us|all of us|we('ve| have| are|'re)? (all|both)|everyone|the kids)`,
    // Everybody under one roof, whatever burns there.
    `${ILL} & (house|flat|home|indoors|bungalow|caravan|in here)(?! (call|visit|team)) & (everyone|everybody|all of us|both of us|we|the (whole family|kids|children|others|lads?|girls)|(my|the) (wife|husband|partner|missus|other half|flatmates?))('s|'ve| has| have| all| both| now| just| is| are)* (got|get|getting|having|had) (it|them|one|headaches?|the same|(a|the) (same )?(headache|heads?))(?! in for)`,
  ],
  // Of an alarm that sounds, nobody on the telephone can know that it is the battery.
  not: part`
    (
      fit*|install*|put(ting)? (in|up)|test*|replac*|batter*|buy|sell|supply|(need|want) a
      |do you(?! (think|reckon|know))
      |service|new
    )\b(?!.*${SOUNDS})(?<!${SOUNDS}.*)
  `,
}

/** Signs of a gas leak. */
export const gas: Signs = {
  danger: 'gas',
  is: [
    `${SMELL} ~ (gas|gassy|eggy|(rotten|bad|off|gone.off) eggs?|eggs? gone off|sulphur*)`,
    `${SMELL} > (like|of) (\\w+ )?eggs?`,
    'gas(?! (boiler|combi|engineer|safe|bill)) > (leak*|escap*|hiss*|(com|pour|piss|pump|blow|gush|spew|stream)ing out|everywhere)|(leak*|escap*) (of )?gas',
    `${PLACE}( is| was| has| all| just)* (full of|filled with|filling (up )?with) gas`,
    `hiss* ~ (gas|${BURNER}|pipe)|hiss* & ${SMELL}`,
    `gas(?! (boiler|fire|heating|central)) > (${CANNOT}|won't) (turn|switch|shut|get|go) (it )?off`,
    `(${HIT}|into|hitting) ~ gas (pipe*|main|line|supply|tap|valve|meter)`,
    // Beside the cooker it is gas, even to a caller who blames the drain.
    `${ODD} ~ ${SMELL} & ${BURNER}`,
    `${SMELL} & (since|after|worse|stronger|near|by|beside|behind|around|round|next to|when) > ${BURNER}`,
    // Whoever asks whether it is gas has smelt something, unless they speak of what it runs on.
    part`
      (
        think*|thought|reckon*|sure|know*|wonder*|worried|scared|afraid|if|whether|say*
        |hope*
      ) (that )?${IT} (is|isn't|was|were)( not)? (a )?gas( leak)?${GAS_END}
    `,
    `${IT}? (might|could|may) (${IT} )?(well )?be (a )?gas( leak)?(?! (\\w+|or)\\b)`,
    // "Is that gas or the drain?", but not "the gas or the sink" of two jobs.
    '(?<!\\bthe )gas,? or ((is it|it is|just|only|from|the|my|our) )*(drains?|sink|plug ?holes?|toilet)',
    `${SMELL} & (${IT} (is|was)|(is|was) ${IT}) (a )?gas${GAS_END}`,
    // A caller who asks for the gas emergency line needs it.
    '(number|ring*|call|phone|contact) > (gas (people|board|emergenc*|network)|national gas|cadent)',
  ],
  not: part`
    (
      no (gas )?(smell|leak)|(not|\w+n't) smel*
      |gas leak (test|check|detect)
      |do you \w+ gas(?! leak)
      |egg (sandwich*|mayo*|fried)
      |(electric*|oil|lpg) or|or (electric*|oil|lpg)|capped
      |(gas (people|board)|they|cadent)( have|'ve)? (been|came|turned)
      |(
        drains?|sink|plug ?holes?|toilet|hot (water|tap)|fridge
      )\b(?!.*(gas|cooker|hob|boiler|meter))(?<!\b(gas|cooker|hob|boiler|meter)\b.*)
    )\b
  `,
}
