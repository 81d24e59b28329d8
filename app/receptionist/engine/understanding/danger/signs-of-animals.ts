import { part } from '../text/patterns.ts'
import type { Signs } from './danger-signs.ts'
import { EATEN, END, MEDICINE, POISON } from './danger-words.ts'

/** Signs of an animal whose life is threatened. */
export const animal: Signs = {
  danger: 'animal',
  is: [
    part`
      (
        cat|dog|pup|puppy|kitten|rabbit|guinea pig|hamster|ferret
      )s? & (just|only) (lying|laying|lies) (there|still|on (his|her|its) side)
      |(dog|cat|pup|puppy|kitten|rabbit)s? (won't|can't|cannot) (get up|stand|move)
    `,
    part`
      ${EATEN} > (
        ${POISON}|${MEDICINE}|choc*|advent calendar*|raisins?|sultanas?|currants?|grapes?|mince pies?
        |fruit ?cake
        |christmas (cake|pudding)
        |shampoo|conditioner|soap|detergent|cleaner|cleaning (products?|fluid)|washing (powder|liquid)|perfume
        |easter eggs?|onions?|macadamia*|xylitol|(chewing|sugar.?free) gum|lil(y|ies)|conkers?|cannabis
        |a (\w+ )?(sock|needle|fish ?hook|corn ?cob)
      )
    `,
    part`
      ${EATEN} > (something|anything|summat) & (
        shak*|shiver*|trembl*|froth*|foam*|drool*|dribbl*|wobbl*|stagger*|retch*|vomit*
        |(being|been|is) (\w+ )?sick
        |throwing up|poorly|lethargic
      )
    `,
    `${EATEN} & (dark|whole|box|bar|lots|loads) & choc*`,
    part`
      (had|nicked|pinched|demolished|guzzled|polished off) (a |an |some |the |half |my |our |loads |lots |bag |box |bar |packet |load |whole |handful |bit |piece |of )*(
        chocolates?(?! (lab*|spaniel|poodle|cockapoo|point|brown|colour*|puppy|pup))|raisins?|sultanas?|grapes?|mince pies?|easter eggs?|xylitol|slug pellets|rat poison
      )
    `,
    part`
      (
        overheat*|heat|too hot|really hot|boiling hot|burning hot|roasting|hot car|sunstroke
      ) & (
        wobbl*|stagger*|unsteady|floppy|drunk
        |(keeps|kept|keep) (falling|going) (over|down)
        |(can't|cannot|won't) (stand|walk|get up)
        |(gone|going) limp
      )
    `,
    '(froth*|foam*) > mouth|(shak*|trembl*|wobbl*) ~ (froth*|foam*|drool*)',
    part`
      pant* > (badly|heavily|loads|non-?stop|like mad|(won't|can't|doesn't) stop) & (
        wobbl*|stagger*|unsteady|floppy
        |(can't|cannot|can hardly|can barely|won't|unable to) (stand|walk|get up)
      )
      |(wobbl*|stagger*|(can't|cannot|can hardly|can barely) (stand|walk)) & pant*
    `,
    part`
      (bloat*|swollen|hard|tight|drum) ~ (belly|stomach|tummy) & (
        retch*|sick|vomit*
        |nothing (is |comes |coming )(coming )?up
      )
      |bloat* & (retch*|(trying|tries|wanting|wants) to (be sick|vomit|throw up)|nothing (is )?com*)
      |(been|got|was|is) (just )?(run over|knocked down|hit by)${END}
      |(eye|leg) > hanging (out|off)
      |(bit|bitten) > (adder|snake)
    `,
  ],
  not: "(not|\\w+n't|never) (\\w+ )?(eat*|ate|swallow*)|(his|her|its|the) (tablets?|pills?|medication)(?! (i|we|that|meant|of))",
}
