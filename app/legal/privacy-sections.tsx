import { brand } from '#app/site/brand.ts'
import { preresolvedHosts } from '#app/site/hosts.ts'
import { LegalLink, Points, WhereToReachUs, type LegalSection } from './legal-page.tsx'

/** What the site does with what it learns of visitors: to be true of the software as it stands. */
export const privacySections: readonly LegalSection[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    body: (
      <p>
        <WhereToReachUs /> We are the controller of the personal data that this site handles.
      </p>
    ),
  },
  {
    id: 'accounts',
    title: 'Accounts and forms',
    body: (
      <>
        <p>
          Accounts are not open yet, so we keep none. If you send the sign-in form all the same, our
          server reads what you typed, answers that sign-in is not switched on, and keeps nothing.
          The email address and name go back to your own screen so that you need not type them
          again; the password does not.
        </p>
        <p>The newsletter is not switched on either.</p>
      </>
    ),
  },
  {
    id: 'bookings',
    title: 'Set-up calls',
    body: (
      <>
        <p>
          When you book a call we keep your name, your email address, the note if you leave one, the
          time, your time zone, and a hash of your network’s address made with a secret key, by
          which we keep anyone from filling the diary. We need them to hold the call that you asked
          for, and for nothing else. You get a mail when the call is booked, moved or cancelled, and
          so do we.
        </p>
        <p>
          A booking, cancelled or not, is deleted a year after its call, as further calls are
          booked. We delete it sooner if you ask. The file and the links for your calendar go to
          nobody until you use them.
        </p>
        <p>
          If the welcome page shows the calendar of a scheduling service instead of ours, that
          calendar comes from the service itself, on that page only. The service then sees your IP
          address and what you book and, if you are signed in, is given your name and email address
          so that you need not type them.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and your browser’s storage',
    body: (
      <p>
        The site sets a cookie only when you book a call: it is signed, holds the booking’s number,
        is needed to show you your call here, and goes after 120 days. While a tab is open, your
        browser remembers in that tab how far you had scrolled on each page, so that Back takes you
        to the same place. This never leaves your device, and goes when you close the tab.
      </p>
    ),
  },
  {
    id: 'third-parties',
    title: 'Other companies',
    body: (
      <>
        <p>
          Pages, fonts, pictures, sound and video all come from our own address. There are no
          analytics, no advertising and no social network buttons that report on you.
        </p>
        <p>
          To save time later, the pages ask your browser to look up in advance where{' '}
          {preresolvedHosts.length} hosts are. Your browser asks its usual name server and does not
          connect to the hosts themselves:
        </p>
        <Points>
          {preresolvedHosts.map((host) => (
            <li key={host}>{host}</li>
          ))}
        </Points>
        <p>
          Our servers are run by Cloudflare, which has to see your IP address in order to answer
          you, and handles it on our behalf. The few links that lead to other sites, such as our
          profiles on social networks, send nothing until you follow them.
        </p>
      </>
    ),
  },
  {
    id: 'logs',
    title: 'Server logs',
    body: (
      <p>
        For each request our software writes one line: a request number, the method, the path and
        the status of the answer. When something breaks, the error is added. The lines hold no IP
        address, no name, no email address and nothing that you typed. We use them to find faults,
        which is our legitimate interest. The lines are kept in Cloudflare’s log service, in our own
        account, for 7 days at most and then deleted automatically.
      </p>
    ),
  },
  {
    id: 'calls',
    title: 'Example calls',
    body: (
      <p>
        The calls that you can play here are made up. The firms and callers are invented and the
        voices synthesised; nobody’s real call is on this site. Playing one tells us no more than
        that a file was fetched.
      </p>
    ),
  },
  {
    id: 'writing',
    title: 'When you ring or write to us',
    body: (
      <p>
        Then we know what you tell us, and your number or address. We use it to answer you and to
        set up what you asked for, keep it for as long as that takes, and give it to nobody else.
        Outside office hours the phone is answered by {brand.persona}, who says at once that she is
        an AI.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>
          Under UK GDPR you may ask us for a copy of the personal data that we hold about you, and
          ask us to correct it, delete it, hand it over in a usable form, or stop using it. It costs
          nothing, and we answer within one month.
        </p>
        <p>
          If you are not content with the answer, you can complain to the Information Commissioner’s
          Office (ICO) at <LegalLink href="https://ico.org.uk">ico.org.uk</LegalLink>. We would be
          glad to hear from you first.
        </p>
      </>
    ),
  },
]
