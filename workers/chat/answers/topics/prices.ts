import { brand } from '#app/site/brand.ts'
import {
  allPlans,
  cheaperFrom,
  cheapestPlan,
  formatPence,
  monthPence,
  plans,
  trialTerms,
  type Plan,
} from '#app/site/pricing.ts'
import { readTopics } from './topic.ts'

const [starter, pro, teams] = plans
const list = new Intl.ListFormat(brand.language)

/** Prices and terms. Every figure comes from the price list. */
export const prices = readTopics(
  `
# prices | pricing | count extra-calls free-trial
How much does it cost? / what are your prices / price list please / what are the plans / what r ur rates / is it expensive / pricing / prices / what would I pay for this / plans and prices / how much cost this service for one month / cost per month / any hidden fees / roughly what would i be paying per month / ballpark price for one man / what sort of money are we talking / quote please / costs /
what will i pay every month / hi how much is it / how much for a sole trader / how much for three people / is there a setup fee / how much are you guys / monthly price / what does it set me back / what packages do you have / your tariff
# plan | pricing | extra-calls change-plan all-plans
What do I get with Pro? / what is Pro / Pro / tell me about Starter / how many calls are in Pro / who is Teams for / is Pro worth it / cost of Pro per month / £50 a month what do you get for it / what does the £250 one include / what do i get for the fifty quid / is it 80 calls on Pro
# cheapest | pricing | card extra-calls count
What’s the cheapest plan? / do you have a free plan / is there a free one / free version / can i use it for free / what do i get for nothing / is it really free / what is the catch with the free one / cheapest option / is it free of charge / anything cheaper / that is too much have you got a smaller one / i have no budget / something for less money / too expensive for me
= ${planSentence(starter)} You don’t need a card for it.
# biggest | pricing | compare-plans bigger-plan count
How much is the biggest plan? / the most expensive one / and for the biggest / the largest package / the next one up / the highest tier / enterprise plan / plan for big companies / what about the bigger plan / the dearest plan
# count | pricing | bigger-plan counts-as-call change-plan | takes count
What would 100 calls a month cost? / i only get maybe 10 calls a week is it worth it / i have 40 calls a month which plan is the best / 50 calls / i get 30 calls / we have around 900 calls per month what would you recommend and what would it cost / how much would 30 calls a week be per month
# choose-plan | pricing | count bigger-plan free-trial
Which plan should I choose? / which plan is right for me / which one is best / what plan do i need / recommend a plan / best plan for a small business / which package suits me / help me choose / what should i be on / which plan for a sole trader
# compare-plans | pricing | count all-plans change-plan
What’s the difference between Pro and Teams? / Pro vs Teams / compare the plans / is Teams better than Pro / what has Pro got that Starter has not / Starter or Pro / what do I get extra with Teams
# bigger-plan | pricing | count change-plan compare-plans
When does the bigger plan pay off? / when is Pro cheaper than Starter / at how many calls does Teams make sense / break even between Starter and Pro / from how many calls should i move to Pro / when should i upgrade to Teams
# extra-calls | pricing | count counts-as-call change-plan
What happens when I use up my calls? / how much are extra calls / what is happening when i have more than 80 calls / will you cut me off at the limit / what do you charge after the 25 / after the included calls / what happens after 80 calls on Pro / do you stop answering when i run out / what happens at call 26 on Starter / overage / and on Starter for extra calls / and after these calls / what if I get more calls on Starter
# counts-as-call | faq | extra-calls spam count
What counts as a call? / am i charged for the spam ones / if a customer rings twice is that two calls / do i pay for wrong numbers / one call what means / do hang ups count / do they count towards my calls / does a call have a maximum length / do voicemails count / does a missed call count / is a silent call charged / do you charge by the minute / per minute or per call / do short calls count
= Any call that ${brand.persona} answers and that isn’t spam. Spam calls don’t count, so they aren’t charged. If a caller rings back to add a detail, that’s a second call.
# card | pricing | free-trial pay-online sign-up
Do I need a card to start? / do you need my credit card / card details to sign up / can i start without a card / i need give credit card for begin / do i have to pay upfront / is payment needed to start / is a credit card required
= You need no card to start: ${starter.name} and the free trial only need an email address and a password. For ${pro.name} and ${teams.name}, we’ll agree how you pay in the set-up call.
# pay-online | terms#today setUpCall | set-up-call sign-up card
Can I pay online yet? / how do i pay / when do i start paying / when does the service start / when can we start using the service / can i buy it now / can i pay on the website / how will i be billed / when does my plan begin / am i charged when i sign up / what happens after signing up / when will it be live for my number / if i sign up today does it start straight away / will she answer from tomorrow / can it be answering my phone tonight / does it work as soon as i register / is it live immediately /
do you send invoices
= You can’t pay on this site yet. You can open an account today, free and without a card. The service itself starts on a day that we agree with you in the set-up call. We charge for it and count your calls from that day.
# vat | pricing | prices all-plans pay-online
Is VAT on top? / is that plus vat / are prices ex vat / does the invoice include VAT / inc or ex vat / are your prices net / vat included or extra / do you charge tax / is tax included / how much tax is on top
# all-plans | pricing | prices seats support
What does every plan include? / what is in all the plans / features in the free plan / do all plans get 24/7 answering / what comes as standard / is email summary in every plan / what do i get for my money
= Every plan comes with ${list.format(allPlans.map(lowerFirst))}.
# seats | pricing | prices all-plans account-details
How many people can use it? / is it extra per person / can my lad see the messages too / do you charge per user / unlimited users / how many logins are included / can the whole team use it / can i add a colleague / can four of us share one account / is one account enough for the whole crew / can my business partner log in too / me and my brother both need it / do my staff each need a login /
does adding staff cost extra / can my wife see the calls as well / multiple users on one account
= Every plan has unlimited seats, so your whole team can use it at no extra cost. You pay for calls, not people.
# free-trial | faq signUp try | try-it card sign-up
What does the free trial cost? / how long is the free trial / is there a free trial / can i try it first / what happens when the trial ends / trial of Pro / can i test it before i pay / how does the trial work / 14 day trial / 30 day trial
= The free trial costs nothing. You can try ${pro.name} or ${teams.name} with your own number and your own callers. ${trialTerms} If you do nothing at the end, you move to ${starter.name}, which is free with ${starter.includedCallCount} calls a month.
# change-plan | faq | bigger-plan cancel compare-plans
Can I move up or down later? / can i swap to the big plan later / can i upgrade / downgrade / switch plans / can i go back to Starter / can i move from Pro to Starter in the winter / change my package / can i go up and down each month / change plan whenever / can we downgrade when it is quiet
# cancel | pricing terms#changing | delete-account contract refund
How do I cancel? / cancel my plan / how do i leave / can i leave any time / what is the notice period / is there a cancellation fee / terminate the agreement / what do i do to stop it / i do not want it any more / do i need to give notice / can i cancel whenever / what if i want out / is there a fee for leaving
# contract | faq terms#changing | cancel change-plan price-rise
Is there a contract? / how long is the contract / do i have to sign up for a year / is it a rolling contract / minimum contract length / monthly contract / do i have to sign anything
# price-rise | terms#changing | cancel contract prices
Will the price go up? / do you put your prices up / price increase / is the price fixed / will it get more expensive / how much notice of a price rise
= If a price rises, we’ll tell you a month ahead, and you can leave before it applies.
# refund | terms#liability | cancel person contract
What if something goes wrong? / can i get my money back / do you give refunds / what if the system fails / are you liable if it breaks / what if you miss a call / do you guarantee it works / what if it goes down / who is responsible if it fails
= No phone line or software works all the time. If we fail you, we’ll put it right or refund what you paid for the month in question.
# in-house | centres | call-centre count prices
How does it compare with hiring a receptionist? / is it cheaper than a receptionist / what does a real receptionist cost / should i employ someone instead / why not hire somebody / receptionist salary / is it worth it vs hiring a receptionist / replace my receptionist / cost of an in house receptionist /
full time receptionist wage
= Our article works it out: at the 2025 National Living Wage of £12.21 an hour, a receptionist costs about £1,984 a month before pension and holiday cover, for 37.5 hours a week. A person is right when people come to the door or calls need judgement all day.
`,
  {
    prices: () => plans.map((plan) => planSentence(plan)).join(' '),
    plan: ({ plans: named }) =>
      (named.length > 0 ? named : plans)
        .flatMap((plan) => [
          planSentence(plan),
          ...(named.length === 1 ? [`${plan.name} also comes with ${support(plan)}.`] : []),
        ])
        .join(' '),
    biggest: planSentence(teams),
    count: ({ callCount }) =>
      callCount === null
        ? 'Tell me how many calls you get in a month, such as “60 calls a month”, and I’ll work it out.'
        : planFor(callCount),
    'choose-plan': `${plans.map((plan) => `${plan.name} is ${lowerFirst(plan.description.replace(/\.$/, ''))}.`).join(' ')} Tell me how many calls you get in a month and I’ll work out which costs least.`,
    'compare-plans': ({ plans: named }) =>
      `${(named.length > 1 ? named : plans).map((plan) => planSentence(plan)).join(' ')} ${payOff()}`,
    'extra-calls': ({ plans: named }) => {
      const [plan] = named
      const first =
        plan && named.length === 1
          ? `On ${plan.name}, each extra call after ${plan.includedCallCount} in a month costs ${formatPence(plan.extraCallPence)}.`
          : `Once you’ve used your included calls, each extra call costs ${list.format(plans.map(({ name, extraCallPence }) => `${formatPence(extraCallPence)} on ${name}`))}.`
      return `${first} ${brand.persona} answers it like the first, and nobody is cut off. We invoice extra calls after the end of the month.`
    },
  },
)

