import { brand } from '#app/site/brand.ts'
import { preresolvedHosts } from '#app/site/hosts.ts'
import { AnalyticsPart } from './analytics-part.tsx'
import {
  InternalLink,
  LegalLink,
  Points,
  WhereToReachUs,
  type LegalSection,
} from './legal-page.tsx'
import { serviceSections } from './privacy-services.tsx'
import { StoredItems } from './stored-items.tsx'

/** What the site does with visitors' data. Every sentence must be true of the software as it is. */
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
  ...serviceSections,
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
    title: 'Example calls and trial calls',
    body: (
      <>
        <p>
          The calls that you can play here are made up. The firms and callers are invented and the
          voices synthesised; nobody’s real call is on this site. When you play one, all we learn is
          that a file was downloaded and, if you have allowed analytics, which one you played.
        </p>
        <p>
          On the page <InternalLink to="/try">Try a call</InternalLink> you play the caller
          yourself. The call runs in your browser, and a link that you share carries the set-up in a
          part of the address that browsers do not send. What you say stays in your browser, with
          three exceptions, and the page tells you which apply:
        </p>
        <Points>
          <li>
            Without JavaScript, or if your browser can’t run the call, what you type goes to our
            server, which answers and keeps nothing.
          </li>
          <li>
            Where a language model helps, a line that {brand.persona} does not understand goes
            through our server to OpenAI, with the business’s name and services but without your IP
            address. Our server does not keep the line. It counts such lines, for two days at most,
            under a code made from your IP address, which does not reveal it.
          </li>
          <li>
            If you choose to speak, your browser turns your voice into text and reads{' '}
            {brand.persona}’s sentences aloud. Some browsers send what you say, or what{' '}
            {brand.persona} says, to their maker’s speech service. The page tells you if yours does.
            We never receive the sound.
          </li>
        </Points>
        <p>
          If you have allowed analytics, we learn the trade, the number of lines, how the call ended
          and how long it took.
        </p>
      </>
    ),
  },
  {
    id: 'writing',
    title: 'When you ring or write to us',
    body: (
      <p>
        When you contact us, we hold what you tell us and your phone number or address. We use it to
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
