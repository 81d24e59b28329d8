import { part } from '../text/patterns.ts'
import type { Signs } from './danger-signs.ts'

/** Scenes of carbon monoxide: headaches that clear outdoors, an alarm that beeps by the boiler. */
export const carbonMonoxideScenes: Signs = {
  danger: 'carbon-monoxide',
  is: [
    part`
      headaches & (go|goes|went|clears?) (off|away|up)? ?when (we|we are|we're|i|i'm) (go |leave |are )?(out|outside|leave|away)
      |alarm & fumes & (scream*|going off|beep*|blaring)
    `,
    part`
      alarm* > (
        by|near|next to|above|beside|over
      ) (the |my |our )?(boiler|cooker|hob|stove|gas fire) > (
        going off|goes off|gone off|beep*|bleep*
      )(?!.*\b(whenever|pressure|error)\b)
    `,
    part`
      (barbecue|bbq|charcoal|generator|camping stove) > (in|into|inside) (the |a |our )?(
        pod|tent|caravan|camper|house|lodge|cabin|hut|chalet
      ) & (
        sleepy|drowsy
        |(can't|cannot) (wake|get) (him|her|them|my \w+) up
      )
    `,
    'says co & (scream*|beep*|bleep*|going off|faint|sick|dizzy)',
    'alarm* & heads (are |were )?(like (lead|cotton wool)|thumping|banging|pounding|splitting)',
    part`
      (two|three|four|five|all) of us > (woken up|woke up) > (
        dizzy|sick|headaches?|thumping heads?|drowsy
      ) & (heater|boiler|fire|stove|burner)
      |(heater|boiler|gas fire|stove|burner) > (two|three|four|five|all) of us > (
        dizzy|sick|headaches?|thumping|drowsy
      )
    `,
  ],
}

/** Scenes of escaping gas: a ring left on unlit, a pipe that hisses. */
export const gasScenes: Signs = {
  danger: 'gas',
  is: [
    part`
      (hob|ring|cooker|gas|burner)s? (has |have |was |were |is |been )*(left )?on (unlit|without (a|the) flame)
      |left (the |a |her |his )?(\w+ )?(hob|ring|gas|cooker|burner)s? on(?! (the|low)) > (
        unlit|without (a|the) flame|reek*|stink*
        |(not|never|didn't|wasn't|isn't|hasn't) (been |properly )?(lit|light|lighting|caught|catch)
      )(?! of grease)
    `,
    '(hob|ring|cooker|gas|burner|knob) & (not|never) lit & (reek*|stink*|smell*|fumes)',
    '(hit|through|into|dug up|drilled) (a|the|our|my) yellow pipe & (hiss*|whoosh*|roar*)',
  ],
}
