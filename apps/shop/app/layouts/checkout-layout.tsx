import { Outlet, useLocation, useMatches } from 'react-router'
import { PasskeyOffer } from '../features/account/passkeys/passkey-offer.tsx'
import { CookieBar } from '../features/consent/cookie-bar.tsx'
import { loadFooter } from '../features/shell/shell.server.ts'
import { Container } from '../ui/page/container.tsx'
import { ProgressSteps } from '../ui/page/progress-steps.tsx'
import type { Route } from './+types/checkout-layout.ts'
import { CheckoutFooter } from './footer/checkout-footer.tsx'
import { CheckoutHeader, type WayBack } from './header/checkout-header.tsx'

/**
 * The step of a checkout page: `export const handle: CheckoutHandle = { step: 1 }`; 3 when all steps are done. Without
 * it no step is shown.
 */
export interface CheckoutHandle {
  step: 0 | 1 | 2 | 3
}

const steps = [
  { title: 'Adres', link: '/checkout/address-details/' },
  { title: 'Verzend- & betaalmethode', link: '/checkout/payment-methods/' },
  { title: 'Betaling' },
]
const backToCart: WayBack = { to: '/cart/', what: 'naar je winkelwagen' }
const waysBack: readonly WayBack[] = [
  backToCart,
  { to: '/checkout/address-details/', what: 'naar je adres' },
  { to: '/checkout/payment-methods/', what: 'naar verzenden en betalen' },
]
/** A placed order has no steps to go back to, and its cart may be empty. */
const backToShop: WayBack = { to: '/', what: 'naar de winkel' }

/** The steps of a placed order cannot be changed any more, so they have no links. */
const placedSteps = steps.map(({ title }) => ({ title }))
/** Pages of an order that was placed already. */
const placedPath = /^\/checkout\/(status|pending|betalen|thankyou)/i

/** Loads no cart: status and thank-you pages must not (CA-05), and the other pages read the checkout's own. */
export function loader({ context }: Route.LoaderArgs) {
  return loadFooter(context)
}

export const shouldRevalidate = () => false

/** LY-03: checkout header, progress, page, footer with trust score and socials. */
export default function CheckoutLayout({ loaderData }: Route.ComponentProps) {
  const step = useCheckoutStep()
  const isPlaced = placedPath.test(useLocation().pathname)
  return (
    <>
      <CookieBar isOnlyWhenAsked />
      <CheckoutHeader
        usps={loaderData.usps}
        back={isPlaced ? backToShop : (waysBack[step ?? 0] ?? backToCart)}
      />
      {step !== undefined && (
        <Container width="text" className="pt-5 sm:pt-8 print:hidden">
          <ProgressSteps
            label="Voortgang van je bestelling"
            steps={isPlaced ? placedSteps : steps}
            currentIndex={step}
          />
        </Container>
      )}
      <main id="inhoud" tabIndex={-1} className="min-h-[60vh]">
        <Outlet />
      </main>
      <CheckoutFooter footer={loaderData.footer} />
      <PasskeyOffer isOnlyAfterOrder />
    </>
  )
}

function useCheckoutStep(): CheckoutHandle['step'] | undefined {
  const handle = useMatches().at(-1)?.handle
  if (typeof handle !== 'object' || handle === null || !('step' in handle)) return undefined
  const { step } = handle
  return step === 0 || step === 1 || step === 2 || step === 3 ? step : undefined
}
