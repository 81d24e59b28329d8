import { NAME_MAX_CHARS } from '#app/rules/person-name.ts'
import { TextField } from '#app/ui/field.tsx'
import type { AccountDetails } from '#workers/auth/contract.ts'
import { PasswordField } from '../password-field.tsx'
import { AccountForm } from './account-form.tsx'
import { Section } from './section.tsx'

/** Changes the owner's name. */
export function ChangeName({ account }: { account: AccountDetails }) {
  return (
    <Section
      id="name"
      title="Name"
      text="What should we call you? If you leave this blank, we use your email address."
    >
      <AccountForm intent="name" submit="Save name" done="Saved.">
        <TextField
          label="Your name"
          name="name"
          autoComplete="name"
          maxLength={NAME_MAX_CHARS}
          defaultValue={account.user.name ?? ''}
        />
      </AccountForm>
    </Section>
  )
}

/** Changes the email address, once the link sent to the new one is used. */
export function ChangeAddress({ account, canMail }: { account: AccountDetails; canMail: boolean }) {
  if (!canMail) {
    return (
      <Section id="address" title="Email address">
        <p className="text-muted">
          You can’t change your email address at the moment, because we can’t send the email to
          confirm it.
        </p>
      </Section>
    )
  }
  return (
    <Section
      id="address"
      title="Email address"
      text="We’ll send a link to your new address. Your account keeps your current address until you use the link."
    >
      <AccountForm
        intent="address"
        submit="Email me a link"
        done="We’ve sent a link to your new address. It works for 24 hours."
      >
        <TextField
          label="New email address"
          name="email"
          type="email"
          required
          autoComplete="email"
        />
        <CurrentPassword account={account} purpose="to change your email address" />
      </AccountForm>
    </Section>
  )
}

/** Changes the password, or sets a first one. */
export function ChangePassword({ account }: { account: AccountDetails }) {
  return (
    <Section
      id="password"
      title={account.hasPassword ? 'Change password' : 'Set a password'}
      text="You’ll be signed out on all your other devices."
    >
      <AccountForm
        intent="password"
        submit={account.hasPassword ? 'Change password' : 'Set password'}
        done="Your new password has been saved. You’ve been signed out on your other devices."
      >
        <CurrentPassword account={account} purpose="to change it" />
        <PasswordField
          label="New password"
          name="newPassword"
          autoComplete="new-password"
          hint="At least 8 characters. A few random words work well."
        />
      </AccountForm>
    </Section>
  )
}

/** The current password, required before important changes. */
export function CurrentPassword({
  account,
  purpose,
}: {
  account: AccountDetails
  purpose: string
}) {
  return (
    <>
      {/* Tells password managers which account the password is for. */}
      <input type="email" autoComplete="username" value={account.user.email} readOnly hidden />
      {account.hasPassword && (
        <PasswordField
          label={
            <>
              Current password<span className="sr-only">, {purpose}</span>
            </>
          }
          name="currentPassword"
          autoComplete="current-password"
        />
      )}
    </>
  )
}
