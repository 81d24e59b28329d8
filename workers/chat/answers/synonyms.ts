/**
 * Words and phrases with the same meaning in a question.
 *
 * **Shape**: one line per meaning: its name, then words and phrases separated by commas.
 * The longest phrase wins. Endings don't matter.
 */
export const synonyms = readLists(`
cost: cost, price, pricing, fee, fees, charge, your rates, rates are, our rates, tariff, how much, set me back, quid, expensive, cheap, pricey, much is, bill, damage, looking at per month, looking at a month, be looking at, set us back, dosh, come to, worth paying, price tag, money, how expensive
plan: plan, package, tier, subscription
cheapest: cheapest, lowest, cheaper, least, budget, entry level, smallest
trial: trial, free trial, test it, try it, try her, free test, demo version, test run, taster, give it a go, try before, have a go, trail, free trail, freebie, trial period, trial run
extra: extra, additional, overage, go over, going over, went over, exceed, run out, use up, used up, over the limit, beyond
card: card, credit card, debit card, bank card, card details, bank details
vat: vat, sales tax
seats: seat, user, logins, licence per user, colleague, staff, employee, my lad, the lads, team member, persons, coworker, lads, the girls in the office, mates, several of us, both of us, my partner, the team, whole team, all of us, workers, assistants
cancel: cancel, cancellation, quit, terminate, pack it in, jack it in, get out of, stop paying, leave you, ditch, end my plan, stop the contract, stop using, bin it, bin it off, sack it off, knock it on the head, get shot of, pull out, come out of it, stop the service, stop service, stop your service, stop with you, walk away, get rid of it, end the service, stop my plan, give up
contract: contract, tied in, tie in, locked in, lock in, long term, minimum term, commitment, commit, tied down, 12 months, tie me in, tie us in, sign for a year, fixed term, obligation
upgrade: upgrade, downgrade, change plan, switch plan, swap, move up, move down, go up, go down
signup: sign up, signup, sign me up, register, registration, create an account, open an account, make an account, get an account, join, enrol, get started, make registration, start using, start an account, set up an account, get going, start with you, become a customer, buy it
login: log in, login, log on, sign in, signin, log into, logging in, enter in my account, get into my account, access my account
setup: set up, setup, setting up, install, installation, onboarding, onboard, up and running, go live, configure, configuration, get it working, get her ready, prepare it, switch over, start up, get it going
call: call, phone call, phonecall, calls, calling, ring, rings, ringing, rang, phones up, phoning
caller: caller, customer, client, punter, clients, whoever rings
tongue: english, spanish, french, german, polish, urdu, hindi, punjabi, bengali, arabic, italian, portuguese, romanian, welsh, chinese, mandarin, cantonese, turkish, russian, ukrainian, gujarati, somali, dutch, greek, japanese, korean, tamil, bulgarian, hungarian, lithuanian, vietnamese, persian, farsi
spam: spam, robocall, cold call, cold caller, cold calling, sales call, telemarketer, telemarketing, junk, nuisance, scammer, scam call, marketing call, ppi, salesman, salesmen, salespeople, sales people, solar panel, time waster, sellers, flog, trying to sell, junk call, rubbish calls, pest calls, fake calls, accident claims, energy companies, people selling
transfer: transfer, put through, put thru, put it through, puts through, put them through, put em thru, put em through, puts em thru, puts them through, put calls through, patch through, escalate, hand over, pass on, connect me, connect them, get through to me, send to my mobile, ring my mobile, forward to my mobile, reach me, get hold of me, send them to me, connect to me, bleep me, patch them
forward: forward, forwarding, divert, diverting, redirect, call forwarding, diversion
urgent: urgent, emergency, emergencies, crisis, life or death, really important, 999, flood, flooded, burst pipe, leak, disaster, locked out, serious problem, important calls, important call
crm: crm, zapier, hubspot, salesforce, pipedrive, zoho, jobber, servicem8, xero, sage, tradify, notion, airtable, trello, monday com, slack, api, webhook, google sheets, powered now, clio, emis, systmone, dentally, database, job management, booking system, practice management, practice software, case management, property software
integrate: integrate, integration, integrates, sync, plug into, hook up, compatible, link with, connects, connect with, linked to, push, feed into, flow into, automatically into, talks to, talk to my, connected to, link up
calendar: microsoft teams, ms teams, calendar, diary, outlook, google calendar, gcal, icloud, calender
book: book, booking, appointment, appt, reservation, schedule, slot, book in
summary: summary, recap, write up, call notes, summaries, notes, note, written up, report, reports, message afterwards, writeup
recording: recording, record, recorded, listen back, play back, playback, recordings
hours: opening hours, opening times, office hours, business hours, working hours, what time do you open, hours of business, what time you open, at what hour, when do you shut, what time do you shut, what time do you close, closing time, open till, open until, when do you close, shut for the day
human: human, person, real person, human being, actual person, someone, somebody, real human, live agent, representative, advisor, real people, people, proper person, anyone, anybody, real voice, proper receptionist, operator, man, woman, anybody there
talk: talk, speak, chat, speaking, talking
ai: ai, robot, bot, chatbot, machine, artificial intelligence, automated, computer, software
delete: delete, erase, close, deletion, deleting, get rid of my account, remove
newsletter: newsletter, mailing list, marketing emails, email list, mailshots
unsubscribe: unsubscribe, opt out, take me off, stop emails, stop emailing, come off, get off, off your list, off the list, stop getting, no longer want, stop the emails, stop the newsletter
store: store, stored, save, saved, kept, retain, keep a copy, log, logged
number: number, phone number, telephone number, phone no, mobile number, business number, telephone
data: data, personal data, information, datas, info, details, records
gdpr: gdpr, uk gdpr, data protection, dpa, ico
night: night, nights, overnight, evening, out of hours, after hours, weekend, midnight, saturday, sunday, 3am, 2am, 4am, lunch, 11pm, 10pm, when we are closed, when we are shut, when were closed, when i am closed, when the office is closed, when we shut, after we close, once we close, late, sundays, early morning
holiday: bank holiday, christmas, xmas, easter, new year, boxing day, holidays, christmas day
simultaneous: at once, same time, simultaneous, simultaneously, at a time, concurrent, concurrently, two people, 2 people, second caller, both ring, in parallel, lots of calls, many calls together, all ring, everyone rings, everybody rings, at one go, parallel
fast: fast, quick, quickly, how long, speed, how soon, instantly, straight away, immediately, time does it take
greeting: greeting, greet, greets, welcome message, say my company name, answer with my name, in our name, business name, company name, firm name
review: review, rating, rated, testimonial, stars, trustpilot, ratings, reputation
article: blog, article, guide, read more
example: sample, example call, sample call, demo call, example, clip, snippet, listen, hear it, hear her
noshow: no show, no shows, dna, dnas, did not attend, not turn up, miss appointments, missed appointments, not come
voicemail: voicemail, answerphone, answering machine, leave a message, the beep
landline: landline, land line, pstn, isdn, bt line, analogue, copper line, old phones
discount: discount, coupon, voucher, promo, promo code, special offer, discount codes
refund: refund, money back, give back, reimburse, compensation
hello: hello, hi, hiya, hey, good morning, good afternoon, good evening, morning, howdy, yo
thanks: thanks, thank you, cheers, ta, thx, much appreciated, nice one, brilliant, great, perfect
bye: bye, goodbye, see ya, see you, cya, bye bye, take care
founder: founder, owner, owns, who made, who built, who runs, who created, behind, boss, directors, ceo
text: sms, text message, text, texts, whatsapp message, texting, whatsapp
email: email, e mail, mail, emails
`)

