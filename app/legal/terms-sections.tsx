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
    title: 'What is open today',
    body: (
      <p>
        You can make an account here, free and without a card. It binds you to nothing: nothing can
        be paid here, and you can delete it yourself at any time. The service itself begins on a day
        that we agree with you in the set-up call. What is said below about calls and prices applies
        from that day.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <Points>
        <li>Use an address that is yours, and keep your password to yourself.</li>
        <li>
          Sign out everywhere and change the password should you think that somebody else knows it.
        </li>
        <li>We may close an account that is used against these terms, and tell you why.</li>
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
          takes details, answers from the words that you gave us, books appointments, puts callers
          through by your rules, and sends you a summary. She tells every caller that she is an AI.
        </p>
        <p>
          She gives no medical, legal or financial advice and takes no card numbers. She is no
          emergency service: tell your callers to dial 999 where life is at risk.
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
          Prices are in pounds, without VAT. Every plan comes with {listOf(allPlans)}. A call counts
          when {brand.persona} answers it and it is not spam. Calls above the number included are
          charged singly, on an invoice after the month’s end. Nobody is cut off.
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
          There is a free trial, without a card, for a time that we agree when you start. Afterwards
          you are on {plans[0].name}.
        </li>
        <li>
          You can upgrade or downgrade at any time. The change takes effect with your next month.
        </li>
        <li>
          There is no long-term contract. Tell us by email or phone, and your plan ends with the
          month that you have paid for. There is no fee.
        </li>
        <li>
          Should a price rise, we tell you a month ahead, and you can leave before it applies.
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
        <li>Tell us when your hours, prices or rules change, so that callers hear what is true.</li>
        <li>
          For your callers’ data you are the controller and we act for you. Tell callers, where the
          law asks it, that calls are recorded.
        </li>
        <li>Do not use the service for cold calling, for deceiving anyone, or to break the law.</li>
      </Points>
    ),
  },
  {
    id: 'site',
    title: 'This site and its examples',
    body: (
      <p>
        The example calls and the pictures of the product show invented firms and callers, and the
        voices are synthesised. You may read, quote and link to the site as you like, so long as you
        do not pass it off as yours or disturb how it runs.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'If something goes wrong',
    body: (
      <p>
        We run the service with reasonable care, but no phone line and no software is never down. If
        we fail you, we put it right or give back what you paid for the month in question, and
        beyond that we are not liable for lost profit or lost business. Nothing here limits our
        liability for death or injury by negligence, for fraud, or where the law does not allow a
        limit.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law and changes',
    body: (
      <p>
        The law of England and Wales applies, and its courts decide. When we change these terms we
        change the date at the top. What happens to personal data is in our{' '}
        <Link to="/privacy" className="font-semibold text-evergreen underline underline-offset-4">
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
