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
      text="Lost a phone, or signed in on somebody else's computer? This ends every session but this one."
    >
      <AccountForm
        intent="everywhere"
        submit="Sign out everywhere"
        done="All your other devices are signed out."
        look="outline"
      />
    </Section>
  )
}

/** Hands over all that is kept about the owner. */
export function YourData() {
  return (
    <Section id="data" title="Your data" text="All that we keep about you, as a JSON file.">
      <a href="/account/data" download className={buttonClass({ look: 'outline', size: 'small' })}>
        <Icon name="i-lucide-file-text" className="size-5" />
        Download my data
      </a>
    </Section>
  )
}

/** Ends the account: folded away, because it cannot be undone. */
export function Deletion({ account }: { account: AccountDetails }) {
  return (
    <Section
      id="deletion"
      title="Delete the account"
      text="Everything that we keep about you goes at once and for good."
    >
      <AccountForm intent="deletion" submit="Delete my account" done="" look="danger">
        <CurrentPassword account={account} />
      </AccountForm>
    </Section>
  )
}
