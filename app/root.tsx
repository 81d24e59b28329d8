import { useEffect, useState, type ReactNode } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import type { Route } from './+types/root'
import { Analytics } from './analytics/analytics.tsx'
import { Chat } from './chat/chat.tsx'
import {
  analyticsContext,
  chatModeContext,
  requestContext,
  sessionEndContext,
  tokenSyncContext,
  userContext,
} from './context.ts'
import { pageMeta } from './seo/page-meta.ts'
import { isUserStale, useAccountChanges } from './shell/account-changes.ts'
import { bare } from './shell/bare.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { Footer } from './shell/footer.tsx'
import { Header } from './shell/header.tsx'
import { ProgressBar } from './shell/progress-bar.tsx'
import { SessionEnd } from './shell/session-end.tsx'
import { useFocusOnNavigation } from './shell/focus-on-navigation.ts'
import { useRootData } from './shell/root-data.ts'
import { useTokenSync } from './auth/use-token-sync.ts'
import { VideoPreload } from './shell/video-preload.tsx'
import { brand } from './site/brand.ts'
import { preresolvedHosts } from './site/hosts.ts'
import { useHydrated } from './ui/use-hydrated.ts'
import { sentenceOf } from '#workers/auth/contract.ts'
import bricolage from './fonts/bricolage.woff2?url'
import figtree from './fonts/figtree.woff2?url'
import 'virtual:uno.css'
import './fonts/fonts.css'
import './styles.css'

export function meta({ location, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    // Shown only if an error occurs before the page's own meta runs.
    title: `Something went wrong | ${brand.name}`,
    description: brand.description,
    keywords: [],
    path: location.pathname,
    origin: loaderData?.origin,
  })
}

export function loader({ context }: Route.LoaderArgs) {
  const { shownId, origin } = context.get(requestContext)
  const sessionEnd = context.get(sessionEndContext)
  return {
    origin,
    requestId: shownId,
    user: context.get(userContext),
    analytics: context.get(analyticsContext),
    chatMode: context.get(chatModeContext),
    sessionEnd: sessionEnd && sentenceOf({ code: sessionEnd }),
    tokenSyncUrl: context.get(tokenSyncContext),
  }
}

/**
 * Navigation does not change this data, so the loader runs again only after a write that was not
 * refused, or in a tab that has heard of another user.
 */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  const isWrite = change.formMethod !== undefined && change.formMethod !== 'GET'
  return isUserStale() || (isWrite && change.defaultShouldRevalidate)
}

/** What a tab shows when its session has ended in another tab. */
const ENDED_ELSEWHERE = 'You were signed out in another tab.'

/** The document around every page, including error pages. */
export function Layout({ children }: { children: ReactNode }) {
  // Missing on a page that failed before its loaders ran.
  const data = useRootData()
  const isBare = useMatches().some(({ handle }) => handle === bare)
  useFocusOnNavigation()
  const isEndedElsewhere = useAccountChanges(data)
  const sessionEnd = data?.sessionEnd ?? (isEndedElsewhere ? ENDED_ELSEWHERE : null)
  useTokenSync(data)
  useEffect(() => {
    // Tells style sheets, tools and browser tests that the page is hydrated.
    document.documentElement.dataset.hydrated = ''
  }, [])
  return (
    <html lang={brand.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={brand.backgroundColor} />
        {[figtree, bricolage].map((href) => (
          <link
            key={href}
            rel="preload"
            as="font"
            href={href}
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        {preresolvedHosts.map((host) => (
          <link key={host} rel="dns-prefetch" href={`https://${host}`} />
        ))}
        <link rel="icon" href="/logo.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link
          rel="alternate"
          type="application/rss+xml"
          title={`${brand.name} blog`}
          href="/blog/rss.xml"
        />
        <VideoPreload />
        <Meta />
        {/* Empty: no link needs a nonce, and browsers hide it, which hydration would report. */}
        <Links nonce="" />
      </head>
      <body>
        <ProgressBar />
        <a
          href="#main"
          className="absolute left-4 top-2 z-50 rounded-control bg-evergreen px-4 py-2.5 font-semibold text-white not-focus:sr-only"
        >
          Skip to content
        </a>
        {!isBare && <Analytics />}
        {!isBare && <Header />}
        <main id="main" tabIndex={-1}>
          {!isBare && sessionEnd && <SessionEnd reason={sessionEnd} />}
          {children}
        </main>
        {!isBare && <Footer hasAnalytics={Boolean(data?.analytics)} />}
        {!isBare && <Chat mode={data?.chatMode} />}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const { key } = useLocation()
  const isHydrated = useHydrated()
  // Null if a later navigation failed: the root has the id of the document's request.
  const [documentKey] = useState(isHydrated ? null : key)
  // As it was when the page failed: the connection may be back when "Try again" is pressed.
  const [isOffline] = useState(() => navigator.onLine === false)
  return (
    <ErrorPage
      requestId={key === documentKey ? loaderData?.requestId : undefined}
      // Browsers report a failed connection as a TypeError, but faults of ours are TypeErrors, too.
      isUnreached={isOffline && error instanceof TypeError}
    />
  )
}