function planSentence({ name, price, period, includedCallCount, extraCallPence }: Plan): string {
  const start = period ? `${price} a ${period} with` : `${price.toLowerCase()} with`
  const calls = `${includedCallCount} calls${period ? '' : ' a month'}`
  return `${name} is ${start} ${calls}, then ${formatPence(extraCallPence)} for each extra call.`
}

function payOff(): string {
  return `${pro.name} costs less than ${starter.name} from ${cheaperFrom(starter, pro)} calls a month, and ${teams.name} less than ${pro.name} from ${cheaperFrom(pro, teams)}.`
}

function planFor(callCount: number): string {
  const best = cheapestPlan(callCount)
  const extraCount = Math.max(0, callCount - best.includedCallCount)
  const extra = `${countOf(extraCount, 'extra call')} at ${formatPence(best.extraCallPence)}`
  const how = extraCount > 0 ? ` (${best.price}${best.period ? '' : ' plan'} plus ${extra})` : ''
  const others = plans
    .filter(({ name }) => name !== best.name)
    .map((plan) => `${plan.name} would be ${formatPence(monthPence(plan, callCount))}`)
  return `For ${countOf(callCount, 'call')} a month, ${best.name} is the cheapest plan: ${formatPence(monthPence(best, callCount))}${how}. ${others.join(' and ')}.`
}

/** "1 call", "1,200 calls". */
function countOf(number: number, what: string): string {
  return `${number.toLocaleString(brand.language)} ${what}${number === 1 ? '' : 's'}`
}

/** What a plan includes besides its calls, as part of a sentence. */
export function support({ features }: Plan): string {
  const [first = ''] = features
  return first.endsWith('rep') ? `a ${lowerFirst(first)}` : lowerFirst(first)
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
