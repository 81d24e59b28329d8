import { part } from '../text/patterns.ts'
import type { Signs } from './danger-signs.ts'
import {
  APPLIANCE,
  FIRE,
  FITTING,
  FUSE,
  HIT,
  OUTDOORS,
  SMELL,
  SOCKET,
  THEIR,
  WATER,
  WIRE,
} from './danger-words.ts'

/** Signs of water at what carries electricity. */
export const wetElectrics: Signs = {
  danger: 'wet-electrics',
  is: [
    `${WATER} & spark(s|ing)(?! plug)`,
    `${WATER} & (lights?|lamps?|bulbs?|electric*)( is| are| has| have| all| just| keeps?| started)* (flicker*|going on and off|dimming)`,
    `${SOCKET} ~ (fizz*|sizzl*|arcing)`,
    `(pipe|burst|leak*|tap) & it is (going|getting|running|coming) (all )?(in|into|over|down|through|near) (the |a )?(\\w+ )?${FITTING}`,
    `${SOCKET} & (brown|black(ened)?|scorch*|charred|discolou?red) & (hot|warm|crackl*|buzz*)`,
    part`
      ${WATER} & (
        on|onto|into|in|through|thru|out|out of|over|down|from|near|by|behind|above|around
        |round|under|to
      ) (${THEIR} |all |an? )*(\w+ )?((ceiling|wall|room|bedroom|bathroom|toilet|kitchen|pendant) )?${FITTING}
    `,
    part`
      ${FITTING}( is| are| has| have| all| getting| got| gone| just| now)* (
        wet|soaked|soaking
        |(full of|fill(ed|ing)( up)? with) water
        |dripping|leaking
        |water (in|on|com*|drip*|pour*|run*)
        |under (the |a )?(water|leak)
        |flooded
      )
    `,
  ],
  not: 'no (water|leak)|(draught|draft|air|breeze|wind|noise|sound|smell|flies|bees|wasp|ant|mice)s? (\\w+ ){0,2}coming',
}

/** Signs of a line of the mains that is down or was hit. */
export const electricity: Signs = {
  danger: 'electricity',
  is: [
    `${WIRE} ~ (${HIT}|down|downed|fallen|fell|hanging|dangling|sagging|sparking|lying|collapsed|touch*|climb*|kite|low|across|into)`,
    `${WIRE} > (on|in) the ${OUTDOORS}|(cable|wire|line)s? > (down|hanging|fallen|fell|snapped) > (storm|pole|tree|roof|shed|car|spark*|${OUTDOORS})`,
    'pylon|sub-?station|power ?cut(?! to)|blackout',
    'whole (street|road|village|area|estate) > (no power|no electric*|lost power|without power|dark|out of power)',
  ],
  not: '(run*|lay*|want|need|put) (an?|the|some)( \\w+)? (cable|wire|line|power|electric*)|(phone|washing) (line|cable)|generator',
}

/** Signs of a fire, also in the electrics. */
export const fire: Signs = {
  danger: 'fire',
  is: [
    '(on|caught|catching|set) (\\w+ )?fire|(caught|set) light|alight|ablaze|burning down|chip pan|explo(ded|sion)|help[ ,!.]+(there is a )?fire',
    part`
      (
        there is|there are|there has been|got|have|see|is|was|the
      ) (\w+ ){0,3}${FIRE}( (in|on the|at|behind|under|next door|from|coming|upstairs|downstairs|here|now|everywhere|spreading|out|underneath)|(?! ?\w))
    `,
    part`
      ${FIRE} > (
        coming|pouring|billowing|filling|everywhere|rising|seeping|spreading|shooting
        |upstairs|downstairs|next door
      )
      |(house|flat|home|kitchen|building|shop) (is )?(fire|burn|burning)
    `,
    '(in|into|with|up in|full of|filling|see|smell) > (flames|smoke)|(?<!\\b(gas|log|electric|open) )fire (in|at|has|is)',
    '(call|need|ring|send|get|phone) (\\w+ )?fire (brigade|engine|service)',
    `${APPLIANCE} ~ (sparks|sparking|smoking|melted|melting)|${FUSE} ~ (hot(?! (tub|water))|fizz*|crackl*|scorch*)`,
    `fish* ~ ${SOCKET}`,
    `${SMELL} & ${FUSE} & (fish*|buzz*|crackl*|humming|hot(?! (tub|water)))`,
    `it is smoke?ing|${SMELL} > (burning(?! (wood|food|candles?))|melting)|burning (\\w+ )?smell`,
  ],
  not: part`
    (
      (if|is) (there|it)( is)? an?( \w+)? fire
      |(do|have) you (have|got) an? fire
      |wood ?burner|barbecue|exhaust|clutch|engine|brakes?|rubber|dust|toast
      |spark(s|ing)? (\w+ )?when (i|we|you)
    )\b(?!.*(flames|on fire|smoke (coming|pouring)|spreading|burning (?!rubber|smell)|melt))
  `,
}
