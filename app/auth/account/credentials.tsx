import { TextField } from '#app/ui/field.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { NAME_MAX_CHARS, type AccountDetails } from '#workers/auth/contract.ts'
import { AccountForm } from './account-form.tsx'
import { Section } from './section.tsx'

/** Changes what the owner is called. */
export function ChangeName({ account }: { account: AccountDetails }) {
  return (
    <Section
      id="name"
      title="Name"
      text="What we call you. Leave it empty to be called by your email address."
    >
      <AccountForm intent="name" submit="Save the name" done="Saved.">
        <TextField
          key={account.user.name}
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

/** Changes the address, once its owner has followed a link there. */
export function ChangeAddress({ account, canMail }: { account: AccountDetails; canMail: boolean }) {
  if (!canMail) {
    return (
      <Section id="address" title="Email address">
        <p className="text-muted">
          We cannot send mail from here at the moment, so it stays as it is.
        </p>
      </Section>
    )
  }
  return (
    <Section
      id="address"
      title="Email address"
      text="We send a link to the new address. Until you follow it, the old one stays yours."
    >
      <AccountForm
        intent="address"
        submit="Send the link"
        done="A link is on its way to the new address. It works for 24 hours."
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
      title={account.hasPassword ? 'Change the password' : 'Set a password'}
      text="All your other devices are signed out when you change it."
    >
      <AccountForm
        intent="password"
        submit={account.hasPassword ? 'Change the password' : 'Set the password'}
        done="Your password is changed, and your other devices are signed out."
      >
        <CurrentPassword account={account} purpose="to change it" />
        <PasswordField
          label="New password"
          name="newPassword"
          autoComplete="new-password"
          hint="At least 8 characters. A few words in a row do well."
        />
      </AccountForm>
    </Section>
  )
}

/** The password that the owner signs in with today, asked for before anything that matters. */
export function CurrentPassword({
  account,
  purpose,
}: {
  account: AccountDetails
  purpose: string
}) {
  return (
    <>
      {/* Tells password managers whose password this is. */}
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
