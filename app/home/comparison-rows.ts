import { figureOf, type Claimed } from '#app/site/claims.ts'

/** One row of the comparison: the issue, then how it goes without and with us. */
export type ComparisonRow = {
  issue: string
  without: string
  with: string
  highlight: boolean
  /** Whether its figures come from the United States. */
  isUs?: boolean
} & Claimed

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const inHouseCost = figureOf('in-house-cost')

/** The six rows, in the order they are shown. */
export const comparisonRows: readonly ComparisonRow[] = [
  {
    issue: 'Availability',
    without: 'Office hours, as long as nobody is ill or on another line',
    with: '24 hours a day, 7 days a week, including bank holidays',
    highlight: false,
  },
  {
    issue: 'Answer time',
    without: 'Four rings, then voicemail',
    with: figureOf('answer-time'),
    highlight: true,
    claim: 'answer-time',
  },
  {
    issue: 'Missed Calls',
    without: `${figureOf('missed-share')} of calls missed`,
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
    with: `${figureOf('capacity')} simultaneous calls`,
    highlight: false,
    claim: 'capacity',
  },
  {
    issue: 'Cost',
    without: inHouseCost
      ? `${capitalise(inHouseCost)} a year for an in-house receptionist`
      : 'A full-time salary for an in-house receptionist',
    with: figureOf('cost'),
    highlight: false,
    isUs: true,
    claim: 'cost',
  },
]
