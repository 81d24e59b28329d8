import { industryContent } from '#app/industries/all.ts'
import { brand } from '#app/site/brand.ts'
import { industries as pages, isIndustrySlug, type IndustryLink } from '#app/site/industries.ts'
import { card, faq, question, readTable } from './intent.ts'

const { persona } = brand
const list = new Intl.ListFormat(brand.language)

/** Each trade's page: what it says in general, its questions, and what stands on its cards. */
export const industries = readTable(
  `
# trade |  | prices example-call trades | takes trade
Is it any good for law firms? / I have hair salon, you can help / we have got a garage, any good to us / i am an electrician, is it any use / we are a small builder / my shop needs this / suitable for a window cleaner / I am lawyer alone, is good for me / is your service suitable for a dental practice / i am a plumber / we are estate agents / i run a clinic / plumbers / we manage blocks of flats / we are a letting agency with 200 tenants / do you do anything for vets in cornwall / do you work with plumbers / i am a solicitor is this for me /
does it work for a recruitment agency / and for lawyers / is it any use for a landlord / we are a letting agency / what about vets / have you got a page for plumbers / what can ava do for estate agents / can it help a builder
# trades | comingSoon | how-it-works prices example-call
Which trades is it for? / what kind of business is it for / who is it for / what industries do you cover / is it for small businesses / which trades do you have pages for / does it suit my business / i clean windows is it any use to me / would it work for my company / do you work with sole traders / what sort of firms use it /
is my industry supported / i run a small shop is it for me / is it for self employed people
= ${persona} can answer the phone for any small firm. We have a page for each of these trades: ${list.format(pages.map(({ label }) => label.toLowerCase()))}. More are coming.
# estate-agents-branch-cost | estate-agents
${question('branch-cost', 'estate-agents')} / price for an estate agency branch / cost for one branch / how much for our branch
= ${faq('branch-cost', 'estate-agents')}
# estate-agents-offer-through | estate-agents
${question('offer-through', 'estate-agents')} / a buyer wants to make an offer / can offers be put through to a negotiator / offers on a house
= ${faq('offer-through', 'estate-agents')}
# estate-agents-weak-english | estate-agents
${question('weak-english', 'estate-agents')} / overseas buyers / buyer does not speak english / foreign landlords
= ${faq('weak-english', 'estate-agents')}
# estate-agents-money-laundering | estate-agents
${question('money-laundering', 'estate-agents')} / aml checks / money laundering checks / does she check id / source of funds / identity checks on buyers
= ${faq('money-laundering', 'estate-agents')}
# estate-agents-listing-questions | estate-agents
${question('listing-questions', 'estate-agents')} / questions about a property / can she tell buyers about parking and tenure / answer questions about a house / material information / property particulars
= ${faq('listing-questions', 'estate-agents')}
# estate-agents-viewing-clash | estate-agents
${question('viewing-clash', 'estate-agents')} / double booked viewings / viewing when nobody is free / tenant must agree to a viewing / vendor has to confirm the viewing
= ${faq('viewing-clash', 'estate-agents')}
# estate-agents-property-software | estate-agents
${question('property-software', 'estate-agents')} / property crm / alto / will applicants go in our property software / send enquiry to our estate agency software
= ${faq('property-software', 'estate-agents')}
# estate-agents-recorded | estate-agents
${question('recorded', 'estate-agents')} / are branch calls recorded / record calls to the branch
= ${faq('recorded', 'estate-agents')}
# estate-agents-viewings-in-the-right-diary | estate-agents
Can Ava book viewings? / book a viewing / can ava book viewings and valuations when our branch is closed / viewings out of hours / viewing requests / can she arrange viewings after we close / viewing enquiries when the branch is shut / arrange a viewing
= ${card('estate-agents', 'Viewings in the right diary')}
# estate-agents-valuations-while-they-are-keen | estate-agents
Can Ava book valuations? / valuation requests in the evening / seller wants a valuation / market appraisal booking
= ${card('estate-agents', 'Valuations while they are keen')}
# estate-agents-chain-and-funds-asked-early | estate-agents
Does she ask about the chain? / cash or mortgage / agreement in principle / qualify buyers / chain free
= ${card('estate-agents', 'Chain and funds asked early')}
# estate-agents-sales-and-lettings-kept-apart | estate-agents
Can she tell sales from lettings? / lettings desk or sales desk / landlord calls to lettings
= ${card('estate-agents', 'Sales and lettings kept separate')}
# lawyers-conflict-check | lawyers
${question('conflict-check', 'lawyers')} / conflict checks / conflict of interest check / who does the conflict check
= ${faq('conflict-check', 'lawyers')}
# lawyers-names-for-the-conflict-check | lawyers
Does Ava ask who is on the other side before taking the details? / other party's name / ask for the opponent / names of both parties
= ${card('lawyers', 'Names for the conflict check')}
# lawyers-advice | lawyers
${question('advice', 'lawyers')} / limitation dates / does she work out time limits / can she tell a client their chances / legal advice to clients / does she give legal advice / legal advice for callers
= ${faq('advice', 'lawyers')}
# lawyers-privilege | lawyers
${question('privilege', 'lawyers')} / legal privilege / are calls privileged / privileged conversation recordings / confidentiality of client calls
= ${faq('privilege', 'lawyers')}
# lawyers-police-station | lawyers
${question('police-station', 'lawyers')} / custody calls / duty solicitor / police station calls at night / client arrested
= ${faq('police-station', 'lawyers')}
# lawyers-other-language | lawyers
${question('other-language', 'lawyers')} / interpreter / immigration client / client speaks another language / translate for a client
= ${faq('other-language', 'lawyers')}
# lawyers-firm-cost | lawyers
${question('firm-cost', 'lawyers')} / price for a law firm / how much for three solicitors / cost for a small law firm
= ${faq('firm-cost', 'lawyers')}
# lawyers-court-and-limitation-dates | lawyers
Does she note court dates? / hearing dates / deadlines for court / urgent court hearing
= ${card('lawyers', 'Court and limitation dates')}
# lawyers-the-right-fee-earner-s-diary | lawyers
Can she book with the right solicitor? / which fee earner / book family law with the right person / new client intake / new enquiries
= ${card('lawyers', 'The right fee earner’s diary')}
# property-management-gas | property-management
${question('gas', 'property-management')} / what does ava do when a tenant smells gas at night / gas leak reported by tenant / what does she tell a tenant with a gas leak / we let out flats what about gas leaks
= ${faq('gas', 'property-management')}
# property-management-tell-emergency | property-management
${question('tell-emergency', 'property-management')} / is it a real emergency or nuisance / how does it know a leak is serious / triage repairs
= ${faq('tell-emergency', 'property-management')}
# property-management-contractor-at-night | property-management
${question('contractor-at-night', 'property-management')} / on call plumber / reach the contractor at night / out of hours contractor rota / electrician on call
= ${faq('contractor-at-night', 'property-management')}
# property-management-reporting-repair | property-management
${question('reporting-repair', 'property-management')} / does it count as reporting a repair / repair reports / legal notice of a repair / log repairs / tenant reports a fault
= ${faq('reporting-repair', 'property-management')}
# property-management-little-english | property-management
${question('little-english', 'property-management')} / tenants who speak little english / foreign tenants / tenant does not speak english
= ${faq('little-english', 'property-management')}
# property-management-flats-cost | property-management
${question('flats-cost', 'property-management')} / how much for sixty flats / price per flat / price per property / we have 200 flats what does it cost / cost for a block / one price for three sites / do i pay per site / price for several branches / we look after 80 flats what is the price / how much for a portfolio of properties / price by number of units
= ${faq('flats-cost', 'property-management')}
# property-management-leaks-now-drips-tomorrow | property-management
How does she sort a leak from a drip? / burst pipe / water leak in a flat / tap dripping at night
= ${card('property-management', 'Leaks now, drips tomorrow')}
# property-management-fobs-keys-and-lockouts | property-management
What about lost keys and fobs? / tenant locked out / lost fob / door codes / lockouts
= ${card('property-management', 'Fobs, keys and lockouts')}
# property-management-access-agreed-with-the-tenant | property-management
Can she arrange access with tenants? / boiler service access / gas safety check appointment / book an engineer visit
= ${card('property-management', 'Access agreed with the tenant')}
# sales-teams-qualified-by-your-questions | sales-teams
Can Ava qualify a lead with our own questions and book a demo? / lead qualification / qualify inbound leads / ask about budget / screening leads
= ${card('sales-teams', 'Qualified with your questions')}
# sales-teams-leads-by-territory | sales-teams
Can leads go to the right rep? / route leads by postcode / territory / which rep gets the lead
= ${card('sales-teams', 'Leads by territory')}
# sales-teams-ready-buyers-put-through | sales-teams
What if a buyer wants to order now? / hot leads / ready to buy / caller wants to place an order
= ${card('sales-teams', 'Ready buyers put through')}
# customer-support-order-numbers-read-back | customer-support
Can Ava take an order number and hand an upset customer to my team? / order numbers / where is my order calls / order status calls
= ${card('customer-support', 'Order numbers, read back')}
# customer-support-returns-in-your-words | customer-support
Can she explain our returns policy? / returns / customer wants to return something / refund policy questions from customers
= ${card('customer-support', 'Returns, in your words')}
# customer-support-late-lost-or-damaged | customer-support
What about late or damaged parcels? / lost parcel / broken delivery / delivery problems
= ${card('customer-support', 'Late, lost or damaged')}
# customer-support-escalation-by-your-rules | customer-support
When does she escalate a support call? / third complaint / chargeback / escalation to team lead
= ${card('customer-support', 'Escalation that follows your rules')}
# customer-support-a-case-number-by-text | customer-support
Do customers get a case number? / ticket number / reference number by text
= ${card('customer-support', 'A case number by text')}
# recruitment-screening-job-by-job | recruitment
Can Ava screen candidates by licence, shift and notice period? / screen candidates / candidate screening / job applicants phone / pre-screen applicants
= ${card('recruitment', 'Screening, job by job')}
# recruitment-right-to-work-made-ready | recruitment
Does she check right to work? / right to work checks / passport and visa of candidates / proof of right to work
= ${card('recruitment', 'Right to work documents ready')}
# recruitment-clients-told-from-candidates | recruitment
Can she tell clients from candidates? / client wants staff urgently / someone called in sick / fill a shift
= ${card('recruitment', 'Clients and candidates, sorted')}
# recruitment-interviews-booked-and-moved | recruitment
Can she book interviews? / interview booking / move an interview / reschedule interview
= ${card('recruitment', 'Interviews booked and moved')}
# healthcare-red-flags-to-999-or-111 | healthcare
What does Ava do when a call sounds like an emergency? / if a patient rings with chest pain what does ava say / red flags / nhs 111 / will it triage patients / patient cannot breathe what does she do / medical emergency on the phone / what about emergencies for a dentist
= Red flags go to 999 or 111. ${card('healthcare', 'Red flags to 999 or 111')}
# healthcare-no-health-detail-in-texts | healthcare
Do texts mention health details? / will text confirmations mention why the patient is coming in / reason for visit in the text / privacy of text messages to patients / confidential texts
= ${card('healthcare', 'No health detail in texts')}
# hipaa | healthcare | caller-data healthcare-no-health-detail-in-texts tell-recorded | claim hipaa
Are you HIPAA compliant? / hipaa / is it ok for patient data / is patient data safe / health information / medical records / is it compliant for healthcare / is patient information secure
= Our handling of health information is HIPAA compliant. If your practice is in the UK, UK GDPR applies as well.
# healthcare-cancellations-and-waiting-list | healthcare
What happens when a patient cancels? / what about cancellations can the slot be offered to someone else / waiting list / fill cancelled appointments / patient cannot come tomorrow
= ${card('healthcare', 'Cancellations and waiting list')}
# healthcare-new-or-registered-nhs-or-private | healthcare
Can she tell NHS from private patients? / new patients / registered patient or new / nhs or private
= ${card('healthcare', 'New or registered, NHS or private')}
# healthcare-results-and-repeat-requests | healthcare
Does she read out test results? / can patients get their results / repeat prescription / prescriptions / blood test results by phone
= ${card('healthcare', 'Results and repeat requests')}
# finance-fraud-warnings-in-plain-words | finance
What about scam texts and fraud? / client got a scam text / fraud warnings / fake bank details / phishing / hmrc scam
= ${card('finance', 'Fraud warnings in plain words')}
# finance-tax-deadlines-in-the-note | finance
Does she note tax deadlines? / tax return deadline / self assessment calls / vat quarter / companies house filing
= ${card('finance', 'Tax deadlines in the note')}
# finance-onboarding-documents-listed | finance
Can she tell new clients which documents to bring? / onboarding documents / what papers do clients need / photo id for new clients
= ${card('finance', 'Onboarding documents listed')}
# finance-no-tax-or-investment-advice | finance
Does she give tax advice? / investment advice / can she tell clients what to claim / advice about tax
= ${card('finance', 'No tax or investment advice')}
# finance-balances-stay-private | finance
Does she read out balances? / client asks for their balance / account figures on the phone / does she give out client information
= ${card('finance', 'Balances stay private')}
# allergies | restaurantPhones | transfer table-bookings trade
What about allergy questions? / can you handle allergic customers questions for my restaurant / is there nuts in it / allergens / does she answer allergy questions / gluten free questions / food allergy
= Allergy questions are never for a machine: put the caller through to your staff every time. Our restaurant article explains the rules.
# table-bookings | restaurantPhones restaurants | allergies no-shows prices
Can she take table bookings? / restaurant reservations / book a table / takeaway orders by phone / busy friday night in my restaurant / can it take orders for food
= ${persona} can offer times, take the name and number and text a booking link. For a takeaway she can text the link to your ordering page. Large parties and changes to a dish are for your staff.
`,
  {
    trade: ({ trades }) => trades.map(aboutTrade).join(' ') || ANY_FIRM,
  },
)

const ANY_FIRM = `${persona} can answer the phone for any small firm: at night, at lunch, on bank holidays, and while you’re on another line.`

function aboutTrade(trade: IndustryLink): string {
  const name = /^[A-Z]{2}/.test(trade.label) ? trade.label : trade.label.toLowerCase()
  if (!isIndustrySlug(trade.slug)) {
    return `We’re still writing our page for ${name}. ${persona} can answer your phone in the meantime, as she can for any small firm: at night, at lunch, on bank holidays, and while you’re on another line.`
  }
  const { lead } = industryContent[trade.slug].hero
  return `Yes, we have a page for ${name}. ${lead.replace(/^She\b/, persona)}`
}
