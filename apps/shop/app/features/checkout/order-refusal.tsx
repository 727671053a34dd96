import type { ErrorBody } from '@sluimer/contract/errors'
import { unsentMessage } from '../../lib/api/unsent.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { AnswerAlert } from '../../ui/message/answer-alert.tsx'
import { PriceChangeList } from '../order/price-change-list.tsx'
import { ShortageList } from '../order/shortage-list.tsx'

export type Refusal = ErrorBody['error']

export function orderNotSent(): Refusal {
  return { code: 'unavailable', message: unsentMessage, request_id: '' }
}

/** Whether the cart has to change first. The page then stays with its reason: read anew, it would lead to the cart at once. */
export function concernsCart({ code, lines }: Refusal): boolean {
  return lines !== undefined || code === 'not_purchasable'
}

/** Says why the order was not placed: which prices or lines were the reason, and where to correct that. */
export function OrderRefusal({ refusal }: { refusal: Refusal }) {
  const { code, message, prices, lines } = refusal
  return (
    <AnswerAlert answer={refusal} title={message} className="mb-6">
      {prices && <PriceChangeList changes={prices} />}
      {code === 'payment_method_unavailable' && (
        <WayOut to="/checkout/payment-methods/">Andere betaalmethode kiezen</WayOut>
      )}
      {lines && <ShortageList lines={lines} />}
      {concernsCart(refusal) && <WayOut to="/cart/">Winkelwagen aanpassen</WayOut>}
    </AnswerAlert>
  )
}

function WayOut({ to, children }: { to: string; children: string }) {
  return (
    <ButtonLink to={to} variant="quiet" size="small" className="-ml-4">
      {children}
    </ButtonLink>
  )
}
