import { readdir, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parse } from 'yaml'
import { industryContent } from '#app/industries/all.ts'
import { brand } from '#app/site/brand.ts'
import { industries, moreIndustries } from '#app/site/industries.ts'
import { colors, diary, lines, pictures, pills, ring, rows, signIn, talk } from './og-templates.mjs'

const ROOT = new URL('../', import.meta.url)
const { amber, deep, mist, sand, sky } = colors

/** What each trade's image quotes, word for word, from its example call. */
const quotes = {
  'estate-agents': {
    stage: amber.flat,
    caller: 'I’m thinking of selling my house, and I wondered what it might be worth.',
    ava: 'I can book you a free valuation. What sort of house is it, and where?',
  },
  lawyers: {
    stage: sand,
    caller: 'I was dismissed on Monday, and I think I need an employment solicitor.',
    ava: 'I can’t give legal advice, but I can get you to someone who can.',
  },
  'property-management': {
    stage: sky,
    caller: 'There’s water coming through my kitchen ceiling. A lot of it!',
    ava: 'The on-call plumber has your address, and I’m putting you through to him now.',
  },
  'sales-teams': {
    stage: mist,
    caller: 'We’re looking at trackers for our vans. How much is it per vehicle?',
    ava: 'It depends on how many. What size is your fleet?',
  },
  'customer-support': {
    stage: sand,
    caller: 'My parcel says delivered, but there’s nothing here.',
    ava: 'I’m sorry about that. Could you read me the order number?',
  },
  recruitment: {
    stage: amber.flat,
    caller: 'The forklift job in Wakefield. Nights.',
    ava: 'That one is still open. Do you have a counterbalance licence, and when does it run out?',
  },
  healthcare: {
    stage: mist,
    caller: 'I’ve got terrible toothache, and I can’t get through the day.',
    ava: 'There’s an emergency appointment today at twenty to five. Can you make that?',
  },
  finance: {
    stage: sky,
    caller: 'I’d like to pay the penalty. I’ve got my card here.',
    ava: 'Please don’t read the number out. I can’t take payments, and it shouldn’t be on a recording.',
  },
}

const answered = ring('Saturday, 21:47', `Answered by ${brand.persona}`, 'Office closed')

/** The picture beside each article's title; articles not listed here get the ringing phone. */
const articleLooks = {
  'restaurant-phone-systems-2025': {
    stage: sand,
    fragment:
      diary({
        day: 'Friday',
        what: 'Table for four',
        times: ['18:30-', '18:45-', '19:00-', '19:15!', '19:45', '20:15-'],
        outcome: 'Table booked',
      }) + rows(['Allergy', 'Kitchen, now', 'urgent']),
  },
  'virtual-assistant-vs-call-center': {
    stage: mist,
    fragment: rows(
      ['Assistant', 'Knows you'],
      ['Call centre', 'More lines'],
      ['Voicemail', 'After the tone', 'quiet'],
      ['AI receptionist', 'Any hour'],
    ),
  },
}

const articles = await readArticles()

const pageCards = {
  site: {
    headline: brand.strapline,
    line: `${brand.persona} is an AI receptionist for small firms.`,
    isDark: true,
    stage: deep,
    fragment: rows(
      ['Tom Baker', 'Booked'],
      ['Joanne, Flat 6', 'Urgent', 'urgent'],
      ['Helen Marsh', 'Booked'],
      ['0800 000 0451', 'Spam', 'quiet'],
    ),
  },
  home: {
    headline: 'Every call answered. Even at 21:47.',
    line: `${brand.persona}, an AI receptionist, picks up and books the job.`,
    stage: deep,
    fragment: answered,
  },
  auth: {
    headline: 'Sign in or start for free.',
    line: 'An account first, then a set-up call with us.',
    stage: mist,
    fragment: signIn(),
  },
  welcome: {
    headline: 'Book your set-up call.',
    line: `Thirty minutes to tell us how ${brand.persona} should answer.`,
    stage: amber.flat,
    fragment: diary({
      day: 'Tue 3 November',
      what: 'Set-up',
      times: ['09:00-', '09:30', '10:00-', '10:30', '11:00!', '11:30-'],
      outcome: 'Booked for 11:00',
    }),
  },
  contact: {
    headline: `Talk to ${brand.name}.`,
    line: 'Phone, email and where to find us.',
    stage: sky,
    fragment: lines(
      ['phone', brand.phone.label],
      ['mail', brand.email],
      ['map-pin', `${brand.address.street}, ${brand.address.locality}`],
    ),
  },
  'coming-soon': {
    headline: 'More trades are coming.',
    line: 'Next in line for an AI receptionist.',
    stage: sand,
    fragment: pills(
      moreIndustries.filter(({ slug }) => !(slug in industryContent)).map(({ label }) => label),
    ),
  },
  blog: {
    headline: 'From the front desk',
    line: 'Plain articles on phones, calls and small firms.',
    stage: sky,
    fragment: pictures(articles.slice(0, 2).map(({ picture }) => picture)),
  },
  legal: {
    headline: 'Our terms. Your privacy.',
    line: 'What we store, where and for how long.',
    stage: mist,
    fragment: lines(
      ['check', 'What is stored'],
      ['check', 'Where it is kept'],
      ['check', 'For how long'],
    ),
  },
}

/** The content of every Open Graph image, by file name. */
export const cards = {
  ...pageCards,
  ...Object.fromEntries(await Promise.all(industries.map(industryCard))),
  ...Object.fromEntries(articles.map(articleCard)),
}

/** The image of a trade's page. **Errors**: throws when the call no longer contains a quote. */
async function industryCard({ slug }) {
  const { meta, hero, call } = industryContent[slug]
  const { stage, caller, ava } = quotes[slug]
  const { segments } = JSON.parse(await readText(`app/example-calls/calls/${slug}.json`))
  for (const quote of [caller, ava]) {
    if (!segments.some(({ text }) => text.includes(quote))) {
      throw new Error(`${slug}: its call does not say '${quote}'`)
    }
  }
  const trade = meta.title.slice(meta.title.indexOf(' for '), meta.title.indexOf(' | '))
  // The note with a time says how the call ended.
  const { text: note } = call.notes.find(({ text }) => /\d:\d/.test(text)) ?? call.notes.at(-1)
  const line = `An AI receptionist${trade.toLowerCase()}.`
  return [slug, { headline: hero.title, line, stage, fragment: talk({ caller, ava, note }) }]
}

function articleCard({ id, title, category, readTime }) {
  const look = articleLooks[id] ?? { stage: deep, fragment: answered }
  return [id, { headline: title, line: `${category}, ${readTime}`, ...look }]
}

/** Every article's front matter and illustration, newest first. */
async function readArticles() {
  const files = await readdir(new URL('app/blog/articles/', ROOT))
  const found = await Promise.all(
    files.map(async (file) => {
      const [, head] = /^---\n(.*?)\n---\n/s.exec(await readText(`app/blog/articles/${file}`))
      const { title, category, readTime, publishDate, image } = parse(head)
      const picture = await readText(`public${image}`)
      return { id: basename(file, '.md'), title, category, readTime, publishDate, picture }
    }),
  )
  return found.toSorted((a, b) => b.publishDate.localeCompare(a.publishDate))
}

function readText(path) {
  return readFile(new URL(path, ROOT), 'utf8')
}
