import type { OwnOrder } from '@sluimer/contract/account/order-schemas'
import { OrderDelivery } from '../../order/order-delivery.tsx'
import { OrderDocuments } from '../../order/order-documents.tsx'
import { OrderLines } from '../../order/order-lines.tsx'
import { isToCome } from '../../order/order-state.ts'
import { OrderTotals } from '../../order/order-totals.tsx'
import { OrderAddress } from './order-address.tsx'
import { OrderAgain } from './order-again.tsx'

/** What was bought and what it cost; beside it on a wide screen, where it goes. */
export function OrderContents({ order }: { order: OwnOrder }) {
  return (
    <div data-wide className="items-start gap-x-10 xl:grid xl:grid-cols-[minmax(0,1fr)_18rem]">
      <section
        aria-labelledby="artikelen"
        className="mt-8 rounded-card bg-linen p-5 sm:p-6 print:mt-5 print:p-0"
      >
        <h2 id="artikelen" className="mb-4 text-2xl print:mb-2">
          Je artikelen
        </h2>
        <OrderLines items={isToCome(order) ? order.lines : order.lines.map(withoutDelivery)} isLinked />
        <OrderTotals totals={order.totals} />
        <OrderDocuments invoices={order.invoices} />
        <OrderAgain />
      </section>
      <section aria-labelledby="bezorging" className="mt-8 xl:mt-14 print:mt-4">
        <h2 id="bezorging" className="text-2xl">
          Bezorging en betaling
        </h2>
        <ul className="mt-4 print:mt-2">
          <OrderDelivery order={order} />
        </ul>
        <div className="mt-6 grid gap-6 max-xl:sm:grid-cols-2 print:mt-2 max-xl:print:grid-cols-3">
          {order.delivery.pickup_point === null && (
            <OrderAddress title="Bezorgadres" address={order.shipping} />
          )}
          <OrderAddress title="Factuuradres" address={order.billing} />
          <div>
            <h3 className="text-base font-semibold">Betaalmethode</h3>
            <p className="mt-1 text-ink-soft">{order.payment_method.title}</p>
          </div>
        </div>
      </section>
    </div>
  )
}

const withoutDelivery = ({ delivery: _past, ...line }: OwnOrder['lines'][number]) => line
