import { DAY_SEC, HOUR_SEC } from '#app/rules/time-units.ts'

/**
 * How many requests are allowed in a fixed window. **Shape**: `name` is the one in its rows; `windowSec`
 * is the window's length.
 */
export type Policy = { name: string; maxCount: number; windowSec: number }

/**
 * A limit for one visitor. **Shape**: `networkMaxCount` is how many are allowed to everyone in one network,
 * an IPv6 /48, in the same window. It is higher, because a provider may give a /48 to one customer or share it
 * among phones.
 */
export type VisitorPolicy = Policy & { networkMaxCount: number }

/** Every limit that is counted in the table `limits`. */
export const limits = {
  /**
   * For all spellings of an address: bookings, each of which sends it a mail. Counted in the batch that
   * books. The confirmed account of the address has only its own limit, so that strangers can't use it up.
   */
  bookingsOfAddress: {
    name: 'booking.address',
    maxCount: 6,
    windowSec: DAY_SEC,
  },
  /**
   * For one visitor: bookings, counted in the same batch. Fewer than the diary gains, which is 80 a week: with
   * more, one visitor with many confirmed accounts could keep it full.
   */
  bookingsOfVisitor: {
    name: 'booking.visitor',
    maxCount: 8,
    networkMaxCount: 11,
    windowSec: DAY_SEC,
  },
  /**
   * For one visitor: after this many bookings in a week, none is taken for an address that the booker has
   * not proven. At five a day one visitor could take all 40 places for newcomers in eight days.
   */
  unprovenBookingsOfVisitor: {
    name: 'booking.visitor-week',
    maxCount: 5,
    networkMaxCount: 8,
    windowSec: 7 * DAY_SEC,
  },
  /** For one account: bookings for any address, counted in the same batch. */
  bookingsOfAccount: {
    name: 'booking.account',
    maxCount: 6,
    windowSec: DAY_SEC,
  },
  /**
   * For all spellings of an address: moves of any of its calls, each of which sends it a mail. Calls that
   * its confirmed account booked have only that account's limit, so that strangers can't use it up.
   */
  bookingMoves: {
    name: 'booking.moves',
    maxCount: 10,
    windowSec: DAY_SEC,
  },
  bookingMovesOfAccount: {
    name: 'booking.moves-account',
    maxCount: 10,
    windowSec: DAY_SEC,
  },
  /** For one visitor: moves of any calls, so that nobody has strangers mailed again and again. */
  bookingMovesOfVisitor: {
    name: 'booking.moves-visitor',
    maxCount: 15,
    networkMaxCount: 30,
    windowSec: DAY_SEC,
  },
  /**
   * For one exact spelling of an address, and each kind of email about its account, which anyone can
   * ask for. Five a day are more than its owner needs. After those it gets one an hour
   * (`accountMailsLater`), so that strangers cannot shut the owner out.
   */
  accountMails: {
    name: 'account.mails',
    maxCount: 5,
    windowSec: DAY_SEC,
  },
  accountMailsLater: {
    name: 'account.mails-later',
    maxCount: 1,
    windowSec: HOUR_SEC,
  },
  /**
   * For all spellings of an address, and each kind of email that needs no account there. Over the limit
   * a spelling with a tag (ann+x@) gets no more, and any other spelling one an hour.
   */
  accountMailsOfMailbox: {
    name: 'account.mails-mailbox',
    maxCount: 15,
    windowSec: DAY_SEC,
  },
  /**
   * For the address of one account: sign-ins with its password. Each costs a hash, and a row when it signs
   * out. Those over the limit get no attempt back, so that hashing stops as well.
   */
  signInsOfAddress: {
    name: 'account.sign-ins',
    maxCount: 30,
    windowSec: HOUR_SEC,
  },
  /**
   * For one IPv6 /48, besides the limit of each visitor in it: sign-ins from browsers that the account has
   * not signed in with. Without it one rented server tries a leaked list of passwords at any speed.
   */
  signInsOfNetwork: {
    name: 'account.sign-ins-network',
    maxCount: 100,
    windowSec: HOUR_SEC,
  },
  /** For one IPv6 /48, besides the limit of each visitor in it: emails about accounts. */
  accountMailsOfNetwork: {
    name: 'account.mails-network',
    maxCount: 60,
    windowSec: HOUR_SEC,
  },
  /** For one IPv6 /48, besides the limit of each visitor in it: sign-ups. */
  signUpsOfNetwork: {
    name: 'account.sign-ups-network',
    maxCount: 60,
    windowSec: HOUR_SEC,
  },
  /**
   * For the whole site: emails about accounts to addresses that nobody has proven (sign-up and new
   * address). A small firm's site gets a few sign-ups a day, and as few for the newsletter.
   */
  unprovenMailsOfSite: {
    name: 'account.mails-site',
    maxCount: 100,
    windowSec: DAY_SEC,
  },
  /** For one visitor: the same emails, so that nobody uses up the site's day alone. */
  unprovenMailsOfVisitor: {
    name: 'account.mails-visitor',
    maxCount: 10,
    networkMaxCount: 20,
    windowSec: DAY_SEC,
  },
  /** For one visitor: newsletter confirmation emails, counted in the batch that stores them. */
  newsletterMails: {
    name: 'newsletter-mail',
    maxCount: 5,
    networkMaxCount: 15,
    windowSec: HOUR_SEC,
  },
  /**
   * For one visitor: newsletter sign-ups in a day, counted in the same batch. Without it one visitor would
   * use up the site's day by signing up five addresses an hour.
   */
  newsletterDayOfVisitor: {
    name: 'newsletter-mail.day',
    maxCount: 10,
    networkMaxCount: 20,
    windowSec: DAY_SEC,
  },
  /**
   * For all spellings of an address: newsletter mails, counted in the same batch. Over the limit the
   * sign-up is answered as if its mail had been sent, so that nobody learns who was mailed.
   */
  newsletterMailsOfMailbox: {
    name: 'newsletter-mail.mailbox',
    maxCount: 3,
    windowSec: DAY_SEC,
  },
  /**
   * For the whole site: newsletter sign-ups, each of which may mail an address that nobody has proven.
   * A small firm's site gets a few a day; a hundred unwanted mails a day won't ruin its name as a sender.
   */
  newsletterMailsOfSite: {
    name: 'newsletter-mail.site',
    maxCount: 100,
    windowSec: DAY_SEC,
  },
  /** For the whole site: questions to the model in a day (UTC), which caps the bill. */
  chatQuestions: {
    name: 'chat-day',
    maxCount: 5000,
    windowSec: DAY_SEC,
  },
  /** For one visitor and for the whole site: lines of calls on /try that go to the model. */
  receptionistLines: {
    name: 'receptionist-lines',
    maxCount: 120,
    networkMaxCount: 300,
    windowSec: DAY_SEC,
  },
  receptionistDay: {
    name: 'receptionist-day',
    maxCount: 5000,
    windowSec: DAY_SEC,
  },
  /** For one visitor: ratings of chat answers, and questions to keep. */
  chatFeedback: {
    name: 'chat-rating',
    maxCount: 60,
    networkMaxCount: 180,
    windowSec: HOUR_SEC,
  },
  /**
   * For one visitor and for the whole site: questions that visitors let us keep, so that nobody fills
   * the table or uses up the site's day alone.
   */
  chatKeptOfVisitor: {
    name: 'chat-kept-visitor',
    maxCount: 20,
    networkMaxCount: 40,
    windowSec: DAY_SEC,
  },
  chatKept: {
    name: 'chat-kept',
    maxCount: 500,
    windowSec: DAY_SEC,
  },
} as const satisfies Record<string, Policy | VisitorPolicy>

/** The policy by which a visitor's network is counted. */
export function ofNetwork({ networkMaxCount, ...policy }: VisitorPolicy): Policy {
  return { ...policy, name: `${policy.name}.network`, maxCount: networkMaxCount }
}
