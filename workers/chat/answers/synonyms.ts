/**
 * Words that mean the same to an owner who asks.
 *
 * **Shape**: the name that the topics use, then words and phrases, parted by a comma and a space;
 * endings do not matter. The longest phrase wins.
 */
export const concepts: Record<string, string> = {
  // Money
  cost: 'cost, price, pricing, how much, fee, charge, pay, tariff, expensive, cheap, cheaper, afford, affordable, bill, quid, overpriced, payment, how much is it, cheapest, dear, pricey, costly, price list, how much are you, hidden fee, hidden fees, hidden cost, hidden charge, any hidden',
  plan: 'plan, package, tier, subscription, plans',
  free: 'free, for nothing, no cost, without paying, freebie',
  trial:
    'trial, try it, try you, try her, try ava, try first, try this, give it a go, test it, try before, try out, have a go, before i pay, before paying, before i buy, before buying, before i commit, before committing, taster, test run, try for free',
  extra:
    'extra, additional, overage, exceed, go over, going over, went over, over my, over the limit, more than, beyond, run out',
  allowance: 'included, include, limit, allowance, cap',
  card: 'card, credit card, debit card, card details, bank details',
  vat: 'vat, sales tax',
  user: 'user, seat, per user, per person, colleague, login each, all use, all use it, everyone use, both use, lads, staff use, team use, share it, share the account, more than one person, whole team, multiple users, several people, my staff, employee, worker',
  compare: 'difference, differ, compare, comparison, versus, vs, better, which one',
  choose: 'choose, pick a plan, recommend, suit, best, right for',
  refund: 'refund, money back, give back',

  // Coming and going
  cancel:
    'cancel, cancellation, quit, leave, terminate, get out, opt out, notice, notice period, stop using, stop paying, end my, close my account, unsubscribe, ditch, get rid, pack it in, jack it in, can i stop, when can i stop',
  contract:
    'contract, commitment, commit, tied in, tie in, tie me in, locked in, lock in, lock me in, long term, minimum term, tied down',
  change: 'change, upgrade, downgrade, switch, move up, move down, swap, go up, go down',
  signup:
    'sign up, signup, register, registration, create an account, open an account, make an account, get an account, join, enrol, get started, get going, start today, start now, sign me up, create my account, make my account, open my account',
  login: 'log in, login, log on, sign in, signin, password, my account',
  setup:
    'set up, setup, set it up, set this up, set everything up, install, installation, onboarding, up and running, go live, configure, setting up, get it working, set you up, equipment, hardware, special phone, kit',
  demo: 'demo, demonstration, set up call, setup call, onboarding call, walkthrough, walk me through, show me how',

  // What she does
  call: 'call, phone call, phonecall, calling',
  caller: 'caller, customer, client, people, punter, whoever rings, whoever calls',
  language: 'language, lingo, bilingual, multilingual, foreign, accent',
  tongue:
    'english, spanish, french, german, polish, urdu, hindi, punjabi, bengali, arabic, italian, portuguese, romanian, welsh, chinese, mandarin, cantonese, turkish, russian, ukrainian, gujarati, somali, dutch, greek, japanese, korean, tamil',
  spam: 'spam, robocall, cold call, cold caller, cold calling, sales call, telemarketer, telemarketing, junk, nuisance, nuisance call, scammer, marketing call, spam call, time waster, ppi, sales people, salesman, salesmen, spammer, junk call, robo call, sell me, trying to sell, selling me, flog, selling stuff, salespeople',
  transfer:
    'transfer, put through, put them through, put it through, put me through, put someone through, put calls through, put a call through, put a caller through, put urgent calls through, patch through, escalate, hand over, pass on, pass it on, pass them on, route, send calls to, pass calls',
  forward:
    'forward, divert, redirect, call forwarding, forwarding, diversion, call divert, turn it off, switch it off, turn off, switch off, pause it, turn her off',
  urgent:
    'urgent, emergency, need me now, straight away, life or death, leak, leaking, burst, flood, flooding, fire, crisis, really matters, triage',
  tool: 'integration, integrate, crm, zapier, hubspot, salesforce, pipedrive, slack, zoho, jobber, servicem8, xero, sage, outlook, google calendar, gcal, calendly, microsoft teams, ms teams, api, webhook, software, automation connector, monday com, notion, airtable, trello, whatsapp, google sheets, office 365, icloud, tradify',
  calendar: 'calendar',
  book: 'book, booking, appointment, reservation, schedule, slot, book in, pick a time',
  diary: 'diary',
  summary:
    'summary, transcript, transcription, recording, record, recap, write up, dashboard, voice recording, call log, notes, what they said, what was said, what they wanted, email after, text after, text me after, email me after, get an email after, what happened on the call, get a text, send me a text, notify, notified, notification, alert me, let me know who, let me know when, tell me who rang',
  details: 'details, info, information, contact details',
  always:
    '247, 24 hours, night, weekend, bank holiday, evening, out of hours, after hours, christmas, holiday, sunday, saturday, round the clock, overnight, all day, midnight, lunch, nights, 3am, 2am, 4am, 10pm, 11pm, new year, easter, boxing day, xmas, early morning, late',
  once: 'at once, same time, simultaneous, simultaneously, at a time, concurrent, two calls, several calls, together, two people, two callers, 2 people, second caller, second call, both ring',
  fast: 'fast, quick, quickly, how long, speed, how soon, instantly',
  faq: 'faq, frequently asked, answer questions, common questions, answer common questions, basic questions, questions callers ask',
  ai: 'ai, robot, bot, chatbot, machine, computer, artificial intelligence, automated, chatgpt, gpt, llm, siri, alexa, claude, gemini, language model, openai',
  human:
    'human, person, real person, human being, actual person, someone real, real human, talk to someone, speak to someone, ring someone, call someone, someone to talk to, speak to somebody, talk to somebody, get someone, operator, staff, live agent, representative, people there, humans, real, proper person, advisor, one of you',
  talk: 'talk, speak, chat, speak with, talk with, ring, phone, call you, ring you, phone you, get hold of, get through, speaking, talking',
  contact:
    'contact, get in touch, reach you, reach someone, contact us, contact details for you, write to you, talk to you, message you, give you a ring, give you a call, ring you up',
  email: 'email, e mail, mail, email address',
  number:
    'number, phone number, telephone number, landline, phone no, mobile number, business number',
  keep: 'keep, hold on to, retain, port',
  mobile: 'mobile, iphone, android, smartphone',
  openhours:
    'opening hours, open, opening times, office hours, business hours, hours of business, opening, closed',
  address: 'address, based, located, location, office, where are you, headquarters, postcode',
  voice: 'voice, greeting, greet, sound, sounds, sound like, script',
  example:
    'example, sample, hear, listen, example call, sample call, demo call, hear it, hear her, what it sounds like, listen to',

  // Firm, papers, pages
  hipaa:
    'hipaa, hippa, patient data, patient information, medical data, patient records, health data, health information, medical records',
  privacy:
    'privacy, gdpr, data, personal data, data protection, ico, secure, security, safe, confidential',
  cookie: 'cookie, tracking, track',
  terms: 'terms, terms and conditions, terms of service, t and c, tcs, small print, tandcs',
  review: 'review, rating, rated, testimonial, stars, trustpilot, reputation, feedback',
  founder:
    'founder, owner, own, owns, behind, who made, who built, who runs, who makes, who created, created you, made you, company',
  blog: 'blog, article, guide, case study, case studies',
  quantity: 'number of, max number of, maximum number of, amount of',
  allergy: 'allergy, allergic, allergen, coeliac, nut allergy',
  suits:
    'do you do, do you work with, do you work for, do you cover, any good for, any use to me, any use for, any use to, useful for, suitable for, i run a, i run an, i am a, i am an, we are a, we are an, i own a, i own an, i have a small, would this work for, would it work for, does it work for, does this work for, will it work for, good for a, right for a, we do, i do, work for us, work for me, for my line of work, for someone like me',
  easy: 'easy, simple, hard, difficult, complicated, technical, techy, tech savvy, computers, technophobe, good with computers, idiot proof, user friendly',
  unsaid:
    'roll over, rollover, carry over, unused, discount, coupon, voucher, promo, promo code, affiliate, outbound, ring people for me, call people for me, job vacancy, vacancies, careers, hiring',
  trade:
    'trade, industry, industries, sector, kinds of business, type of business, types of business, what businesses, line of work, trades',
  centre:
    'call centre, call center, virtual assistant, answering service, virtual receptionist, human receptionist, hire a receptionist, hiring a receptionist, hire someone, employ someone, in house receptionist, voicemail, answerphone, answering machine',
  support: 'support, tech support, help desk, technical help',
  help: 'help, help me, assist, assistance, stuck, use to me, give me a hand',
  down: 'goes down, outage, uptime, downtime, stops working, internet goes, crashes',
  hello:
    'hello, hi, hiya, hey, morning, good morning, good afternoon, good evening, alright, yo, hey there, hello there, hi there, howdy, evening all, greetings, ello, good day',
  thanks:
    'thanks, thank you, cheers, ta, thx, much appreciated, nice one, great, brilliant, perfect, ok, okay, cool, awesome, got it',
  bye: 'bye, goodbye, see ya, see you, cya, ttyl, bye bye, talk later, have a good day, take care, good night',
}

