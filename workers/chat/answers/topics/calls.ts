import { brand } from '#app/site/brand.ts'
import { figureOf } from '#app/site/claims.ts'
import { setUpCall } from '#app/site/set-up-call.ts'
import { reachUs, readTopics } from './topic.ts'

const { name, persona } = brand

/** What happens on a call, and before the first one. */
export const calls = readTopics(
  `
# keep-number | faq | forwarding porting set-up-time
Can I keep my number? / i must to buy new telephone number / do i need a new number / will my number change / can i use my existing landline number / does it work with my mobile number / will i lose my number / we have had the same number for 20 years / does it work with a vodafone mobile / own number
# forwarding | faq | keep-number always set-up-time
Can she answer only when I don’t pick up? / can you just pick up when i dont / only when i am busy / only evenings and weekends / how does the forwarding work / how do i turn it off / can i switch it off for a day / can i pause it when i am on holiday / use it as overflow / pick up if i do not answer / i am usually on a job when it rings / only when the line is engaged
= You choose when calls are forwarded to ${persona}: always, out of hours, or only when you don’t pick up. You set the forwarding with your phone provider, so you can stop it at any time.
# porting | faq | keep-number forwarding landline
Can you port my number? / transfer my number to you / move my number over to larkline / do you take over my phone number / switch phone provider to you / are you a phone company / do you provide phone lines / PAC code
= We don’t port numbers. Your number stays with your phone provider and you forward calls to ${persona}.
# landline | phones | keep-number forwarding porting
What about the landline switch-off? / digital voice / what happens to my landline in 2027 / is bt turning off landlines / analogue line being retired
= The old landline network is being switched off. BT’s date is 31 January 2027. After that, landline calls run over the internet, and you can keep your number. Ask your provider to divert calls before they reach your router, so that the divert works when the router is off.
# callers-know | faq | caller-wants-person example-call greeting
Do callers know they’re talking to an AI? / does she say shes an ai / the clients will understand that is not human / will people know it is not a real person / does it pretend to be human / does she tell people she is a bot / is it obvious it is AI / will my customers be fooled /
will callers realise / are callers told it is an ai / does she admit she is a machine
# caller-wants-person | faq features | transfer callers-know urgent
What if a caller wants a person? / and if they want a human / what if they do not want to talk to a robot / can callers ask for a real person / my older customers hate robots / some people refuse to talk to machines / can a caller get past the AI / my nan will not talk to a robot / people may be put off by a computer / elderly callers /
is a real human answering the calls / are there real people answering / what if someone hates ai
= ${persona}, who answers the calls, is an AI. A caller who would rather have a person can ask for one at any time, and ${persona} puts the call through to you or whoever you name, or takes the details.
# languages | faq | summaries callers-know example-call | claim languages
Which languages can callers speak? / do you speak spanish / several of our patients speak polish / can it answer in urdu / foreign callers / half my customers only speak romanian / if they ring in french is my summary in english / do i get english notes from foreign calls / my clients talk different languages / most of my callers are polish / can she understand a thick accent / strong accents / callers with an accent /
how many languages
# tools | faq contact | booking set-up-call person
Does it work with my calendar and CRM? / can she book jobs into my google calendar / integrations / is there a zapier connection / can it update my crm / do i have to type it in myself / does it go in my system automatically / who sets the integration up / will the details land in my crm / which crm tools can you connect / will she fill in my system / we use other software for our jobs / does it work with my software /
can it send calls to slack / put it in my google calendar
= It works through an automation connector, which hands each call’s details to a CRM, calendar or chat tool that the connector supports. I don’t have a list of the tools by name, so please ask us about yours. We’ll set it up with you on the set-up call.
# booking | features | tools no-shows details
Can Ava book appointments? / can customers book a time / will it double book me / can people book straight in my diary / how does it know when i am free / only book times when i am free or available / she can send SMS to client with link / text a booking link / does it send a link to book / can callers reschedule / can they pick a slot / can customers change their appointment / can callers move a booking / can she put jobs in my diary / schedule visits / book jobs in /
can it put appointments in the diary
= Callers choose from the times you have free and get a text to confirm. ${persona} can also text them a booking link, so they pick a time while they still have the phone in their hand.
# summaries | features | recordings seats tools
How do I find out who rang? / how do i get told who rang / how looks the summary / do i get an email after every call / what is in the summary / how will i know what the caller wanted / where can i see the calls after / do you text me after each call / do i get a notification / is there a dashboard / where do the messages go / do i get a summary of the call / where do i read what they said / summary after each call /
do i get transcripts / email summary / how do i get my messages / what is happening after the call / call log
= After each call you get a summary: who rang, what they want and what happens next. The summary, transcript and recording come by email or SMS, and you can see them in your dashboard.
# recordings | features | tell-recorded keep-recordings summaries
Are calls recorded? / can i hear the recording / do you keep a recording of each call / do you record conversations / listen to what they said / can i listen to the recordings / send me the recording / where do i find the recording
= You can have a recording and a transcript of each call. They come with the summary by email or SMS and are in your dashboard.
# tell-recorded | terms#your-part estate-agents | keep-recordings caller-data recordings
Do I have to tell callers they’re recorded? / is it legal to record calls / recording consent / do i need permission to record / must callers be told about recording / does she say the call is recorded / recording and the law
= Where the law requires it, tell callers at the start that calls are recorded and mention it in your privacy notice. For your callers’ data, you’re the controller and we act for you.
# keep-recordings | lawyers | tell-recorded recordings caller-data
How long are recordings kept? / how long do you keep call recordings / retention of recordings / when are recordings deleted / retention period for calls / who can listen to recordings
= You decide how long you keep recordings and who may listen to them. I don’t know of a fixed period: this site doesn’t state one.
# transfer | features | urgent caller-wants-person set-up-call
Can she put calls through to me? / can u put emergencies thru to my mobile / can it transfer calls / can the AI transfer to the duty doctor or nurse / can she pass a call to my colleague / transfer to a department / will it forward urgent calls to my mobile / can it route calls to different people / will it call me on my mobile / ring through to me on site / send the call to whoever is on duty /
connect a caller to me / different numbers for different staff / put a caller through to the right desk / What if I don't pick up a transferred call? / what happens if nobody answers the transfer / and if i miss the call she puts through / what if the transfer fails / if the doctor does not pick up
= ${persona} puts callers through to a person or department, following rules you set. If nobody picks up, she takes over again, takes the details and texts you.
# urgent | faq | emergency-service transfer
What if a caller needs me now? / how you know which call is important / will it tell me if its a burst pipe or just a dripping tap / what does she do in an emergency / does she handle emergencies / someones boiler is leaking at 3am what does she do / what if there is a flood / will it let me know if something is serious / a customer with no heating and a baby / can it tell an emergency from a small job /
can she text me if it is urgent / urgent jobs / priority calls / how do urgent calls reach me / triage calls
# emergency-service | terms#service | urgent transfer caller-wants-person
Is Larkline an emergency service? / can she call 999 / does ava call an ambulance / life threatening calls / can callers use it in a medical emergency / what if someone is dying on the phone / does she ring the police / can we rely on it for emergencies / what happens if a caller is in danger / what if a caller has chest pain / what if a caller says there is a fire
= ${persona} is not an emergency service and doesn’t ring 999 for anyone. Tell your callers to dial 999 when life is at risk. She asks your red-flag questions, tells callers which number to ring and can put urgent calls through to you.
# spam | faq | counts-as-call details summaries
What happens with spam and sales calls? / sick of ppi and solar panel calls does it get rid of them / calls from sellers and robots what she do / does it block spam / can you stop cold callers / i get loads of robocalls / does it screen calls / will it hang up on salesmen / nuisance calls / does it filter sales calls / people trying to sell me things
= ${persona} detects spam and sales calls and hangs up automatically. They’re listed in your dashboard so you can check, and they don’t count as calls.
# details | features | summaries answers-questions booking
What does she ask callers? / does it take the address and postcode / does she take names and numbers / what information does it take / take a message / what details does she get / does it collect caller details / does she spell names back / can it qualify leads / what questions does she ask / can i choose what she asks /
get the caller's email address
= ${persona} takes the caller’s name, number, postcode and reason, and reads them back to make sure they’re right. She asks the questions you would have asked.
# answers-questions | features about | custom-set-up details transfer
Can she answer callers’ questions? / can it tell callers our prices / she gonna quote people prices wrong / does she know my business / can she give quotes / can she answer questions about my opening hours / how does she know what to say / how do i train her / does she make things up / can i change what she says /
what if she doesnt know the answer / can it get things wrong / where do her answers come from / tell them if we cover their area / does it know if i cover their street
= She answers common questions, such as opening hours, prices, parking or whether you cover their street, using only what you’ve told her. You decide what she may answer, book and pass on. If she can’t answer, she takes a message.
# custom-set-up | setUpCall | greeting set-up-call answers-questions
Can I change what Ava says? / who writes the script / custom configuration / can we set our own rules / can i edit her answers / how is it configured / do i get to approve what she says / personalised script / change the script later
= After the set-up call we write down what ${persona} says, asks, books and passes on. You read it, change what you like, and ring her to try it out.
# greeting | home | callers-know custom-set-up example-call
Does she answer with my firm’s name? / what does she say when she picks up / can i have my own greeting / will callers think they reached you or me / answer as our company
= ${persona} greets callers with your firm’s name and says she’s an AI receptionist in her first sentence.
# always | missed | forwarding answer-time simultaneous
Do you answer at night and on bank holidays? / does it work on christmas day / is it 24/7 / i am not in office on night who is answering / do you answer at weekends / does she work sundays / is it round the clock / what happens out of hours / does it work when i am asleep / available all day
= ${persona} answers 24 hours a day, 7 days a week, bank holidays and Christmas Day too.
# answer-time | missed | simultaneous always missed-sum | claim answer-time
How fast does she pick up? / answer time / how many rings before it answers / how long do callers wait / do callers queue / is there a hold queue / how fast does it answer / waiting time
= ${persona} picks up in ${figureOf('answer-time')}, day or night.
# simultaneous | missed | answer-time always prices | claim capacity
How many calls can she take at once? / what about 2 people ringing same time / can she handle several calls at the same time / our reception is swamped at 8am / will callers get the engaged tone / 1000 calls at once / what if two callers ring together / busy line / maximum number of calls at the same time / can it cope with a rush / capacity
= ${persona} can take ${figureOf('capacity')} calls at the same time, so no caller hears the engaged tone.
# missed-sum | centres missed | call-centre count voicemail
What do missed calls cost me? / how many calls do businesses miss / is it worth it for missed calls / how much business am i losing / why should i care about missed calls
# no-shows | healthcare phones | booking tools healthcare-cancellations | claim health-no-shows
Does it help with no-shows? / people do not turn up / cost of no shows / do you send reminders / customers who do not come / reminder texts / reduce DNAs / deposits for bookings
= It can. Healthcare customers see ${figureOf('health-no-shows')} fewer no-shows. Callers get a text to confirm, and anyone who can’t come gets a link to choose another time. Our restaurant article also works out what no-shows cost and how a text the day before helps.
# payments-by-phone | finance terms#service | details recordings transfer
Does Ava take card payments? / can she take a card number / take payment over the phone / do you take card payments from patients over the phone / can callers pay by phone / collect deposits by phone / is it pci compliant / what does ava do when a caller starts to read out a card number / what if someone reads out a card number
= ${persona} takes no payments and no card numbers. A caller who starts to read one out is stopped, and ${persona} says who on your team can help.
# advice | terms#service | emergency-service transfer trades
Does Ava give medical or legal advice? / can ava give patients medical advice / does she give financial advice / will she diagnose / can it advise clients / does she tell people what medicine to take / where does she stop / what wont she do
= ${persona} gives no medical, legal or financial advice. She takes the question and books time with a person who can answer it.
# set-up-time | faq | set-up-call keep-number sign-up
How long does it take to set up? / how long till its up and running / how quickly can i start / is it hard to set up / how do i set it up / do i need to install anything / setup time / do i need special equipment / is it difficult i am not technical / do i need new hardware / easy to set up / i am no good with technology will i manage / i am not a computer person / do i need to be good with computers /
is there anything to download / will i need an it guy / how techy do i need to be / how long is the installation
# what-happens-next | setUpCall | set-up-call pay-online keep-number
What happens after I sign up? / what are the steps to go live / how do we get started after registering / what is the process / what comes next / steps to start / how does onboarding work / the next step
= Three steps. First a ${setUpCall.lengthMin}-minute set-up call: we note your hours, prices and names. Then we write down what ${persona} says and does, and you check it. Then you forward your number and go live.
# try-it | try | example-call free-trial set-up-call
Can I try it with my own business? / can i try it as my own business / can I try it / is there a demo / demo / let me have a go now / can i test ava before i sign up / try a call with ava / can i play the caller / show me how she would answer for my firm / can i talk to ava now / live demo / have you got a demo i can play with
= Yes. Play the caller: ${persona} answers as your business and books into an example diary, and you see the text, email and calendar entry that you’d get. You don’t need to sign up.
# example-call | examples try | try-it callers-know free-trial
Can I hear an example call? / does she sound like a robot / what does her voice sound like / demo recording / play a sample call / can i listen to her first / is there an audio demo / how natural is the voice / hear ava / example of a call / sample recording / does it sound human / does it sound natural / let me hear her
= You can listen to an example call on the home page, and to another on the page of each trade. The calls are made up and the voices are synthesised.
# outbound | terms#your-part | how-it-works details person
Can she ring people for me? / the robot can call my customers for advertising / does it make outbound calls / cold calling for me / can ava call my leads / sales calls to new customers / telemarketing campaigns / chase my invoices by phone
= ${persona} answers calls. This site doesn’t say whether she can make calls for you, and the terms don’t allow cold calling. To find out more, ${reachUs}.
# complaints | centres customer-support | transfer caller-wants-person customer-support-escalation
What does she do with angry callers? / what is doing ava when customer is angry / how does it deal with complaints / rude callers / upset customers / abusive callers / can she handle a complaint / someone shouting
= An angry caller should reach a person first. You set the rule, such as “complaints go to the manager”, and ${persona} puts the call through, or takes the details if nobody picks up.
`,
  {
    'missed-sum': `${figureOf('missed-share') ? `Without ${name}, ${figureOf('missed-share')} of calls are missed. ` : ''}Our sum for what they cost: missed calls × share that are new enquiries × share you’d have won × profit on a job. For example, 20 × 0.3 × 0.5 × £120 = £360 a month.`,
  },
)
