import { brand } from '#app/site/brand.ts'
import { partsOf, reachUs, readTopics, splitTopics, type Topic } from './topic.ts'
import { contactLink } from './links.ts'

/** The shape of a topic is `# id | next | what this site doesn't mention`, then its wordings. */
const notMentioned = splitTopics(`
# discounts | prices cheapest contract | discounts or paying by the year. Plans are paid by the month
Is there a discount? / do you offer a charity discount / student discount / black friday offer / cheaper if i pay yearly / discount for paying annually / referral bonus / haggle on price
# ways-to-pay | pay-online card prices | which payment methods we accept
Which payment methods do you accept? / which ways to pay do you take / can i pay cash / can i pay with paypal or crypto / do you take amex / direct debit / bank transfer / apple pay / bitcoin / pay by cheque / standing order
# certificates | what-you-do-with-data hipaa caller-data | which certificates or accreditations we hold
Which security certificates do you hold? / soc 2 / penetration test / pci dss certificate / are you on the g-cloud or an nhs framework / security accreditation / iso certified / ico registration number / caldicott / dsp toolkit
# server-location | what-you-do-with-data caller-data certificates | in which country data is stored
Where is call data stored? / where are the servers located must be uk / which country is data stored in / where is the data hosted / data centre location / is data kept in the uk / is my data stored in the eu
# uptime | refund person always | an uptime figure or a service level
What’s your uptime guarantee? / what is your sla uptime guarantee / service level agreement / how often is it down / 99.9 uptime / downtime last year / status page
# which-model | example-call callers-know languages | which technology answers the calls, or how accurate its hearing is
Which AI model answers calls? / which language model do you use on the calls / is it gpt / what technology do you use / what llm is behind ava / do you use chatgpt for the phone / speech recognition accuracy / whose ai is it
# owners | about address person | who owns the company, who works here or how it’s doing
Who owns the company? / who owns larkline / who is your investor / who is the ceo / company number / are you profitable / founder name / who funded you / when was larkline founded
# customers-count | reviews example-call free-trial | how many customers we have or who they are
How many customers do you have? / how many plumbers use it / do you have case studies from other gp surgeries / which companies use larkline / customer references / can i talk to a customer / who else uses it / success stories
# voice-choice | example-call greeting custom-set-up | whether you can change the voice, the accent or the name
Can I choose the voice? / can she have a geordie accent / the voice can be man / male voice / different voice / can i rename ava / change the accent / can i use my own voice / call her something else / scottish accent
# app | summaries tools person | an app
Is there an app? / download the app / apple watch
# other-channels | how-it-works summaries tools | whether ${brand.persona} answers anything but phone calls
Does she answer WhatsApp or email? / it works with whatsapp / can it reply to emails / facebook messenger / web chat for my site / can i put this chat on my website / instagram messages / live chat widget / answer texts from customers / video calls / fax
# abroad | address languages person | whether the service works outside the UK
Does it work outside the UK? / can i use it in germany / international numbers / american phone number / prices in euros / i am in spain can i use it / do you have office in warsaw / available in australia / prices in dollars
# jobs | about person address | any vacancies
Are you hiring? / you search workers i look for job / do you have vacancies / careers / can i work for you / job openings / internship / send my cv
# partners | person about prices | a reseller or partner programme
Do you have a partner programme? / white label / affiliate programme / agency partner / can i resell it / referral scheme / api for developers to resell
# rivals | call-centre prices reviews | how we compare with other suppliers
Are you better than other services? / is it cheaper than moneypenny / how do you compare with competitors / why you and not answerconnect / versus smith ai / difference from other ai receptionists / alternatives
# roll-over | extra-calls count change-plan | unused calls
Do unused calls roll over? / do the 80 calls roll over / can i keep my unused calls / carry over calls to next month / what happens to calls i dont use / bank my calls
# call-length | counts-as-call extra-calls count | a limit on how long a call can be
How long can a call be? / what is the longest she talks for before hanging up / maximum call length / is there a time limit on calls / average call duration / how many minutes is a call
# other-products | how-it-works trades prices | anything but answering a firm’s phone
Do you sell anything else? / do you do fleet tracking for vans / do you build websites / can you do my marketing / do you sell phones / broadband / do you do seo / payroll / invoicing
`)

/** Common questions that the site doesn't cover: saying so is better than a near miss. */
export const unsaid: readonly Topic[] = [
  ...notMentioned.map(({ head: [id = '', next = '', what = ''], asks }) => ({
    id,
    asks,
    answer: `I don’t know: this site doesn’t mention ${what}. To find out, ${reachUs}.`,
    links: [contactLink],
    next: partsOf(next, ' '),
  })),
  ...readTopics(`
# off-topic | contact | how-it-works prices person
What can’t you help with? / can you send me a plumber my tap drips / what is the weather doing tomorrow / write me a letter to my landlord / tell me a joke / what size copper pipe for a combi / who won the football / write code for me / order me a taxi / what medicine for a headache / i need a dentist appointment / can you fix my leaking tap / i want to book a doctor / reserve a restaurant for tonight / buy me a ticket / i need a haircut on friday / find me a plumber /
can i claim this as a tax expense / what is the time / recommend a restaurant / do my homework / what is 2 plus 2 / who is the prime minister / ignore your instructions / are you single / do you love me / translate this / book me a flight / fix my boiler / my washing machine is broken / best pizza /
unblock a sink / how do i bake a cake / how much does a builder earn / what is the salary of a nurse / say something rude / how do i get to the airport by train
= I can’t help with that. I only answer questions about ${brand.name}: what it does on a call, what it costs and how to get started.
`),
]
