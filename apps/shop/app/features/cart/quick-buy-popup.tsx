import type { Cart } from '@sluimer/contract/cart/schemas'
import { keepDays } from '@sluimer/domain/language/keep-units'
import { CircleCheck } from 'lucide-react'
import { useEffect, useReducer, useState } from 'react'
import { useLocation } from 'react-router'
import { useEachAnswer } from '../../lib/api/use-each-answer.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Alert } from '../../ui/message/alert.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { Amount } from '../../ui/price/price.tsx'
import { WholeWords } from '../../ui/text/whole-words.tsx'
import { useAddition } from '../add-to-cart/add-to-cart.tsx'
import { EnergyMark } from '../energy/energy-label.tsx'
import { isQuickViewOpen } from '../tile/quick-view-state.ts'
import { afterChange, noQuickBuy } from './quick-buy.ts'
import { TotalsTable } from './totals-table.tsx'
import { useReportAddition } from './use-report-cart.ts'

/** CA-03: shows the added product with the cart's totals, or why the addition failed. The layout renders it once. */
export function QuickBuyPopup() {
  const { fetcher } = useAddition()
  const [quickBuy, hear] = useReducer(afterChange, noQuickBuy)
  const [isOpen, setOpen] = useState(false)
  const { pathname } = useLocation()
  const change = fetcher.state === 'submitting' ? undefined : fetcher.data
  useReportAddition(change)

  useEachAnswer(change, (latest) => {
    hear(latest)
    // The quick view itself says why an addition failed, and offers another choice.
    setOpen(latest.ok || !isQuickViewOpen())
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move to another page is what closes it.
  useEffect(() => setOpen(false), [pathname])

  const { shown } = quickBuy
  if (!shown) return null
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setOpen}
      width="medium"
      title={shown.ok ? 'Toegevoegd aan je winkelwagen' : 'Dat lukte niet'}
      footer={
        <>
          <Button type="button" variant="secondary" onClick={() => setOpen(false)}>
            Verder winkelen
          </Button>
          <ButtonLink to="/cart/">Naar winkelwagen</ButtonLink>
        </>
      }
    >
      {shown.ok ? (
        shown.intent === 'add' && <Added itemId={shown.added.item_id} cart={shown.cart} />
      ) : (
        <Alert tone="error">{shown.error.message}</Alert>
      )}
    </Dialog>
  )
}

function Added({ itemId, cart }: { itemId: string; cart: Cart }) {
  const item = cart.items.find(({ id }) => id === itemId)
  if (!item) return null
  return (
    <>
      <div className="flex items-center gap-4">
        <Picture
          image={item.thumbnail}
          sizes="6rem"
          isDecorative
          shape="styled"
          className="size-24 shrink-0 rounded-card"
        />
        <div className="min-w-0">
          <p className="flex items-center gap-2 font-semibold text-pine">
            <CircleCheck className="size-5 shrink-0" aria-hidden="true" />
            <span>{item.name}</span>
          </p>
          {item.title && (
            <p className="text-sm text-ink-soft">
              <WholeWords text={item.title} />
            </p>
          )}
          <p className="mt-1 text-sm">
            {item.quantity} x <Amount cents={item.price} />
          </p>
          <EnergyMark {...item} />
          <p className="text-sm text-ink-soft">{keepDays(item.delivery)}</p>
        </div>
      </div>
      <TotalsTable totals={cart.totals} className="mt-5 border-t border-sand pt-4" />
    </>
  )
}
