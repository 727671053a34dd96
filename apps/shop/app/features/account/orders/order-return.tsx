import type { OwnOrder } from '@sluimer/contract/account/order-schemas'
import { formatDutchDate } from '@sluimer/domain/time/dutch-date'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { WithdrawalWords } from '../../order/withdrawal-words.tsx'

/** Until when the customer can think again about an order, and the way to say so. */
export function OrderReturn(props: {
  order: OwnOrder
  /** The last day of the term; null while a part of the order is still to come. */
  lastDay: string | null
  isOver: boolean
}) {
  const { order, lastDay, isOver } = props
  const canWithdraw = !isOver && order.lines.some((line) => !line.made_to_measure)
  return (
    <section aria-labelledby="retour" className="mt-8 print:mt-4">
      <h2 id="retour" className="text-2xl">
        Terugsturen of herroepen
      </h2>
      <p className="mt-2">
        <WithdrawalWords lines={order.lines}>{describeTerm(lastDay, isOver)}</WithdrawalWords>
      </p>
      {canWithdraw && (
        <ButtonLink
          to={`/service/herroepen/?bestelling=${encodeURIComponent(order.order_id)}`}
          variant="secondary"
          className="mt-4"
        >
          Herroep de overeenkomst
        </ButtonLink>
      )}
    </section>
  )
}

function describeTerm(lastDay: string | null, isOver: boolean): string {
  if (lastDay === null)
    return 'Bedenk je je? Dat kan nu al, en nog tot veertien dagen nadat je alles hebt ontvangen. Een reden hoef je niet te geven.'
  return isOver
    ? `Je bedenktijd liep tot en met ${formatDutchDate(lastDay)}. Is er iets mis met je bestelling? Dan helpen we je ook daarna.`
    : `Bedenk je je? Je bedenktijd loopt tot en met ${formatDutchDate(lastDay)}. Een reden hoef je niet te geven.`
}