/** What visitors type for short, and how it reads in full. */
export const shorthand: Record<string, string> = {
  u: 'you',
  ur: 'your',
  r: 'are',
  y: 'why',
  pls: 'please',
  plz: 'please',
  thx: 'thanks',
  ty: 'thanks',
  wat: 'what',
  wot: 'what',
  whats: 'what is',
  wats: 'what is',
  wots: 'what is',
  hows: 'how is',
  whos: 'who is',
  wheres: 'where is',
  whens: 'when is',
  theres: 'there is',
  im: 'i am',
  ive: 'i have',
  id: 'i would',
  ill: 'i will',
  youre: 'you are',
  youve: 'you have',
  dont: 'do not',
  doesnt: 'does not',
  cant: 'can not',
  cannot: 'can not',
  wont: 'will not',
  isnt: 'is not',
  arent: 'are not',
  didnt: 'did not',
  wanna: 'want to',
  gonna: 'going to',
  gotta: 'got to',
  n: 'and',
  '2': '2',
  abt: 'about',
  bout: 'about',
  cos: 'because',
  coz: 'because',
  info: 'info',
  mins: 'minutes',
  hrs: 'hours',
  msg: 'message',
  msgs: 'messages',
  appt: 'appointment',
  appts: 'appointments',
  biz: 'business',
  mth: 'month',
  pm: 'month',
  k: 'ok',
  centres: 'centre',
  center: 'centre',
  enquire: 'contact',
  enquiries: 'enquiry',
  its: 'it is',
  thats: 'that is',
  lets: 'let us',
  hes: 'he is',
  shes: 'she is',
  organise: 'book',
  organize: 'book',
  kewl: 'cool',
  hw: 'how',
  ppl: 'people',
  summat: 'something',
  owt: 'anything',
  defo: 'yes',
  tmrw: 'tomorrow',
  whn: 'when',
  wht: 'what',
  hav: 'have',
  dnt: 'do not',
  gd: 'good',
  ansa: 'answer',
  wud: 'would',
  shud: 'should',
  cud: 'could',
  abit: 'a bit',
  alot: 'a lot',
  recieve: 'receive',
}

/** Words without meaning of their own. */
export const fillers =
  'a an the and or but if so then than that this these those there here is are am was were be been being do does did doing done have has had having i me my mine we us our you your yours he him his they them their who whom what which when where why how can could will would shall should may might must of to in on at for from by with without about into as up down out over off not no yes just please also too very really any some all each every more most much many lot lots bit get got gets getting go goes going went want wants wanted need needs like know tell me say said let make made take takes give gives use used using thing things something anything one ones ok well now still yet only even ever again back know other another same own per through during before after while because until between both few such able work works working say way see look looking think sure maybe good bad kind sort happen happens mean means question ask asking offer come put run it its mate love guys guy hun buddy pal sir so load loads tons min minimum length whole today tomorrow around possible able actually currently quite little instead else anyway two three four five half wife husband boss straight same stuff years asap right handle deal cope compliant compliance catch lovely really properly'
