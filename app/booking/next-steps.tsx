import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useUser } from '#app/shell/use-user.ts'
import { AUTH_PATH, SIGN_UP } from '#app/site/navigation.ts'
import { Icon } from '#app/ui/icon.tsx'

/** What is left to do before the call, with a tick at each step that the site knows is done. */
export function NextSteps({ isRung, sendsMail }: { isRung: boolean; sendsMail: boolean }) {
  const user = useUser()
  return (
    <section aria-labelledby="next-steps" className="mt-8 border-t border-line pt-7">
      <h3 id="next-steps" className="h3">
        Before the call
      </h3>
      <ol className="mt-4 grid gap-x-6 gap-y-3.5 lg:grid-cols-2">
        <Step isDone title="Book the call" />
        <Step isDone={user !== null} title="Open your account">
          {user === null && (
            <>
              It’s free.{' '}
              <Link to={AUTH_PATH} state={SIGN_UP} className="text-link">
                Create an account
              </Link>
            </>
          )}
        </Step>
        {user && sendsMail && (
          <Step isDone={user.isVerified} title="Confirm your email address">
            {!user.isVerified &&
              (user.isVerifyMailed
                ? 'Open the link that we’ve emailed you.'
                : 'Ask for the link on your account page.')}
          </Step>
        )}
        <Step title="Find your opening hours and prices">
          <a href="#at-hand" className="text-link">
            What to have ready
          </a>
        </Step>
        <Step title={isRung ? 'Pick up when we ring' : 'Ring us when it’s time'} />
      </ol>
    </section>
  )
}

function Step({
  title,
  isDone = false,
  children,
}: {
  title: string
  isDone?: boolean
  children?: ReactNode
}) {
  return (
    <li className="flex gap-3">
      {isDone ? (
        <span className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full bg-evergreen text-white">
          <Icon name="check" className="size-4" />
        </span>
      ) : (
        <span className="mt-0.5 size-6 shrink-0 rounded-full border-2 border-[#7f8a84]" />
      )}
      <p>
        <span className="sr-only">{isDone ? 'Done: ' : 'To do: '}</span>
        <b className={`font-[650] ${isDone ? 'text-muted' : ''}`}>{title}</b>
        {children && <span className="block text-[0.9375rem] text-muted">{children}</span>}
      </p>
    </li>
  )
}
