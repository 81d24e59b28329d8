import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { AccountDetails } from '#workers/auth/contract.ts'
import { AccountForm } from './account-form.tsx'
import { CurrentPassword } from './credentials.tsx'
import { Section } from './section.tsx'

/** Ends the sessions on all other devices. */
export function SignOutEverywhere() {
  return (
    <Section
      id="devices"
      title="Other devices"
      text="Lost your phone, or signed in on someone else’s computer? Sign out everywhere except on this device."
    >
      <AccountForm
        intent="everywhere"
        submit="Sign out of other devices"
        done="You’ve been signed out on all your other devices."
        look="outline"
      />
    </Section>
  )
}

/** Downloads all data about the owner. */
export function YourData() {
  return (
    <Section id="data" title="Your data" text="The data in your account, as a JSON file.">
      <a href="/account/data" download className={buttonClass({ look: 'outline', size: 'small' })}>
        <Icon name="file-text" className="size-5" />
        Download my data
      </a>
    </Section>
  )
}

/** Deletes the account. */
export function Deletion({ account }: { account: AccountDetails }) {
  return (
    <Section
      id="deletion"
      title="Delete your account"
      text="This deletes your account and the data in it straight away. You can’t undo it."
    >
      <AccountForm intent="deletion" submit="Delete my account" done="" look="danger">
        <CurrentPassword account={account} purpose="to delete your account" />
        <WhatStays isVerified={account.user.isVerified} />
      </AccountForm>
    </Section>
  )
}

/** What happens to booked calls, and what deleting can't remove. */
function WhatStays({ isVerified }: { isVerified: boolean }) {
  return (
    <p className="max-w-[36em] text-[0.9375rem] text-muted">
      We’ll cancel your upcoming calls. Emails we’ve already sent stay in your inbox and ours. Our
      database backups keep a copy of your data for up to 30 days.
      {!isVerified &&
        ' You haven’t confirmed your email address, so any calls you booked while signed out will stay booked, and any newsletter subscription will continue. To cancel those too, use the links in the emails about them, or confirm your address before you delete your account.'}
    </p>
  )
}
