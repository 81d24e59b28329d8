import { isOfOtherFirm } from '../hear-asks.ts'
import type { Command } from '../command.ts'
import type { Context } from '../context.ts'
import { pattern } from '../text/patterns.ts'
import { contentOf, plain } from '../text/text.ts'

/** Is sorry to have rung, or says whom they meant to ring: "oh sorry love, I wanted the chip shop". */
const MEANT_OTHER =
  /\b(?:sorry|apolog\w+|my (?:mistake|fault)|mistake|the wrong|wanted|after|meant|looking for|(?:thought|think) (?:it|this|that|you))\b/

/** Wants this firm all the same, or tells of a matter: "sorry, but my tooth's killing me". */
const MEANT_US = pattern`
  \byou (?:that |who )?(?:i|we) (?:want|need|mean)
  |\b(?:anyway|actually|though|some(?:one|body))\b
  |\bto (?:ask|book|buy|cancel|change|know|look|move|order|report|see)\b
  |\b(?:my|our) (?!(?:mistake|fault|apolog\w+|error|bad)\b)
  |\b(?:i|we) need\b|\b(?:i|we)'ve got (?!the wrong\b)
`

/** What may stand beside an apology. */
const POLITE: readonly Command['kind'][] = ['thanks', 'no', 'refuse', 'unsure', 'greeting']

/** Whether a caller who may have the wrong number has it: they want nothing of this firm, and name neither it nor its trade. */
export function hasWrongNumber(
  text: string,
  commands: readonly Command[],
  { isDoubted, setup }: Context,
): boolean {
  if (!isDoubted || !MEANT_OTHER.test(text) || MEANT_US.test(text)) return false
  const own = contentOf(plain(`${setup.name} ${setup.urgent.to} ${setup.trade.replace('-', ' ')}`))
  return (
    commands.every(
      (one) => POLITE.includes(one.kind) || (one.kind === 'ask' && isOfOtherFirm(one)),
    ) && ![...contentOf(text)].some((word) => own.has(word))
  )
}
