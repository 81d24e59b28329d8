import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { brand } from '#app/site/brand.ts'
import { preresolvedHosts } from '#app/site/hosts.ts'
import { CONTEXT_MESSAGE_COUNT } from '#workers/chat/contract.ts'
import { AnalyticsPart } from './analytics-part.tsx'
import { LegalLink, Points, WhereToReachUs, type LegalSection } from './legal-page.tsx'
import { StoredItems } from './stored-items.tsx'

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
    title: 'Your account',
    body: (
      <>
        <p>
          To sign up you give an email address and a password, and a name if you like. We need them
          so that you can sign in and so that we can address you by name. Our database holds:
        </p>
        <Points>
          <li>
            your address, your name, when you signed up, and whether you have confirmed your
            address;
          </li>
          <li>your password, scrambled so that nobody, including us, can read it;</li>
          <li>
            if you sign in with Google, the number that identifies you to Google. Google gives us
            your name and email address, and learns that you signed in here;
          </li>
          <li>
            for at most a few hours, how often somebody tried to sign in to your account or from
            your network, to stop people guessing passwords. The network’s address is scrambled too;
          </li>
          <li>
            when you change your email address, the old one for seven days, so that you can undo the
            change.
          </li>
        </Points>
        <p>
          We write to you when you sign up, ask for a new password, or change how you sign in. On{' '}
          <InternalLink to="/account">your account page</InternalLink> you can change, download or
          delete all of it. Deleting removes it from our database at once, and from the database’s
          own backups within 30 days. If you do not confirm your email address within 30 days of
          signing up, we delete the account.
        </p>
      </>
    ),
  },
  {
    id: 'newsletter',
    title: 'Newsletter',
    body: (
      <>
        <p>
          If you ask for the newsletter we keep your email address, when you asked, on which page,
          which wording you agreed to, and when you confirmed or left. We do not send you the
          newsletter until you confirm using the button in the confirmation email. The legal basis
          is your consent, which you can withdraw at any time using the link in every email.
          Withdrawing takes effect immediately and permanently.
        </p>
        <Points>
          <li>
            After you unsubscribe, we keep your address and those times, so that nobody can put you
            back on the list without your confirmation and so that we can show we were allowed to
            email you. If you ask us to, we will delete all of it.
          </li>
          <li>
            We keep a record of which articles we sent you, so that you do not get one twice. We do
            not record whether you opened them: our emails contain no pictures and no tracking
            links.
          </li>
          <li>
            To stop misuse we count sign-ups by a keyed hash of your network address, which does not
            reveal it. Our database and, if we use one, our mail service handle the address on our
            behalf.
          </li>
        </Points>
      </>
    ),
  },
  {
    id: 'chat-assistant',
    title: 'The chat',
    body: (
      <>
        <p>
          What you send in the chat goes to our server with the few messages before it, so that it
          can be answered. Our server does not keep or log it, unless you tell us that we may (see
          below). The line under the box tells you where answers come from: this site (our own
          software only) or a language model. With a language model, the last{' '}
          {CONTEXT_MESSAGE_COUNT} messages go on to its provider, OpenAI, without your IP address;
          OpenAI’s terms for business customers apply there. Please do not type anything
          confidential.
        </p>
        <p>
          So that nobody uses up the chat for everybody else, we record when messages were sent, for
          a day at most, under a code made from your IP address that does not reveal it. The legal
          basis is our legitimate interest.
        </p>
        <p>
          We count how many questions a day were about which subject, whether the chat could answer
          them, and how answers were rated. The counts hold no words and nothing about you. If you
          rate an answer with a thumbs-down, you may tick ‘You may keep this question’. Then we keep
          its text, without your name or address, for 30 days, to improve the answers. The basis is
          your consent.
        </p>
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
          time, your time zone, and a hash of your network’s address made with a secret key, which
          we use to stop anyone filling up the diary. We use them only for the call you asked for.
          You get an email when the call is booked, moved or cancelled, and so do we.
        </p>
        <p>
          We delete every booking, cancelled or not, a year after the call. We delete it sooner if
          you ask. The file and the links for your calendar go to nobody until you use them.
        </p>
        <p>
          If the welcome page shows the calendar of a scheduling service instead of ours, that
          calendar comes from the service itself, on that page only. The service then sees your IP
          address and what you book and, if you are signed in, is given your name and email address
          so that you do not have to type them.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and your browser’s storage',
    body: <StoredItems />,
  },
  {
    id: 'analytics',
    title: 'Analytics',
    body: <AnalyticsPart />,
  },
  {
    id: 'third-parties',
    title: 'Other companies',
    body: (
      <>
        <p>
          Pages, fonts, pictures, sound and video all come from our own address. There is no
          advertising, and there are no social media buttons that track you.
        </p>
        <p>
          To save time later, our pages ask your browser to look up the network addresses of{' '}
          {preresolvedHosts.length} hosts in advance. Your browser asks its usual name server and
          does not connect to the hosts themselves:
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
        For each request our software writes one line: a request number, the method, which page or
        function was asked for, the status of the answer, how long it took and the country that the
        request came from. When something breaks, the error is added. These lines contain no IP
        address, name or email address, and nothing that you typed. We use them to find faults,
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
        voices synthesised; nobody’s real call is on this site. When you play one, all we learn is
        that a file was downloaded and, if you have allowed analytics, which one you played.
      </p>
    ),
  },
  {
    id: 'writing',
    title: 'When you ring or write to us',
    body: (
      <p>
        When you contact us, we have what you tell us and your phone number or address. We use it to
        answer you and to set up what you asked for, keep it for as long as that takes, and give it
        to nobody else. Outside office hours the phone is answered by {brand.persona}, who says at
        once that she is an AI.
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
          If you are not satisfied with our answer, you can complain to the Information
          Commissioner’s Office (ICO) at <LegalLink href="https://ico.org.uk">ico.org.uk</LegalLink>
          . We would be glad to hear from you first.
        </p>
      </>
    ),
  },
]

function InternalLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="font-semibold text-evergreen underline underline-offset-4">
      {children}
    </Link>
  )
}
