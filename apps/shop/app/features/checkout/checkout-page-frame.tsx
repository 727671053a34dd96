import type { Cart } from '@sluimer/contract/cart/schemas'
import { Link } from 'react-router'
import { Alert } from '../../ui/message/alert.tsx'
import { Container } from '../../ui/page/container.tsx'
import { Disclosure } from '../../ui/page/disclosure.tsx'
import { Amount } from '../../ui/price/price.tsx'
import { TotalsTable } from '../cart/totals-table.tsx'
import { OrderLines } from '../order/order-lines.tsx'
import { ShortageList } from '../order/shortage-list.tsx'

/**
 * A step of the checkout: the work in one column, the summary in the other. On a phone the summary is folded above the
 * work, with the total in sight, unless the step shows it in a place of its own.
 */
export function CheckoutPage({
  title,
  cart,
  hasOwnSummary = false,
  children,
}: {
  title: string
  cart: Cart
  /** The step itself shows the summary on screens without a second column. */
  hasOwnSummary?: boolean
  children: React.ReactNode
}) {
  return (
    <Container className="grid grid-cols-1 items-start gap-x-14 gap-y-6 py-6 lg:grid-cols-[1fr_24rem] lg:py-10">
      {!hasOwnSummary && (
        <div className="lg:hidden">
          <Disclosure
            title={`Je bestelling (${cart.totals.total_quantity})`}
            trailing={<Amount cents={cart.totals.grand_total} />}
          >
            <CartInShort cart={cart} />
          </Disclosure>
        </div>
      )}
      <div className="min-w-0 lg:max-w-2xl">
        <h1 className="mb-6">{title}</h1>
        {cart.joined !== null && <Alert className="mb-6">{cart.joined}</Alert>}
        <Shortages cart={cart} />
        <CodeProblems cart={cart} />
        {children}
      </div>
      <aside
        aria-label="Je bestelling"
        className="hidden rounded-card bg-linen p-6 lg:sticky lg:top-6 lg:block"
      >
        <h2 className="mb-4 text-2xl">Je bestelling</h2>
        <CartInShort cart={cart} />
      </aside>
    </Container>
  )
}

export function CartInShort({ cart }: { cart: Cart }) {
  return (
    <>
      <OrderLines items={cart.items} />
      <TotalsTable totals={cart.totals} className="mt-5 border-t border-sand pt-4" />
    </>
  )
}

/** CO-08: what became unavailable on the way is said before anyone has filled in a form for it. */
function Shortages({ cart }: { cart: Cart }) {
  const lines = cart.items
    .filter(({ available }) => !available)
    .map(({ id, name, quantity, stock, configuration }) => ({
      ...{ item_id: id, title: name, requested: quantity, available: stock },
      ...(configuration?.problem && { reason: configuration.problem }),
    }))
  if (lines.length === 0) return null
  return (
    <Alert tone="warning" title="Dit kun je zo niet bestellen" className="mb-6">
      <ShortageList lines={lines} />
      <Link to="/cart/" className="text-pine underline underline-offset-4">
        Winkelwagen aanpassen
      </Link>
    </Alert>
  )
}

/** A code can stop counting on the way: at midnight, say, or once the address is known. The total does not say so. */
function CodeProblems({ cart }: { cart: Cart }) {
  const failing = cart.codes.filter(({ problem }) => problem !== null)
  if (failing.length === 0) return null
  return (
    <Alert tone="warning" title="Een code telt niet mee" className="mb-6">
      {failing.map(({ code, problem }) => (
        <p key={code}>
          <span className="font-semibold tracking-wide">{code}</span>: {problem}
        </p>
      ))}
      <Link to="/cart/" className="text-pine underline underline-offset-4">
        Code aanpassen in je winkelwagen
      </Link>
    </Alert>
  )
}
