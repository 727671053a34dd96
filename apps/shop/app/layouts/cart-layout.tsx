import { Outlet, type ShouldRevalidateFunction, useFetchers, useNavigation } from 'react-router'
import { CookieBar } from '../features/consent/cookie-bar.tsx'
import { CookieSettingsButton } from '../features/consent/cookie-settings-button.tsx'
import { usePageVisit } from '../features/marketing/use-page-visit.ts'
import { loadCartCount, loadShell } from '../features/shell/shell.server.ts'
import { unreachableStatus } from '../lib/api/answer-or.ts'
import { getHost } from '../lib/api/host-context.server.ts'
import { readToldPlace } from '../lib/api/shared-cookie.ts'
import { LoadingOverlay } from '../ui/message/loading-overlay.tsx'
import { Container } from '../ui/page/container.tsx'
import type { Route } from './+types/cart-layout.ts'
import { CartRating } from './footer/cart-rating.tsx'
import { LegalLinks } from './footer/legal-links.tsx'
import { SiteHeader } from './header/site-header.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const [shell, cartCount] = await Promise.all([loadShell(context), loadCartCount(context)])
  const told = readToldPlace(getHost(context).visit.cookie)
  return { ...shell, cartCount, deliveryArea: told?.area ?? null }
}

export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, actionStatus }) =>
  formMethod !== undefined && formMethod !== 'GET' && actionStatus !== unreachableStatus

/** LY-02: header and loading overlay; below the page the rating and the line that the law requires on every page. */
export default function CartLayout({ loaderData }: Route.ComponentProps) {
  usePageVisit(loaderData.cartCount)
  const navigation = useNavigation()
  const isChanging = useFetchers().some(({ formMethod }) => formMethod !== undefined && formMethod !== 'GET')
  return (
    <>
      <CookieBar isOnlyWhenAsked />
      <SiteHeader shell={loaderData} cartCount={loaderData.cartCount} />
      <main id="inhoud" tabIndex={-1} className="min-h-[70vh]">
        <Outlet />
      </main>
      <Container as="footer" width="wide" className="py-6">
        {loaderData.footer && <CartRating trust={loaderData.footer.trust} />}
        <LegalLinks className="justify-center">
          <CookieSettingsButton />
        </LegalLinks>
      </Container>
      <LoadingOverlay
        isActive={isChanging || navigation.state === 'submitting'}
        label="Je winkelwagen wordt bijgewerkt"
      />
    </>
  )
}
