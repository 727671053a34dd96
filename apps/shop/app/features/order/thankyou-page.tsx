import { getOwnOrderEndpoint } from '@sluimer/contract/account/order-endpoints'
import type { Order } from '@sluimer/contract/order/schemas'
import { formatDutchDate } from '@sluimer/domain/time/dutch-date'
import { CircleCheck, Gift, Mail } from 'lucide-react'
import { Link, type RouterContextProvider, redirect } from 'react-router'
import { getApi } from '../../lib/api/api.server.ts'
import { hasSession } from '../../lib/api/has-session.server.ts'
import { formatPageTitle } from '../../lib/brand.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Container } from '../../ui/page/container.tsx'
import { Amount } from '../../ui/price/price.tsx'
import { useReportPurchase } from '../marketing/use-report-purchase.ts'
import type { Route } from './+types/thankyou-page.ts'
import { orderOrNotFound } from './find-order.server.ts'
import { OrderDelivery } from './order-delivery.tsx'
import { OrderDocuments } from './order-documents.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderShipments } from './order-shipments.tsx'
import { isConfirmed } from './order-state.ts'
import { OrderTotals } from './order-totals.tsx'
import { toOwnOrderPath } from './own-order-path.ts'
import { WithdrawalWords } from './withdrawal-words.tsx'

export const handle = { step: 3 }
export const meta: Route.MetaFunction = () => [
  { title: formatPageTitle('Bedankt') },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ request, context }: Route.LoaderArgs) {
  const order = await orderOrNotFound(context, new URL(request.url).searchParams.get('order'))
  // Only a paid order gets its thanks; the status page knows where any other one belongs.
  if (!isConfirmed(order)) throw redirect(`/checkout/status/${encodeURIComponent(order.order_id)}/`)
  return { order, isInAccount: await isInAccount(context, order.order_id) }
}

/** Whether an order is in the account of the visitor who looks at it. The api is asked only for a browser that has a session. */
async function isInAccount(context: Readonly<RouterContextProvider>, id: string): Promise<boolean> {
  return hasSession(context) && (await getApi(context).call(getOwnOrderEndpoint, { params: { id } })).ok
}

export default function ThankYouPage({ loaderData: { order, isInAccount } }: Route.ComponentProps) {
  useReportPurchase(order)
  return (
    <Container className="grid items-start gap-x-14 gap-y-8 py-10 lg:grid-cols-[1fr_24rem]">
      <div>
        <CircleCheck className="size-14 text-pine" aria-hidden="true" />
        <h1 className="mt-4">Bedankt voor je bestelling</h1>
        <p className="mt-3 text-lg">
          Je bestelnummer is <strong className="whitespace-nowrap">{order.order_number}</strong>.
        </p>
        <ul className="mt-6 flex flex-col gap-4">
          <li className="flex gap-3">
            <Mail className="mt-0.5 size-5 shrink-0 text-pine" aria-hidden="true" />
            <span className="min-w-0">
              De bevestiging is onderweg naar{' '}
              <span className="inline-block max-w-full wrap-anywhere">{order.email}.</span>
            </span>
          </li>
          <OrderDelivery order={order} isPlaceTold />
          <OrderShipments shipments={order.shipments} />
        </ul>
        {order.voucher && <VoucherCard voucher={order.voucher} />}
        <p className="mt-8 text-sm text-ink-soft">
          <WithdrawalWords lines={order.lines}>
            Bedenk je je? Tot veertien dagen na ontvangst kun je{' '}
            <Link
              to={`/service/herroepen/?bestelling=${encodeURIComponent(order.order_id)}`}
              className="text-pine underline underline-offset-4"
            >
              deze overeenkomst hier herroepen
            </Link>
            .
          </WithdrawalWords>
        </p>
        <div className="mt-6 flex flex-wrap gap-3 print:hidden">
          {isInAccount && (
            <ButtonLink to={toOwnOrderPath(order.order_id)}>Volg je bestelling in je account</ButtonLink>
          )}
          <ButtonLink to="/" variant="secondary">
            Verder winkelen
          </ButtonLink>
        </div>
      </div>
      <aside aria-label="Je bestelling" className="rounded-card bg-linen p-6">
        <h2 className="mb-4 text-2xl">Je bestelling</h2>
        <OrderLines items={order.lines} />
        <OrderTotals totals={order.totals} />
        <OrderDocuments invoices={order.invoices} />
      </aside>
    </Container>
  )
}

function VoucherCard({ voucher }: { voucher: NonNullable<Order['voucher']> }) {
  return (
    <section
      aria-labelledby="voucher"
      className="mt-8 rounded-card border-2 border-dashed border-pine bg-pine-mist p-5 sm:p-6"
    >
      <h2 id="voucher" className="flex items-start gap-2 text-xl">
        <Gift className="mt-1 size-5 shrink-0 text-pine" aria-hidden="true" />
        <span>
          Een voucher van <Amount cents={voucher.amount} /> voor je volgende bestelling
        </span>
      </h2>
      <p className="mt-3 text-2xl font-semibold tracking-wider select-all">{voucher.code}</p>
      <p className="mt-2 text-sm">
        Vul de code de volgende keer in je winkelwagen in. Geldig tot en met{' '}
        {formatDutchDate(voucher.valid_until)}, bij een bestelling vanaf <Amount cents={voucher.minimum} />.
        De code staat ook in je bevestigingsmail.
      </p>
    </section>
  )
}
