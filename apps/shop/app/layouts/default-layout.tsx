import { toSizeKey } from '@sluimer/domain/catalog/bed-size'
import { Outlet, type ShouldRevalidateFunction } from 'react-router'
import { PasskeyOffer } from '../features/account/passkeys/passkey-offer.tsx'
import { readBedSize } from '../features/bed-size/bed-size.server.ts'
import { QuickBuyPopup } from '../features/cart/quick-buy-popup.tsx'
import { Chat } from '../features/chat/chat.tsx'
import { CompareBar } from '../features/compare/compare-bar.tsx'
import { CookieBar } from '../features/consent/cookie-bar.tsx'
import { usePageVisit } from '../features/marketing/use-page-visit.ts'
import { NewsletterPopup } from '../features/newsletter/newsletter-popup.tsx'
import { QuickView } from '../features/quick-view/quick-view.tsx'
import { loadCartCount, loadShell } from '../features/shell/shell.server.ts'
import { unreachableStatus } from '../lib/api/answer-or.ts'
import { getHost } from '../lib/api/host-context.server.ts'
import { readToldPlace } from '../lib/api/shared-cookie.ts'
import type { Route } from './+types/default-layout.ts'
import { SiteFooter } from './footer/site-footer.tsx'
import { SiteHeader } from './header/site-header.tsx'
import { useFreshAfterReturn } from './use-fresh-after-return.ts'

/** LY-04: header, page, footer. Loads the cart too (CA-05). */
export async function loader({ context }: Route.LoaderArgs) {
  const [shell, cartCount] = await Promise.all([loadShell(context), loadCartCount(context)])
  const bed = readBedSize(context)
  const told = readToldPlace(getHost(context).visit.cookie)
  return { ...shell, cartCount, bedSize: bed ? toSizeKey(bed) : null, deliveryArea: told?.area ?? null }
}

/** Menus stay the same; they are read again only after a form (which may change the cart) or for the same page. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  formMethod,
  actionStatus,
  currentUrl,
  nextUrl,
}) => {
  if (formMethod === undefined) return currentUrl.href === nextUrl.href
  return formMethod !== 'GET' && actionStatus !== unreachableStatus
}

export default function DefaultLayout({ loaderData }: Route.ComponentProps) {
  usePageVisit(loaderData.cartCount)
  useFreshAfterReturn()
  return (
    <>
      <CookieBar />
      <SiteHeader shell={loaderData} cartCount={loaderData.cartCount} />
      <main id="inhoud" tabIndex={-1} className="min-h-[60vh]">
        <Outlet />
      </main>
      <SiteFooter footer={loaderData.footer} />
      <CompareBar />
      <QuickView />
      <QuickBuyPopup />
      <NewsletterPopup />
      <PasskeyOffer />
      <Chat />
    </>
  )
}
