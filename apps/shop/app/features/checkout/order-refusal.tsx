import type { ErrorBody } from '@sluimer/contract/errors'
import { unsentMessage } from '../../lib/api/unsent.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { AnswerAlert } from '../../ui/message/answer-alert.tsx'
import { PriceChangeList } from '../order/price-change-list.tsx'
import { ShortageList } from '../order/shortage-list.tsx'

export type Refusal = ErrorBody['error']

/** What the page says when the order could not be sent. */
export function orderNotSent(): Refusal {
  return { code: 'unavailable', message: unsentMessage, request_id: '' }
}

/** Why the order was not placed: which prices or lines it was about, and where that can be mended. */
export function OrderRefusal({ refusal }: { refusal: Refusal }) {
  const { code, message, prices, lines } = refusal
  return (
    <AnswerAlert answer={refusal} title={message} className="mb-6">
      {prices && <PriceChangeList changes={prices} />}
      {code === 'payment_method_unavailable' && (
        <WayOut to="/checkout/payment-methods/">Andere betaalmethode kiezen</WayOut>
      )}
      {lines && (
        <>
          <ShortageList lines={lines} />
          <WayOut to="/cart/">Winkelwagen aanpassen</WayOut>
        </>
      )}
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
