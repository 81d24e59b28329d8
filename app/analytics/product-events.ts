/**
 * The visitor actions that the business counts, and the properties of each event.
 *
 * Analytics passes on these properties and no others: never a question's text, a name or an
 * address.
 */
export const productEvents = {
  sign_up: ['method'],
  sign_in: ['method'],
  chat_opened: [],
  question_asked: [],
  feedback_given: ['rating'],
  subscribed: [],
  booked: [],
  demo_played: ['call'],
  plan_chosen: ['plan'],
  try_started: ['trade'],
  try_ended: ['trade', 'turns', 'outcome', 'seconds'],
} as const satisfies Record<string, readonly string[]>

/** The name of a product event. */
export type ProductEventName = keyof typeof productEvents

/** The properties of the event with this name. */
export type ProductEventProperties<Name extends ProductEventName> = {
  [Key in (typeof productEvents)[Name][number]]: string
}

/** The type of the DOM event that carries a product event. */
export const PRODUCT_EVENT = 'product-event'

/** The `detail` of `PRODUCT_EVENT`. */
export type ProductEventDetail = { name: ProductEventName } & Record<string, string>

/**
 * Reports a product event. Nothing listens unless the visitor has allowed analytics, so features
 * call it without checking.
 */
export function track<Name extends ProductEventName>(
  name: Name,
  ...[properties]: (typeof productEvents)[Name] extends readonly []
    ? []
    : [ProductEventProperties<Name>]
): void {
  window.dispatchEvent(new CustomEvent(PRODUCT_EVENT, { detail: { ...properties, name } }))
}
