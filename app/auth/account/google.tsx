import { SuccessNote } from '#app/ui/alert.tsx'
import { takeFocus } from '#app/ui/take-focus.ts'
import type { AccountDetails } from '#workers/auth/contract.ts'
import { AccountForm } from './account-form.tsx'
import { CurrentPassword } from './credentials.tsx'
import { Section } from './section.tsx'

/** Disconnects Google. Needs a password, because otherwise Google is the only way to sign in. */
export function DisconnectGoogle({
  account,
  wasDisconnected,
}: {
  account: AccountDetails
  wasDisconnected: boolean
}) {
  if (!account.hasGoogle) return wasDisconnected ? <GoogleDisconnected /> : null
  if (!account.hasPassword) {
    return (
      <Section
        id="google"
        title="Google"
        text="You sign in with Google. It’s your only way in, so set a password before you disconnect it."
      />
    )
  }
  return (
    <Section
      id="google"
      title="Google"
      text="You can sign in with Google. If you disconnect it, you’ll only be able to sign in with your password, and you’ll be signed out on all your other devices."
    >
      <AccountForm intent="google" submit="Disconnect Google" done="" look="outline">
        <CurrentPassword account={account} purpose="to disconnect Google" />
      </AccountForm>
    </Section>
  )
}

/** Replaces the form, and takes the focus from its removed button. */
function GoogleDisconnected() {
  return (
    <Section id="google" title="Google">
      <div tabIndex={-1} ref={takeFocus}>
        <SuccessNote>
          Google has been disconnected. You’ve been signed out on all your other devices.
        </SuccessNote>
      </div>
    </Section>
  )
}
