import { getOrderStatusEndpoint } from '@sluimer/contract/order/endpoints'
import { useEffect } from 'react'
import { data, redirect, useRevalidator } from 'react-router'
import { getApi } from '../../lib/api/api.server.ts'
import { formatPageTitle } from '../../lib/brand.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { DozingEye } from '../../ui/mark/wordmark.tsx'
import { Container } from '../../ui/page/container.tsx'
import type { Route } from './+types/status-page.ts'
import { choosePageAfterStatus } from './order-next.server.ts'
import { OtherSum, otherSumTitle } from './other-sum.tsx'

export const handle = { step: 2 }
const secondsBetweenQuestions = 3
const waitTitle = 'We controleren je betaling'

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const isOther = loaderData?.holdsOtherSum ?? false
  return [
    { title: formatPageTitle(isOther ? otherSumTitle : waitTitle) },
    { name: 'robots', content: 'noindex' },
    // Without scripts the browser reloads the page by itself.
    ...(isOther ? [] : [{ httpEquiv: 'refresh', content: String(secondsBetweenQuestions) }]),
  ]
}

/** The page after the payment page. The return itself proves nothing: the server asks the provider (CO-06). */
export async function loader({ params, context }: Route.LoaderArgs) {
  if (!params.order) throw redirect('/cart/')
  const status = await getApi(context).call(getOrderStatusEndpoint, { params: { id: params.order } })
  if (!status.ok) throw data(null, { status: status.status >= 500 ? 503 : 404 })
  const page = choosePageAfterStatus(status.data)
  if (page) throw redirect(page)
  const { order_id: orderId, order_number: orderNumber, next } = status.data
  return { orderId, orderNumber, holdsOtherSum: next === 'other_sum' }
}

export default function StatusPage({ loaderData }: Route.ComponentProps) {
  const { orderId, orderNumber, holdsOtherSum } = loaderData
  return holdsOtherSum ? (
    <OtherSum orderNumber={orderNumber} />
  ) : (
    <Waiting orderId={orderId} orderNumber={orderNumber} />
  )
}

function Waiting({ orderId, orderNumber }: { orderId: string; orderNumber: string }) {
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
      <h1 className="mt-6">{waitTitle}</h1>
      <p role="status" className="mt-3 text-ink-soft">
        Bestelling {orderNumber} is bij ons binnen. We wachten op het antwoord van de betaalpagina; dat duurt
        meestal een paar tellen.
      </p>
      <ButtonLink to={`/checkout/betalen/${orderId}/`} variant="quiet" className="mt-6">
        Betaling opnieuw starten
      </ButtonLink>
    </Container>
  )
}

/** Checks the connection, which phones lose often: a failed reload would replace this page by the error page. */
async function isShopReady(): Promise<boolean> {
  try {
    return (await fetch('/readyz')).ok
  } catch {
    return false
  }
}