/** Lists under their names, one per line: `name: word, phrase`. */
export function readLists(text: string): [name: string, list: string][] {
  return [...text.matchAll(/^(.*?): (.*)$/gm)].map(([, name = '', list = '']) => [name, list])
}

/** Abbreviations, written out. */
export const shorthand: ReadonlyMap<string, string> = new Map(
  'u=you, ur=your, r=are, pls=please, plz=please, wat=what, wot=what, whats=what is, hows=how is, whos=who is, wheres=where is, theres=there is, im=i am, ive=i have, ill=i will, id=i would, youre=you are, dont=do not, doesnt=does not, cant=can not, cannot=can not, wont=will not, isnt=is not, arent=are not, didnt=did not, shes=she is, its=it is, thats=that is, wanna=want to, gonna=going to, gotta=got to, n=and, an=and, ppl=people, thru=through, em=them, abt=about, mth=month, biz=business, yr=your, hw=how, cos=because, yous=you, ya=you, wen=when, bk=back, msg=message, msgs=messages, appts=appointments, appt=appointment, mins=minutes, hrs=hours, info=information, weve=we have, were=we are, id=i would, theyre=they are, ur=your, somone=someone, tel=telephone, mob=mobile, abit=a bit, wk=week'
    .split(', ')
    .map((pair): [string, string] => {
      const [short = '', long = ''] = pair.split('=')
      return [short, long]
    }),
)

/** Words with little meaning of their own. They weigh less than others. */
export const fillers =
  'a the and or but if so then than that this these those there here is am are was were be been being do does did doing done have has had i me my mine we us our you your he him his they them their it ava she her larkline who whom what which when where why how can could will would shall should may might must of to in on at for from by with about into as up down out over off just please also too very really any some all each every more most get got getting go goes going went want need like know tell say said let make take give use using thing things something anything one ok well now still only even ever again other another own per while because until few such way see look think sure maybe mean question ask come put lot mate guys sir whole today actually currently instead else anyway possible able roughly somehow bit kind sort basically really simply totally stuff half hiya ok right alright maybe guess wonder wondering understand not no yes after before during exist must happening happen happens'
