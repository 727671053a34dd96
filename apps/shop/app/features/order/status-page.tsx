import { getOrderStatus } from '@sluimer/contract/order/endpoints'
import { useEffect } from 'react'
import { data, redirect, useRevalidator } from 'react-router'
import { apiFor } from '../../lib/api.server.ts'
import { pageTitle } from '../../lib/brand.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { DozingEye } from '../../ui/wordmark.tsx'
import type { Route } from './+types/status-page.ts'
import { pageAfterStatus } from './order-next.server.ts'

export const handle = { step: 2 }
const secondsBetweenQuestions = 3

export const meta: Route.MetaFunction = () => [
  { title: pageTitle('We controleren je betaling') },
  { name: 'robots', content: 'noindex' },
  // Without scripts the page asks again by itself.
  { httpEquiv: 'refresh', content: String(secondsBetweenQuestions) },
]

/** Where the payment page sends people back to. The return itself proves nothing: the server asks the provider (CO-06). */
export async function loader({ params, context }: Route.LoaderArgs) {
  if (!params.order) throw redirect('/cart/')
  const status = await apiFor(context).call(getOrderStatus, { params: { id: params.order } })
  if (!status.ok) throw data(null, { status: status.status >= 500 ? 503 : 404 })
  const page = pageAfterStatus(status.data)
  if (page) throw redirect(page)
  return { orderId: status.data.order_id, orderNumber: status.data.order_number }
}

export default function StatusPage({ loaderData }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (state !== 'idle') return
    const timer = setInterval(async () => {
      if (await isShopReady()) void revalidate()
    }, secondsBetweenQuestions * 1000)
    return () => clearInterval(timer)
  }, [state, revalidate])
  return (
    <Container width="text" className="flex flex-col items-center py-16 text-center">
      <DozingEye className="size-20 animate-doze text-pine" />
      <h1 className="mt-6">We controleren je betaling</h1>
      <p role="status" className="mt-3 text-ink-soft">
        Bestelling {loaderData.orderNumber} is bij ons binnen. We wachten op het antwoord van de betaalpagina;
        dat duurt meestal een paar tellen.
      </p>
      <ButtonLink to={`/checkout/betalen/${loaderData.orderId}/`} variant="quiet" className="mt-6">
        Betaling opnieuw starten
      </ButtonLink>
    </Container>
  )
}

/** Asking a shop that cannot be reached would put the error page in place of this one; a phone loses its connection often. */
async function isShopReady(): Promise<boolean> {
  try {
    return (await fetch('/readyz')).ok
  } catch {
    return false
  }
}
