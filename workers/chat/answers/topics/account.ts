import { brand } from '#app/site/brand.ts'
import { setUpCall } from '#app/site/set-up-call.ts'
import { reachUs, readTopics } from './topic.ts'

const { name, persona } = brand

/** The visitor's own account, bookings and newsletter, and small talk. */
export const account = readTopics(
  `
# sign-up | signUp setUpCall | set-up-call pay-online card
How do I sign up? / how i can make registration / create an account / how to start / how do i begin / i am interested what now / where do i create my account
# log-in | signUp contact | password account-details person
How do I sign in? / login / sign in page / my login does not work
= You can sign in on the page linked below. If that doesn’t work, choose “Forgotten password?” there, or ${reachUs}.
# password | reset account | log-in person account-details
I forgot my password / how do i reset my password / forgotten password / change my password / lost my password / my password does not work / new password
# google-sign-in | signUp | sign-up log-in password
Can I sign in with Google? / continue with google / google login / sign up with my gmail / use my google account / apple sign in / microsoft sign in
# delete-account | account privacy#accounts | account-details unsubscribe cancel
How do I delete my account? / i would like to delete my account and all data / get rid of my account / deactivate account / right to be forgotten
= Sign in and choose “Delete my account” on your account page. We delete your account and the data in it from our database at once, and from its backups within 30 days.
# account-details | account | delete-account password what-you-do-with-data
How do I change my details? / change my email address / update my name / download my data / export my data / sign out everywhere / change account settings / sign out of other devices / edit my profile
= On your account page you can change your name, email address and password, sign out other devices, download your data as a file, and delete the account.
# newsletter | blog privacy#newsletter | unsubscribe blog what-you-do-with-data
How do I get the newsletter? / subscribe to your newsletter / sign up for news / get your articles by email / i did not get the newsletter confirmation
# unsubscribe | privacy#newsletter contact | delete-account what-you-do-with-data person
How do I unsubscribe? / I not want more emails from you / leave the newsletter / take me off your list / stop sending me emails / remove me from the mailing list / too many emails
= Use the unsubscribe link in any newsletter email. It works at once. If you can’t find one, email us and we’ll take you off.
# set-up-call | setUpCall | what-happens-next move-call try-it
How do I book the set-up call? / how can i arrange a demo or onboarding call / can i book a call with you / id like a demo please / arrange a meeting / how long does the onboarding session last / how long is the set-up call / walk me through it / speak to you about setting up / what will you ask me in the call / what do we talk about in the first call / do i need to prepare anything for the call
= You can book a ${setUpCall.lengthMin}-minute set-up call on the page linked below. We’ll ask how your phone is answered on a good day and note your hours, prices and names. Leave a number and we’ll ring you, or ring us. There’s nothing to install.
# move-call | setUpCall contact | set-up-call person what-happens-next
How do I move or cancel my set-up call? / change my booking / cancel my booked call / reschedule the set-up call / i cannot make the call we booked / move my appointment with you / i booked the wrong time
# how-it-works | features pricing | prices keep-number example-call
What does Larkline do? / what is this / how does it work / what can ava do for me / explain this service / what does ava do / what do you do / what is an ai receptionist / tell me about larkline / what is the product / tell me more / what does it do / features / main features / help / more info please / can you explain it
= ${brand.description} You forward your number, and ${persona} says in her first sentence that she’s an AI.
# hello |  | how-it-works prices sign-up
Hello / hi can you help me / is anyone there / are you there
= Hello, I’m ${persona}, ${name}’s AI assistant. You can ask me what ${name} costs, what it does on a call or how to get started.
# thanks |  | sign-up set-up-call example-call
Thanks / thank you so much / cheers mate / thanks for your help / perfect thank you / great / ok / ok cool / got it / that is helpful
= You’re welcome. Is there anything else you’d like to know?
# bye | contact | sign-up set-up-call person
Goodbye / talk later / have a nice day / that is all / nothing else / no thanks
= Goodbye. If you need anything else, you can reach a person on ${brand.phone.label}.
# are-you-ai | contact | person callers-know how-it-works
Are you a robot? / are you a real person / are you chatgpt / am i chatting to a person / is somebody reading this or is it software / who is typing this / is a person answering me here / am i talking to ava or a person / is this an ai or a real receptionist
# who-are-you | features | how-it-works example-call person
Who are you? / who is ava / are you the same ava that answers the phone / are you ava / who am i talking to / what are you called / are you the receptionist / your name / do you have a name / say who you are
= I’m ${persona}, an AI. On this site I answer questions about ${name}. On the phone I’m the receptionist.
# chat-accuracy | accuracy contact | person are-you-ai chat-storage
How often are you right? / can i trust your answers / are your answers correct / do you make mistakes / how accurate are you / can you be wrong
= I’m not always right. The page linked below shows how I did in a test. Its questions were written by someone who hadn’t seen my answers. If an answer matters to you, ask a person.
`,
  {
    'sign-up': ({ on }) =>
      `You can sign up on the page linked below with an email address and a password${on.google ? ', or with Google' : ''}. No card is needed. Then book a set-up call.`,
    password: ({ on }) =>
      on.email
        ? 'Choose “Forgotten password?” on the sign-in page and we’ll email you a link to reset it. If you’re signed in, you can change it on your account page.'
        : `If you’re signed in, you can change your password on your account page. We can’t email reset links at the moment, so if you forgot it, ${reachUs}.`,
    'google-sign-in': ({ on }) =>
      on.google
        ? 'You can sign in with Google or with an email address and a password.'
        : 'Google sign-in isn’t available here. Use your email address and a password.',
    newsletter: ({ on }) =>
      on.email
        ? 'Enter your email address in the newsletter box at the foot of any page. We’ll send you a confirmation email, and nothing more until you confirm.'
        : 'We can’t send emails at the moment, so we can’t add you to the newsletter. Please sign up later, in the box at the foot of any page.',
    'move-call': ({ on }) =>
      on.email
        ? 'Use the link in your booking email to move or cancel the call. The welcome page shows your call too, in the browser you booked it in.'
        : `The welcome page shows your call in the browser you booked it in, and you can move or cancel it there. Or ${reachUs}.`,
    'are-you-ai': ({ on }) =>
      `I’m ${persona}, ${name}’s assistant. I’m an AI, not a person. ${on.model ? 'A language model writes my answers, from what this site says.' : 'My answers come from this site.'} To speak to a person, ring ${brand.phone.label} in office hours.`,
  },
)
