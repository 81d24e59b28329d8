import { brand } from '#app/site/brand.ts'
import { findClaim } from '#app/site/claims.ts'
import { officeHours } from '#app/site/office-hours.ts'
import { plans } from '#app/site/pricing.ts'
import { sayWhenOpen } from '../opening.ts'
import { readTopics } from './topic.ts'
import { support } from './prices.ts'

const { name, persona, phone, email, address } = brand
const rating = findClaim('rating')
const count = findClaim('rating-count')

/** The firm, how to contact it, its policies and its pages. */
export const firm = readTopics(
  `
# person | contact setUpCall | office-hours email-reply set-up-call
Can I talk to a person? / can i speak to someone / is there a phone number i can ring you on / get me a human / speak to sales / email address / customer service number / i want to complain / call me back / who can i talk to / contact details / phone number please / your phone number / i want to ring you / i would rather speak to a human / how can i reach you / talk to the team / is there somebody i can ring /
need to speak to someone asap
# office-hours | hours | person email-reply address
When are you open? / what time you open till / at what hour you open tomorrow / what are your opening hours / are you there at the weekend / when do your people go home / until when can i phone you / are you shut on sundays / when is someone there
# email-reply | contact | person office-hours support
How soon do you answer emails? / who will answer to me if I write email / who reads the support email / how long till i get a reply / response time for email
= Email ${email}. The founders read it, and you’ll hear back within a working day.
# address | contact | about person office-hours
Where are you based? / you have office where / your address / are you a uk company / which country are you in / can i visit you / are you in london / what is your registered name
= Our address is ${brand.legalName}, ${address.street}, ${address.locality} ${address.postalCode}.
# about | about | address reviews person
Who is behind Larkline? / about the company / who are you guys / about you / who made this / your story / are you a small company / how big is your team / who runs larkline / is this a real company
= ${name} is for firms without a front desk: a calm voice that picks up, knows the diary and writes things down. We’re a small team with one product, and the founders answer the support email. I don’t know more than that about who they are.
# support | pricing contact | person office-hours all-plans
What support do I get? / do i get an account manager / dedicated founder support / who helps me if i am stuck / technical help / customer support for users / is support included / what is an account rep / help desk for your customers
# reviews | home | example-call free-trial about | claim rating
What’s your rating? / what is the average rating and how many reviews / are there reviews / is it any good / what do customers say / are people happy with it
# what-you-do-with-data | privacy#rights privacy | chat-storage cookies delete-account
What do you do with my data? / privacy policy / are you gdpr compliant / is my data safe / do you sell my data / data protection / do you share my details / is it secure / what personal data do you hold / my rights under gdpr / can i get a copy of my data / complain about data
# caller-data | terms#your-part privacy | tell-recorded what-you-do-with-data keep-recordings
Who is responsible for callers’ data? / is my customers info safe with you / data controller or processor / callers personal data / is there a data processing agreement / client confidentiality / who owns the call data / gdpr for my callers / do you use my calls to train
= For your callers’ data you’re the controller, and we act for you. Ask us for the details before you start. Where the law requires it, tell callers that calls are recorded.
# chat-storage | privacy#chat-assistant | what-you-do-with-data cookies person
Do you keep what I type here? / is this chat recorded / is this chat private / who reads this chat / do you save my chat / what do you do with this conversation / can anyone see my messages
# cookies | privacy#cookies | analytics what-you-do-with-data chat-storage
Which cookies do you use? / which cookies does your website set / cookie policy / what is kept in my browser
= The site sets cookies only when you sign in or book a call. No script can read them, and none follows you to other sites. The privacy page lists everything kept in your browser.
# analytics | privacy#analytics | cookies what-you-do-with-data chat-storage
Do you use analytics? / do you track me / are you tracking visitors / google analytics / does this site track / posthog / do you have adverts or tracking / do you watch what i click / advertising cookies
# terms | terms | cancel contract refund
What are your terms? / terms and conditions / terms of service / the small print / t and c / which law applies / legal terms / is there an agreement to read
= Our terms fit on one short page. There’s no long-term contract, prices are in pounds without VAT, and the law of England and Wales applies.
# blog | blog centres phones | call-centre landline newsletter
Do you have a blog? / something to read / articles about ai receptionists
= We have two articles: one on virtual assistants, call centres and AI, and one on restaurant phone systems.
# call-centre | centres | in-house voicemail missed-sum
Is a call centre better than an AI? / difference between virtual assistant and call center what is better / virtual assistant or call centre / why not use an answering service / ai or human receptionist / how is it different from a call centre / is it better than a virtual assistant / when is an ai the wrong choice /
alternatives to an ai receptionist / person or machine
= It depends on your calls. A virtual assistant suits a firm that gets few calls but needs someone who remembers its customers. A call centre suits steady volume where you want a human voice at every hour. An AI suits calls that come in bursts or after hours. Our article compares what each costs.
# voicemail | centres | missed-sum call-centre count
Is it better than voicemail? / why not just use voicemail / people hang up on my answerphone / i have an answering machine / voicemail instead / what is wrong with voicemail
= Voicemail costs next to nothing, but many callers hang up at the beep. It’ll do if nearly every caller knows you, leaves a message and gets a call back the same day. Our article helps you work out how much business it loses you.
`,
  {
    person: () =>
      `Ring ${phone.label} or email ${email}. We’re here ${officeHours.days}, ${officeHours.opens} to ${officeHours.closes}. At other times ${persona}, who is an AI, answers the phone. Or book a set-up call.`,
    'office-hours': ({ nowMs }) =>
      `Our team answers the phone ${officeHours.days}, ${officeHours.opens} to ${officeHours.closes}, but not on bank holidays. At all other times ${persona}, who is an AI, picks up. ${sayWhenOpen(nowMs)}`,
    support: `${plans.map((plan) => `${plan.name} comes with ${support(plan)}`).join('; ')}. Whatever your plan, you can ring ${phone.label} or email ${email}.`,
    reviews: rating
      ? `${name} has an ${rating.label} of ${rating.figure}${count ? ` from ${count.figure} ${count.label}` : ''}.`
      : '',
    'what-you-do-with-data': ({ on }) =>
      `The privacy policy lists everything we keep: for your account, your bookings, the newsletter, the chat and anything you write to us.${on.analytics ? ' If you choose Allow, it covers analytics too.' : ''} Under UK GDPR you can ask for a copy, or ask us to correct, delete, hand over or stop using your data. It’s free, and we’ll answer within one month.`,
    'chat-storage': ({ on }) =>
      `Our server neither keeps nor logs what you type here. ${on.model ? 'The last few messages go to OpenAI, without your IP address, so that a language model can answer.' : 'Our own software answers, and your messages go to nobody else.'} Your browser keeps the conversation until you clear it or close the tab. We keep a question only if you tick the box that lets us, and then for 30 days.`,
    analytics: ({ on }) =>
      on.analytics
        ? 'Only if you choose Allow. Then your browser loads PostHog through our own address, and it sees which pages you open and what you click, never what you type. You can change your mind with “Privacy choices” at the foot of every page.'
        : 'Analytics are switched off on this site, and it shows no advertising.',
  },
)
