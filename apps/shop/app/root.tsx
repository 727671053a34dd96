// Must run before every module with schemas.
import './lib/zod-without-eval.ts'
import { CSPProvider } from '@base-ui/react/csp-provider'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import {
  Links,
  type LinksFunction,
  Meta,
  type MetaFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useNavigation,
} from 'react-router'
import type { Route } from './+types/root.ts'
import style from './app.css?url'
import { forwardMovedPages } from './features/content/moved-pages.server.ts'
import { tellFailure } from './features/error/tell-failure.server.ts'
import { toStatus } from './features/error/to-status.ts'
import { useConsentEffects } from './features/marketing/use-consent-effects.ts'
import { useUntaggedMove } from './features/marketing/use-untagged-move.ts'
import { RootErrorPage } from './layouts/root-error-page.tsx'
import { getHost } from './lib/api/host-context.server.ts'
import { brand, formatPageTitle } from './lib/brand.ts'
import { useFocusAfterMove } from './lib/browser/use-focus-after-move.ts'
import type { RootData } from './lib/browser/use-root-data.ts'
import { useWholePageMove } from './lib/browser/use-whole-page-move.ts'
import { LoadingBar } from './ui/message/loading-bar.tsx'
import { SkipLink } from './ui/page/skip-link.tsx'

export const links: LinksFunction = () => [
  ...[figtree, fraunces].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

/** The default head of a page, and that of the error page. */
export const meta: MetaFunction = ({ error }) =>
  error
    ? [{ title: formatPageTitle(String(toStatus(error))) }, { name: 'robots', content: 'noindex' }]
    : [{ title: formatPageTitle() }, { name: 'description', content: brand.description }]

/** Loads the data of every page. They hold nothing about the visitor, so that pages can be cached. */
export function loader({ context }: Route.LoaderArgs): RootData {
  const { tagManager, guaranteeNotice, assistantName, agents } = getHost(context)
  return {
    tagManager: tagManager && { id: tagManager.id, url: tagManager.url },
    guaranteeNotice,
    assistantName,
    agents,
  }
}

export const shouldRevalidate = () => false

/** SC-05: shows errors of the host. RT-05: forwards a page that moved. */
export const middleware: Route.MiddlewareFunction[] = [tellFailure, forwardMovedPages]

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="nl">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* Before all else, and by its address: what is imported comes last in the head, and once more with the first
            file that the browser fetches later, which draws the whole page anew. */}
        <link rel="stylesheet" href={style} precedence="default" />
        <meta name="theme-color" content="#15443a" />
        <Meta />
        <Links />
      </head>
      <body>
        <div className="app">
          <SkipLink />
          {children}
        </div>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App({ loaderData }: Route.ComponentProps) {
  const navigation = useNavigation()
  useConsentEffects(loaderData.tagManager)
  useUntaggedMove()
  useWholePageMove()
  useFocusAfterMove()
  return (
    <CSPProvider disableStyleElements>
      <LoadingBar isActive={navigation.state !== 'idle'} />
      <Outlet />
    </CSPProvider>
  )
}

// Written out rather than re-exported: only then the framework passes it the error.
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RootErrorPage error={error} />
}
