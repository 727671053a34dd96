import { retryPayment } from '@sluimer/contract/order/endpoints'
import { data, Form, redirect, redirectDocument, useNavigation } from 'react-router'
import { apiFor } from '../../lib/api.server.ts'
import { pageTitle } from '../../lib/brand.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { paymentCards } from '../payment/payment-cards.tsx'
import type { Route } from './+types/retry-page.ts'
import { orderOrNotFound } from './find-order.server.ts'
import { OrderLines } from './order-lines.tsx'
import { OrderTotals } from './order-totals.tsx'

export const handle = { step: 2 }
export const meta: Route.MetaFunction = () => [
  { title: pageTitle('Betaling afronden') },
  { name: 'robots', content: 'noindex' },
]

/** `/checkout/betalen/{order}`: an order that is not paid yet can be paid here, with the same method or another. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const order = await orderOrNotFound(context, params.order)
  if (order.payment_status === 'paid' || order.payment_status === 'authorized')
    throw redirect(`/checkout/thankyou?order=${encodeURIComponent(order.order_id)}`)
  return { order }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  if (!params.order) throw redirect('/cart/')
  const form = await request.formData()
  const selectedPaymentMethod = String(form.get('selectedPaymentMethod') ?? '')
  if (!selectedPaymentMethod)
    return data({ message: 'Selecteer een betaalmethode', lines: undefined }, { status: 400 })
  const retried = await apiFor(context).call(retryPayment, {
    body: { order_id: params.order, selectedPaymentMethod },
  })
  if (retried.ok) return redirectDocument(retried.data.url)
  return data({ message: retried.error.message, lines: retried.error.lines }, { status: retried.status })
}

export default function RetryPage({ loaderData: { order }, actionData }: Route.ComponentProps) {
  const navigation = useNavigation()
  const isPayable = order.paymentMethods.length > 0
  return (
    <Container className="grid items-start gap-x-14 gap-y-8 py-10 lg:grid-cols-[1fr_24rem]">
      <div>
        <h1>
          {isPayable ? 'Je bestelling is nog niet betaald' : 'Deze bestelling kan niet meer worden betaald'}
        </h1>
        <p className="mt-3 text-ink-soft">
          {isPayable
            ? `Er is niets afgeschreven. Bestelling ${order.order_number} staat voor je klaar; kies hoe je wilt betalen.`
            : `Bestelling ${order.order_number} is ${order.status_label.toLowerCase()}. Er is niets afgeschreven.`}
        </p>
        {actionData && (
          <Alert tone="error" title={actionData.message} className="mt-6">
            {actionData.lines && (
              <ul className="mt-1 list-disc pl-5">
                {actionData.lines.map((line) => (
                  <li key={line.item_id}>
                    {line.title}: {line.available === 0 ? 'uitverkocht' : `nog ${line.available} op voorraad`}
                  </li>
                ))}
              </ul>
            )}
          </Alert>
        )}
        {isPayable && (
          <Form method="post" className="mt-8 flex flex-col gap-6">
            <RadioCards
              legend="Betaalmethode"
              name="selectedPaymentMethod"
              defaultValue={order.payment_method.code}
              cards={paymentCards(order.paymentMethods)}
            />
            <Button size="large" isLoading={navigation.state !== 'idle' && navigation.formMethod === 'POST'}>
              Betalen
            </Button>
          </Form>
        )}
      </div>
      <aside aria-label="Je bestelling" className="rounded-card bg-linen p-6">
        <h2 className="mb-4 text-2xl">Je bestelling</h2>
        <OrderLines items={order.lines} />
        <OrderTotals totals={order.totals} />
      </aside>
    </Container>
  )
}
