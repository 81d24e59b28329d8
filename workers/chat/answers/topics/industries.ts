import { industryContent } from '#app/industries/all.ts'
import type { Industry } from '#app/industries/industry.ts'
import { homeFaqs } from '#app/home/faqs.ts'
import { brand } from '#app/site/brand.ts'
import { standing } from '#app/site/claims.ts'
import type { Faq } from '#app/site/faq.ts'
import { industries as pages, isIndustrySlug, type IndustryLink } from '#app/site/industries.ts'
import { partsOf, readTopics, withoutYes, type Topic } from './topic.ts'
import { readLists } from '../synonyms.ts'
import { linkOf } from './links.ts'

const { persona } = brand
const list = new Intl.ListFormat(brand.language)

/** Extra wordings for topics whose own words are not enough: `trade-id: wording / wording`. */
const alsoAsked = new Map(
  readLists(`
estate-agents-weak-english: overseas buyers / buyer does not speak english / foreign landlords
estate-agents-money-laundering: aml checks / money laundering checks / does she check id / source of funds / identity checks on buyers
estate-agents-listing-questions: questions about a property / can she tell buyers about parking and tenure / answer questions about a house / material information / property particulars
estate-agents-chain-and-funds: cash or mortgage / agreement in principle / qualify buyers / chain free
estate-agents-viewings: can ava book viewings and valuations when our branch is closed / viewings out of hours
lawyers-other-side: other party's name / ask for the opponent / names of both parties
lawyers-advice: limitation dates / does she work out time limits / can she tell a client their chances / legal advice to clients / does she give legal advice
lawyers-police-station: custody calls / duty solicitor / police station calls at night / client arrested
lawyers-other-language: interpreter / immigration client / client speaks another language / translate for a client
lawyers-firm-cost: cost for a small law firm
lawyers-fee-earner: which fee earner / book family law with the right person / new client intake / new enquiries
property-management-gas: what does ava do when a tenant smells gas at night / gas leak reported by tenant / we let out flats what about gas leaks
property-management-tell-emergency: is it a real emergency or nuisance / how does it know a leak is serious / triage repairs
property-management-contractor-at-night: on call plumber / reach the contractor at night / out of hours contractor rota
property-management-flats-cost: price per flat / price per property / we have 200 flats what does it cost / cost for a block / one price for three sites / do i pay per site / price for several branches / we look after 80 flats what is the price / how much for a portfolio of properties / price by number of units
property-management-leaks: burst pipe / water leak in a flat / tap dripping at night
property-management-access: boiler service access / gas safety check appointment / book an engineer visit
sales-teams-qualify: lead qualification / qualify inbound leads / ask about budget / screening leads
sales-teams-ready-buyers: hot leads / ready to buy / caller wants to place an order
customer-support-order-numbers: order numbers / where is my order calls / order status calls
customer-support-late-parcels: lost parcel / broken delivery / delivery problems
customer-support-escalation: third complaint / chargeback / escalation to team lead
recruitment-clients-or-candidates: client wants staff urgently / someone called in sick / fill a shift
healthcare-red-flags: if a patient rings with chest pain what does ava say / red flags / nhs 111 / will it triage patients / patient cannot breathe what does she do / medical emergency on the phone / what about emergencies for a dentist
healthcare-text-privacy: will text confirmations mention why the patient is coming in / reason for visit in the text / privacy of text messages to patients / confidential texts
healthcare-cancellations: what about cancellations can the slot be offered to someone else / waiting list / fill cancelled appointments / patient cannot come tomorrow
finance-documents: onboarding documents / what papers do clients need / photo id for new clients
finance-balances: client asks for their balance / account figures on the phone / does she give out client information
`),
)

const general = readTopics(
  `
# trade |  | prices example-call trades
Is it any good for law firms? / I have hair salon, you can help / i am an electrician, is it any use / we are a small builder / my shop needs this / I am lawyer alone, is good for me / is your service suitable for a dental practice / i am a plumber / we are estate agents / i run a clinic / we manage blocks of flats / we are a letting agency with 200 tenants / do you do anything for vets in cornwall /
do you work with plumbers / have you got a page for plumbers / I am a solicitor, is this for me
# trades | comingSoon | how-it-works prices example-call
Which trades is it for? / what kind of business is it for / who is it for / what industries do you cover / is it for small businesses / which trades do you have pages for / does it suit my business / i clean windows is it any use to me / would it work for my company / do you work with sole traders / what sort of firms use it /
is my industry supported / i run a small shop is it for me / is it for self employed people
= ${persona} can answer the phone for any small firm. We have a page for each of these trades: ${list.format(pages.map(({ label }) => label.toLowerCase()))}. More are coming.
# hipaa | healthcare | caller-data healthcare-text-privacy tell-recorded | claim hipaa
Are you HIPAA compliant? / hipaa / is it ok for patient data / is patient data safe / health information / medical records / is it compliant for healthcare / is patient information secure
= Our handling of health information is HIPAA compliant. If your practice is in the UK, UK GDPR applies as well.
# allergies | phones | transfer table-bookings trade
What about allergy questions? / can you handle allergic customers questions for my restaurant / is there nuts in it / allergens / does she answer allergy questions / gluten free questions / food allergy
= Allergy questions are never for a machine: put the caller through to your staff every time. Our restaurant article explains the rules.
# table-bookings | phones restaurants | allergies no-shows prices
Can she take table bookings? / restaurant reservations / takeaway orders by phone / busy friday night in my restaurant / can it take orders for food
= ${persona} can offer times, take the name and number and text a booking link. For a takeaway she can text the link to your ordering page. Large parties and changes to a dish are for your staff.
`,
  {
    trade: ({ trades }) => trades.map(aboutTrade).join(' ') || ANY_FIRM,
  },
)

/** Which trades the service is for, and what each trade's page answers. */
export const industries: readonly Topic[] = [
  ...general,
  ...Object.values(industryContent).flatMap(readTrade),
]

function readTrade({ slug, faqs = [], features }: Industry): Topic[] {
  const isGeneral = ({ id }: Faq) => homeFaqs.some((faq) => faq.id === id)
  const topics = [
    ...standing(faqs.filter((faq) => !isGeneral(faq))).map((faq) => ({
      id: `${slug}-${faq.id}`,
      asks: [faq.question],
      answer: withoutYes(faq),
    })),
    ...standing([...features.items]).flatMap(({ id, ask, title, description }) =>
      ask ? [{ id: `${slug}-${id}`, asks: [ask, title], answer: description }] : [],
    ),
  ]
  return topics.map(({ id, asks, answer }, at) => ({
    id,
    asks: [...asks, ...partsOf(alsoAsked.get(id) ?? '', '/ ')],
    answer,
    links: [linkOf(slug)],
    next: [1, 2].flatMap((step) => topics[(at + step) % topics.length]?.id ?? []),
  }))
}

const ANY_FIRM = `${persona} can answer the phone for any small firm: at night, at lunch, on bank holidays, and while you’re on another line.`

function aboutTrade(trade: IndustryLink): string {
  const name = /^[A-Z]{2}/.test(trade.label) ? trade.label : trade.label.toLowerCase()
  if (!isIndustrySlug(trade.slug)) {
    return `We’re still writing our page for ${name}. ${persona} can answer your phone in the meantime, as she can for any small firm: at night, at lunch, on bank holidays, and while you’re on another line.`
  }
  const { lead } = industryContent[trade.slug].hero
  return `Yes, we have a page for ${name}. ${lead.replace(/^She\b/, persona)}`
}
