/**
 * What owners and callers say about one thing in different words: a line a subject, words and phrases apart by commas.
 * Words are compared by their stems. A word of two lines counts half in each, so that one with two meanings belongs in a
 * phrase that settles which, or in no line.
 */
export const subjects: readonly (readonly string[])[] = `
  park, parking, car park, meter, parking bay, bays, blue badge, pay and display, leave the car, put the car, put the motor, stop outside, pull up outside, driving over, drive over, permit, multi storey, street parking
  wheelchair, in a chair, stairs, step, lift, ramp, disabled, access, accessible, ground floor, first floor, top floor, second floor, upstairs, flights, walking frame, zimmer, crutches, mobility, step free, on the level, on one level, bad hip, bad knees, bad legs, scooter, steep
  by card, on card, on a card, with card, with a card, take card, takes card, accept card, major card, credit card, debit card, card machine, card reader, card payment, cash, cheque, chequebook, cheque book, transfer, bank transfer, contactless, apple pay, amex, cash machine, direct debit, standing order, i tap, just tap, tap my card, tap to pay, pay, paying
  invoice, bill, billing, settle, settle up, owe, at the end, there and then, pay after, pay before, when do i pay, receipt, on account
  deposit, up front, upfront, in advance, put down, put anything down, put something down, holding fee, booking fee, money before, money first, half the money, retainer, bond, non refundable, secure my place, to hold it
  instalment, finance, monthly, all up front, payment plan, spread, spread it, spread the cost, by the month, in bits, afford, klarna, interest free, in one go, all at once, split, pay it off, bit at a time
  cancel, cancellation, call off, call it off, can't come, can't make it, couldn't make it, not come, don't come, doesn't come, forgot, missed, miss a, no show, pull out, change my mind, something's come up, something comes up, poorly, notice, move the date, rearrange, reschedule, bring it forward, swap it, put it off, drop out
  late, running late, on time, delayed, stuck in traffic, stuck, traffic, held up, ten minutes behind, minutes behind, hold the table
  be in, at home, let you in, let us in, let him in, let her in, let them in, hang around, key, key safe, spare key, out at work, at work all day, nobody's home, nobody in, no one in, you get in, they get in, be out, need to be here, be here, be there, be present, stay in, nip out, nip off, nip to work, without me, hand over, on the latch
  child, children, kid, toddler, baby, little one, babysitter, half term, pushchair, pram, buggy, year old, crawling, under fives, son, daughter, lad, boy, girl
  with the dog, my dog, the dog, dogs, puppy, pooch, spaniel, terrier, labrador, alsatian, pet, cat, kitten, kitty, animal
  nervous, scared, frightened, anxious, anxiety, phobia, terrified, petrified, panic, shakes, needle, confidence, patient with, aggressive, he bites, she bites, might bite, may bite, will bite, a biter, nipped, nippy, growls, muzzle, goes for you, wimp
  guarantee, warranty, still covered, i covered, we covered, gone again, goes again, goes wrong, packs up, conks out, for nothing, put right, put it right, redo, faulty, breaks down, comes back, stand by, comeback, not happy, don't like, hate it, come out wrong, wonky, unhappy
  refund, money back, get back, refundable, lose it, lost it
  insured, insurance, liability, indemnity, damage, damaged, broken, broke, break, knocks, cracked, smash, accident, scratch, if you cut, covered if
  registered, register, qualified, qualification, certified, accredited, licence, licensed, trained, training, gas safe, niceic, id card, credentials, member, association, professional body, self taught, experience, how long have you been, above board, cowboy, schemes, chartered, letters after, degree, background, first aid
  vetted, dbs, police check, police checked, crb, references, trust, background check, safe with children
  who comes, who does, who will, who would, who'd, who's coming, which of you, which partner, seen by, same person, same cleaner, same one, different face, swap, subcontractor, farm it out, agency, own lads, work alone, on your own, deals with, teacher, instructor, ask for a, see the same
  female, woman, lady, ladies, women, mrs, a man, male, a girl, men
  takes long, duration, how many weeks, how many hours, finished, done by, done in a day, all day, time limit, kick us out, kicking us out, turnaround, weeks or months
  how soon, soonest, someone coming, somebody coming, when are you coming, do repairs take, waiting list, waiting time, wait, booked up, booked, busy, chocka, full up, room for one more, fit us in, fit me in, how far ahead, lead time, get round to, when might you, cancellation list, somebody drops out, drops out, short notice
  how often, how many times, how regular, how regularly, once a year, twice a year, be due, due again, weeks between
  how many sessions, session, a course, course of, how many lessons, how many visits, sign up for a
  bring, bring with me, document, paperwork, papers, passport, proof, driving licence, utility bill, proof of address, what do i need, what do you need, send him along with, originals, need off me
  prepare, get ready, get it ready, clear, shift, move furniture, wardrobe, settee, before you come, before you get here, before i come, beforehand, starved, his breakfast, her breakfast, eat before, drink before, alcohol, empty
  wear, clothes, clothing, outfit, shorts, shoes, trainers, strip, dress, dress code, jeans, smart, tie, get changed, suit, uniform, to have on, put on
  supply, own parts, supply my own, my own, already bought, i've bought, bought, off the internet, off ebay, off amazon, screwfix, ebay, amazon, materials, product, hoover, vacuum, equipment, tools, bring your own, bleach, bits myself, from you or, provide
  rubbish, waste, mess, skip, tidy, tidy up, take away, rid of, sweep, dust, dust sheets, clean up, clear up, old one, carpets
  make good, plaster, patch, decorate, decorator, fill the holes, the holes, paint
  voucher, gift, gift voucher, token, gift card, treat her, treat him, treat my, present, in a card
  allergy, allergic, nut, gluten, coeliac, dairy, intolerance, intolerant, hives, milk, cream, lactose, latex
  vegan, vegetarian, veggie, plant based, eat meat
  group, party, biggest, how many people, fit us, of us, round one table, work do, capacity, most you can, largest, big table
  children's menu, kids menu, kids' menu, portion, smaller plate, high chair, nuggets, half portions
  home visit, come to me, come to us, come to my, come to our, come out to, come out and see, come here, come to the house, to the house, housebound, hospital, ward, nursing home, care home, call round, can't get out, travel to ours, at my work, to the office, come there
  areas, your area, our area, my area, what area, which area, you cover, how far, too far, travel, as far as, radius, miles, mile, out of town, in the sticks, any good to you, come out as far
  weekend, saturday, sunday, evening, after work, monday to friday, bank holiday, late night, work full time, full time, at night, of an evening
  emergency, overnight, middle of the night, out of hours, when you're shut, on a sunday when, 24 hour, who do i ring, who do i tell, who do i call
  water, electric, electricity, plug, plug in, power, hosepipe, outside tap, stopcock, turn off, turned off, generator, flush, without water, run a lead, off for
  noise, noisy, quiet, loud, hoovering, radio, telly, tv, overwhelmed
  planning permission, permission, building regs, building control, council, apply to the council
  live in, stay in the house, move out, without a kitchen, somewhere to cook, while the work's, live there
  what time, opening, knock off, finish time, start time, working hours, what hours, your hours
  online, zoom, video, by phone, over the phone, on the phone, skype, teams, computer, remote, in person, face to face, come in, actually come, pop by
  legal aid, universal credit, benefits, government, funding, funded, nhs, national health, private, exempt
  referral, refer, referred, gp, doctor, doctors, send me
  claim, petplan, bupa, axa, vitality, insurer, health insurance, denplan, excess
  vaccination, vaccinated, had her jabs, had his jabs, had their jabs, had one jab, one jab, first jab, second jab, all her jabs, all his jabs, any jabs, his booster, her booster
  parts, washer, cartridge, the bits
  prescription, tablets, medicine, medication, repeat, more of his, more of her
  patch test, skin test, colour test, dyed
  quote, quotation, estimate, price up, give me a price, come and look, have a look, survey
  call out, callout, come out fee, just to come, turn up fee, just for coming
  contract, tied in, tied, minimum, commitment, sign up, locked in, notice to stop, rolling, freeze, on hold, pause, membership, go elsewhere, minimum term, get out of, just an hour, only an hour
  vat, tax on top
  discount, student, pensioner, oap, cheaper, money off, knocked off, nus, concession, loyalty, blue light, uni, college
  delivery, deliver, takeaway, post, courier, drop off, dropped off, collect, collection, pick up, picked up, drop them round, take them to
  courtesy car, loan car, loan, lend, lend me, something to drive, replacement car, without the car, to drive
  while i wait, wait for it, sit and wait, waiting room, hang about, stop there, sit while, wait while
  mot, retest, re test, second go, get through
  manual, automatic, gears
  theory, driving test, test centre, pass rate, pass first time, cancellation at
  exam, exam board, board, aqa, edexcel, ocr, wjec, gcse, a level, grades, syllabus, mock, baccalaureate
  homework, between lessons, practise
  beginner, never done, unfit, never been, out of shape
  trial, taster, first session, free class, have a go, try it
  shower, changing room, locker, towel
  smoke, smoking, vape
  furnished, unfurnished, white goods
  self employed, self-employed, freelancer, own business, payslips, guarantor, credit check, referencing, pass the checks, ccj, salary
  tenants, tenant, renting, lodgers, my rental, people in, family in the flat
  report, repair, broken down, packed up, who sorts
  rent, arrears
  photo, photograph, picture, image, gallery, digital, album, edited, editing, unedited, photoshop, raw, usb
  rain, raining, weather, pouring, wet, forecast, snow
  second photographer, assistant, two of you
  location, venue, studio, where do the, where would we
  records, receipts, carrier bag, shoebox, software, xero, quickbooks, sage, spreadsheet, bank statement
  deadline, cut off, self assessment, january, last minute, left it too late, by when, rush
  switch, changing accountant, old accountant, old firm, move to you, take over, come across to you
  hmrc, tax office, the revenue, act for me
  confidential, privacy, private conversation
  aftercare, look after it, care for it, afterwards, healing, sore, cream should, flaky, straight after, numb, downtime, bruise, swollen
  flower last, keep fresh, in water
  season, in season, roses, peonies
  funeral, tribute, wreath, coffin
  wedding, bride, bouquet, buttonhole
  card message, message on, write on
  crown, filling, implant, whitening, braces
  pregnant, pregnancy, breastfeeding, expecting
  sedation, knock me out, numbing, pain, hurt, hurting, painful, deaden
  new patients, new patient, taking on, take me on, join, books open, list full
  fuse box, fuse board, consumer unit, rewire
  warning, how much notice
  parents, sit in, stay and watch, watch, stay in the room, sit at the back, sit in with, bring a mate, boyfriend, hold my hand
  dry, drying, walk on it, wet through
  stain, red wine, spilled, weeing, get it out
  chemicals, fumes, harsh, eco, safe for, child friendly
  design, drawing, sketch, pinterest, insta, draw
  walk in, walk ins, just turn up, off the street, off the chance, wander in, need an appointment
  how old, old enough, too young, minimum age, seventeen, sixteen, age
  oil, lpg, kerosene, bottle gas
  hybrid, electric car, tesla, prius, nissan leaf
  van, motorhome, caravan, transit, camper
  4x4, four by four, suv, range rover, land rover, jeep, people carrier, seven seater
  show, concert, stage, perform
  catch up, another class, make it up
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(', '))
