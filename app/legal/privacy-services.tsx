import { CONTEXT_MESSAGE_COUNT } from '#workers/chat/contract.ts'
import { InternalLink, Points, type LegalSection } from './legal-page.tsx'

/** What we keep about visitors who use a service: accounts, newsletter, chat, set-up calls. */
export const serviceSections: readonly LegalSection[] = [
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
            your address, your name, when you signed up, when we last asked you to confirm your
            address, and whether you have;
          </li>
          <li>your password, scrambled so that nobody, including us, can read it;</li>
          <li>
            if you sign in with Google, the number that identifies you to Google. Google gives us
            your name and email address, and learns that you signed in here;
          </li>
          <li>
            for at most three days, how often somebody tried to sign in to your account or from your
            network, to stop people guessing passwords. The network’s address is scrambled too;
          </li>
          <li>
            for at most two days, how many emails we sent to your address, and how many were asked
            for from your network, so that nobody can fill a stranger’s inbox or use up the emails
            for everyone else. Both addresses are scrambled here too, and the counts stay when you
            delete your account;
          </li>
          <li>
            when you change your email address, the old one for seven days, so that you can undo the
            change.
          </li>
        </Points>
        <p>
          We write to you when you sign up or ask for a new password. Once you have confirmed your
          address, we also write to you when you change how you sign in or delete your account. On{' '}
          <InternalLink to="/account">your account page</InternalLink> you can change and download
          your details, or delete your account. Deleting removes it from our database at once, and
          from the database’s own backups within 30 days. If you do not confirm your email address
          within 30 days of our last email that asks you to, we delete the account. If our emails
          are switched off, nobody can confirm, so we keep the account. We also keep it if we could
          not send you that email when you signed up, because our emails were switched off or used
          up for the day, and you have not asked for it since.
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
          which wording you agreed to, and when you confirmed or unsubscribed. We do not send you
          the newsletter until you confirm using the button in the confirmation email. If you do not
          confirm within 30 days, we delete your address, unless you were on the list before. If you
          are signed in when you enter an address, even someone else’s, we also keep which account
          it was entered from, until you delete the account or the address is deleted. The legal
          basis is your consent, which you can withdraw at any time using the link in every email.
          Withdrawing takes effect immediately, and lasts unless you sign up and confirm again.
        </p>
        <Points>
          <li>
            After you unsubscribe, we keep your address and when you asked, confirmed and
            unsubscribed, so that nobody can put you back on the list without your confirmation and
            so that we can show we were allowed to email you. If you ask us to, we will delete all
            of it.
          </li>
          <li>
            We keep a record of which articles we sent you, so that you do not get one twice. We do
            not record whether you opened them: our emails contain no pictures and no tracking
            links.
          </li>
          <li>
            To stop misuse we count sign-ups, for two days at most, by keyed hashes of your network
            address and of your email address, which do not reveal them. Our database and, if we use
            one, our mail service handle your email address on our behalf.
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
          So that nobody uses up the chat for everyone else, we record when you sent messages and
          count your ratings, for two days at most. Both are kept under a code made from your IP
          address, which does not reveal it. The legal basis is our legitimate interest.
        </p>
        <p>
          Each day we count how many questions were asked about each subject, whether the chat could
          answer them, and how the answers were rated. The counts hold no words and nothing about
          you. If you rate an answer “Not helpful”, you may tick “You may keep this question”. Then
          we keep its text, without your name or address, for 30 days, to improve the answers. The
          legal basis is your consent.
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
          When you book a call we keep your name, your email address, your phone number and a note
          if you leave them, the time and your time zone. We use them only for the call you asked
          for. Unless our emails are switched off, we email you when the call is booked, moved or
          cancelled, and get an email ourselves.
        </p>
        <p>
          If you tick “Keep the set-up from my trial call”, we keep that set-up with the booking:
          your kind of business and any changes you made to its name, town, hours, services, area,
          urgent calls and answers. You can remove it on the page where you move or cancel the call.
        </p>
        <p>
          To stop anyone filling up the diary, or a stranger’s inbox, we count bookings and moved
          calls, for eight days at most, by keyed hashes of your email address and of your network’s
          address, which do not reveal them, and by the number of your account. The counts stay when
          you delete your account. The legal basis is our legitimate interest.
        </p>
        <p>
          We delete every booking, cancelled or not, a year after the call. We delete it sooner if
          you ask. The calendar file and the calendar links send nothing to anyone until you use
          them.
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
]
