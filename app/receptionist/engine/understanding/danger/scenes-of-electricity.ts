import { part } from '../text/patterns.ts'
import type { Signs } from './danger-signs.ts'

const OUTLET =
  '(fuse ?(box|board)|consumer unit|sockets?|plugs?(?! ?hole)|light switch|(the|a|my|our) switch)'
const COOKING = '(pans?|chips|hob|cooker|oven|grill|iron|candles?|frying pan|gas ring)'

/** Scenes of live water and bare wires: a tap that gives a shock. */
export const wetElectricsScenes: Signs = {
  danger: 'wet-electrics',
  is: [
    part`
      water > (up to|as far as|over|reached) the (plugs|sockets)
      |touch the (\w+ )?(
        tap|shower|sink|washer|cooker|fridge|boiler
      ) (i |we )?(get|got|it gives) (a|an|me)
    `,
    part`
      (
        get|gets|got|getting|gives?|gave|giving
      ) (me |us |him |her )?(a|an) (?!static)(\w+ )?(shock|belt|tingle|jolt|zap) (off|from) (
        it
        |(the|my|our) (\w+ )?(
          shower|tap|sink|bath|radiator|pipe|cooker|washing machine|dishwasher|fridge|kettle
          |toaster|switch
        )
      )
    `,
    part`
      (
        shower|tap|sink|radiator|washing machine|puddle|water
      ) > (got|get|gets|gives?|gave) (me |him |her )?(a|an) (\w+ )?(shock|belt|jolt|zap)( (off|from|that)|(?= *([.,!;]|$)))
    `,
    part`
      coppers? (poking|sticking|showing|hanging) out
      |(bare|live) (wires|cables?)(?!.*\b((?<!not )(?<!not been )(turned|switched) off|isolated|removed)\b) & (
        kids?|child*|toddler|baby
        |not (been )?(turned|switched) off
        |still (live|on)
      )
      |live (wires|cables?) (\w+ ){0,2}(sticking|poking|hanging) out
    `,
  ],
}

/** Scenes of power lines: a cable that is down, a branch on the wires. */
export const electricityScenes: Signs = {
  danger: 'electricity',
  is: [
    part`
      (?<!\b(phone|telephone|washing) )(cable|wire|line)s? > (off|down from) (the |its )?(pole|pylon)
      |(branch|tree) (\w+ ){0,2}on the (wires?|cables?|line)
      |(cable|wire)s? > (fizz*|spark*|arcing) & (road|lane|ground|pole|tree|hedge|field)
    `,
  ],
}

/** Scenes of fire: a scorched socket, curtains that caught, a pan left on behind a locked door. */
export const fireScenes: Signs = {
  danger: 'fire',
  is: [
    part`
      ((smel*|stink*|reek*) (of|like) (\w+ )?fish|fishy smell) & (
        fuse ?(box|board)|consumer unit|sockets?|plugs?(?! ?hole)
      )
    `,
    `${OUTLET}( is| has| are)?( all| gone| going| turned| went| just)* (brown|black|scorched|charred|singed)(?! with) & (smel*|stink*|reek*|burn*)`,
    '(?<!\\b(no|any) )flames? (licking|leaping|shooting)|(started|is|are|still) smouldering|smouldering (and|in the)',
    part`
      (
        curtains?|sofa|settee|carpet|bed|clothes|hair|sleeve
      ) (has |have |is |are |all |just )*caught(?= *([.,!;]|$|and|light|fire))
      |(heater|candle|iron|fag|cigarette|flames?)( has| have| is| just)* caught (the|my|our) (\w+ )?(curtains?|sofa|settee|carpet|bed*|clothes|sleeve|blinds?|towels?)
      |gone up in flames
      |gone up & caught > (fence|shed|roof|house|garage)
      |(
        car|van|fryer|boiler|telly|tv|shed|dryer|unit|oven|toaster
      )( has| is|'s)?( just)? gone up in smoke
    `,
    'glowing (orange|red) > (window|curtain*|glass|flat|house|roof|loft)',
    // What cooks behind a door that nobody can open.
    part`
      (
        (left|leaving) ((a|an|the|my|our|some) )?(\w+ )?${COOKING}( \w+){0,4} (on|lit|burning|going)
        |${COOKING}('s| is| are)?( still| all)?( on the \w+)? (on|lit|burning|going)
        |(tea|dinner|food|soup|summat|something|eggs)( is|'s)?( still| cooking)* on the (hob|stove|cooker|gas)
        |left ((a|the|my|our|some) )?(\w+ )?${COOKING} on the (hob|stove|cooker|gas)
      ) & (locked( (me|my|our|us|her|him|them)\w*)? out|(can't|cannot|couldn't) get (back )?in|door( is|'s| has)?( just)? (slammed|shut|locked) (itself )?(behind|on) (me|us))
    `,
  ],
}
