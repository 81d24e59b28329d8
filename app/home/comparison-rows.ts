import { findClaim, type Claimed } from '#app/site/claims.ts'

/** One row of the comparison: what it is about, how it goes without us and with us. */
export type ComparisonRow = {
  issue: string
  without: string
  with: string
  highlight: boolean
} & Claimed

const figure = (id: Parameters<typeof findClaim>[0]) => findClaim(id)?.figure ?? ''

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const inHouseCost = figure('in-house-cost')

/** The six rows, in the order in which they are shown. */
export const comparisonRows: readonly ComparisonRow[] = [
  {
    issue: 'Availability',
    without: 'Office hours, when nobody is ill or on another line',
    with: '24 hours, 7 days, bank holidays too',
    highlight: false,
  },
  {
    issue: 'Answer time',
    without: 'Four rings, then voicemail',
    with: figure('answer-time'),
    highlight: true,
    claim: 'answer-time',
  },
  {
    issue: 'Missed Calls',
    without: `${figure('missed-share')} of calls missed`,
    with: 'Every call is picked up, day or night',
    highlight: true,
    claim: 'missed-share',
  },
  {
    issue: 'Reliability',
    without: 'Lunch breaks, sick days and the last hour on a Friday',
    with: 'The fiftieth caller gets the same answer as the first',
    highlight: false,
  },
  {
    issue: 'Call capacity',
    without: 'One caller; the next one hears the engaged tone',
    with: `${figure('capacity')} simultaneous calls`,
    highlight: false,
    claim: 'capacity',
  },
  {
    issue: 'Cost',
    without: inHouseCost
      ? `${capitalise(inHouseCost)} a year for an in-house receptionist`
      : 'A full-time salary for an in-house receptionist',
    with: figure('cost'),
    highlight: false,
    claim: 'cost',
  },
]
