import type { ReactNode } from 'react'
import { britishDate } from '#app/ui/dates.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { AccountDetails } from '#workers/auth/contract.ts'
import { AccountForm } from './account-form.tsx'

/** The owner's name and address, and how they sign in. */
export function Overview({ account, canMail }: { account: AccountDetails; canMail: boolean }) {
  const { user, hasPassword, hasGoogle, createdAt } = account
  const methods = [hasPassword && 'Password', hasGoogle && 'Google'].filter((way) => way !== false)
  return (
    <section aria-label="Account details" className="lg:sticky lg:top-[calc(var(--header)+24px)]">
      <dl className="grid gap-5">
        <Fact term="Name">{user.name ?? 'Not added'}</Fact>
        <Fact term="Email address">
          <span className="break-all">{user.email}</span>
          <span className="mt-1 flex items-center gap-1.5 text-[0.9375rem] text-muted">
            <Icon name={user.isVerified ? 'check' : 'clock'} className="size-4 text-evergreen" />
            {user.isVerified ? 'Confirmed' : 'Not confirmed yet'}
          </span>
        </Fact>
        <Fact term="You sign in with">{methods.join(' or ')}</Fact>
        <Fact term="Account created">
          <time dateTime={createdAt}>{britishDate.format(new Date(createdAt))}</time>
        </Fact>
      </dl>
      {!user.isVerified && canMail && (
        <div className="mt-6">
          <AccountForm
            intent="verification"
            submit={user.isVerifyMailed ? 'Resend confirmation email' : 'Send confirmation email'}
            done={`We’ve just sent a link to ${user.email}.`}
            look="outline"
          />
        </div>
      )}
    </section>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-[0.9375rem] text-muted">{term}</dt>
      <dd className="font-[600]">{children}</dd>
    </div>
  )
}
