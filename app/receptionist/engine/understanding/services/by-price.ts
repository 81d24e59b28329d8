import type { Context } from '../context.ts'
import { withDigits } from '../text/numbers.ts'
import { part } from '../text/patterns.ts'
import { bookableServices } from './service-names.ts'
import { plain } from '../text/text.ts'

const SUM = '((?:£ ?)?[\\w-]+(?: [\\w-]+)?)'
/** Picks a service by its price: "the 45 one", "is that the sixty quid one", "the one that's £30". */
const BY_PRICE = new RegExp(
  part`
    (?:^(?:is|was|would) (?:it|that|this)(?: be)? )?\bthe (?:
      ${SUM}[ -](?:(?:quid|pounds?|pound)[ -])?(?:one|option)\b(?! (?:that|which)\b)
      |one (?:that's|that is|which is|for|at) ${SUM}(?: (?:quid|pounds?))?(?=\W*$|[,.;])
    )
  `,
)
/** A lower sum may be the place of a service in her list. */
const LEAST_SUM = 5
const PENCE = 100

/** A line that picks a service by its price, once she has spoken of the services, with its name instead. */
export function withPricedNames(text: string, context: Context): string {
  const { open, isBooking, isInvited, setup } = context
  if (open !== 'service' || !(isBooking || isInvited)) return text
  const [whole, first, second] = BY_PRICE.exec(text) ?? []
  const said = withDigits((first ?? second ?? '').replace('£', ''))
  const sum = Number(/^\W*(\d+)(?: (?:quid|pounds?))?\W*$/.exec(said)?.[1] ?? NaN)
  if (whole === undefined || !(sum >= LEAST_SUM)) return text
  const [only, other] = bookableServices(setup).filter(
    ({ pricePence }) => pricePence === sum * PENCE,
  )
  return only && !other ? text.replace(whole, `the ${plain(only.name)}`) : text
}
