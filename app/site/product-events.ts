/**
 * What visitors do that the business counts, and what each event may say.
 *
 * Analytics passes on these properties and no others: a question's text, a name or an address has
 * no place here.
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
} as const satisfies Record<string, readonly string[]>

/** The name of something that the business counts. */
export type ProductEventName = keyof typeof productEvents

/** What the event of this name says. */
export type ProductEventProperties<Name extends ProductEventName> = {
  [Key in (typeof productEvents)[Name][number]]: string
}

/** The type of the DOM event that carries a product event. */
export const PRODUCT_EVENT = 'product-event'

/** What `PRODUCT_EVENT` carries as its detail. */
export type ProductEventDetail = { name: ProductEventName } & Record<string, string>

/**
 * Says that something happened which the business counts. Nobody hears it unless the visitor has
 * allowed analytics, so features call it without asking.
 */
export function track<Name extends ProductEventName>(
  name: Name,
  ...[properties]: (typeof productEvents)[Name] extends readonly []
    ? []
    : [ProductEventProperties<Name>]
): void {
  window.dispatchEvent(new CustomEvent(PRODUCT_EVENT, { detail: { ...properties, name } }))
}
