import { Link } from 'react-router'
import { brand } from '#app/site/brand.ts'
import { allPlans, formatPence, plans } from '#app/site/pricing.ts'
import { Points, WhereToReachUs, type LegalSection } from './legal-page.tsx'

const list = new Intl.ListFormat(brand.language)

/** The terms of the service; figures come from the price list, so that the two cannot differ. */
export const termsSections: readonly LegalSection[] = [
  {
    id: 'who',
    title: 'Who we are',
    body: (
      <p>
        {brand.name} is a service of <WhereToReachUs /> It is made for businesses; these terms are
        between us and the firm that you act for.
      </p>
    ),
  },
  {
    id: 'today',
    title: 'What you can use today',
    body: (
      <p>
        You can create an account here, free and without a card. It does not commit you to anything:
        you cannot pay for anything here, and you can delete your account at any time. The service
        itself starts on a day that we agree with you in the set-up call. The sections below about
        calls and prices apply from that day.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <Points>
        <li>Use an email address that is yours, and keep your password to yourself.</li>
        <li>
          If you think somebody else knows your password, change it and sign out of your other
          devices.
        </li>
        <li>
          We may close an account that is used in breach of these terms. If we do, we will tell you
          why.
        </li>
      </Points>
    ),
  },
  {
    id: 'service',
    title: 'What the service does',
    body: (
      <>
        <p>
          {brand.persona} is an AI receptionist. She answers the calls that you forward to her,
          takes details, answers using the information you gave us, books appointments, puts callers
          through according to your rules, and sends you a summary. She tells every caller that she
          is an AI.
        </p>
        <p>
          She gives no medical, legal or financial advice and takes no card numbers. She is not an
          emergency service. Tell your callers to dial 999 if a life is at risk.
        </p>
      </>
    ),
  },
  {
    id: 'prices',
    title: 'Plans and prices',
    body: (
      <>
        <PriceTable />
        <p>
          Prices are in pounds and exclude VAT. Every plan comes with {listOf(allPlans)}. A call
          counts when {brand.persona} answers it and it is not spam. We charge for each call above
          the number included, and invoice you after the end of the month. Nobody is cut off.
        </p>
      </>
    ),
  },
  {
    id: 'changing',
    title: 'Changing and leaving',
    body: (
      <Points>
        <li>
          There is a free trial, and you do not need a card. We agree how long it lasts when you
          start. If you do nothing at the end, you move to {plans[0].name}.
        </li>
        <li>
          You can upgrade or downgrade at any time. The change takes effect from your next month.
        </li>
        <li>
          There is no long-term contract. Tell us by email or phone, and your plan will end at the
          end of the month you have paid for. There is no fee.
        </li>
        <li>
          If a price goes up, we will tell you a month in advance, and you can leave before it
          applies.
        </li>
      </Points>
    ),
  },
  {
    id: 'your-part',
    title: 'Your part',
    body: (
      <Points>
        <li>Forward only numbers that are yours to forward.</li>
        <li>
          Tell us when your hours, prices or rules change, so that callers get the right
          information.
        </li>
        <li>
          You are the controller of your callers’ data, and we act on your behalf. Where the law
          requires it, tell callers that calls are recorded.
        </li>
        <li>Do not use the service for cold calling, to deceive anyone or to break the law.</li>
      </Points>
    ),
  },
  {
    id: 'site',
    title: 'This site and its examples',
    body: (
      <p>
        The example calls and the pictures of the product show invented firms and callers, and the
        voices are synthesised. You may read, quote and link to the site as you like, as long as you
        do not pass it off as your own or interfere with how it runs.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'If something goes wrong',
    body: (
      <p>
        We run the service with reasonable care, but no phone line or software is available all the
        time. If we fail you, we will put it right or refund what you paid for the month in
        question. Beyond that, we are not liable for lost profit or lost business. Nothing here
        limits our liability for death or injury caused by negligence, for fraud, or where the law
        does not allow a limit.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law and changes',
    body: (
      <p>
        The law of England and Wales applies, and the courts of England and Wales decide any
        dispute. When we change these terms we will update the date at the top. For how we use
        personal data, see our{' '}
        <Link to="/privacy" className="text-link">
          Privacy Policy
        </Link>
        .
      </p>
    ),
  },
]

function PriceTable() {
  return (
    <table className="w-full text-left tabular-nums max-sm:text-[0.9375rem]">
      <thead className="text-[0.9375rem] text-muted max-sm:text-[0.8125rem]">
        <tr>
          <th scope="col" className="pb-2 pr-3 font-semibold">
            Plan
          </th>
          <th scope="col" className="pb-2 pr-3 font-semibold">
            Price
          </th>
          <th scope="col" className="pb-2 pr-3 font-semibold">
            Calls included
          </th>
          <th scope="col" className="pb-2 font-semibold">
            Extra call
          </th>
        </tr>
      </thead>
      <tbody>
        {plans.map((plan) => (
          <tr key={plan.name} className="border-t border-line">
            <th scope="row" className="py-3 pr-3 font-[650]">
              {plan.name}
            </th>
            <td className="pr-3">
              {plan.price}
              {plan.period && `/${plan.period}`}
            </td>
            <td className="pr-3">{plan.includedCallCount}</td>
            <td>{formatPence(plan.extraCallPence)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function listOf([first = '', ...others]: readonly string[]): string {
  const inRunningText = others.map((fact) => fact.charAt(0).toLowerCase() + fact.slice(1))
  return list.format([first, ...inRunningText])
}
