import { useEachAnswer } from '../../lib/api/use-each-answer.ts'
import { aboutItem } from '../marketing/commerce-events.ts'
import { toCartLineItem } from '../marketing/commerce-item.ts'
import { pushCommerceEvent } from '../marketing/data-layer.ts'
import type { LookAnswer } from './look-answer.ts'

/** Reports each piece of a look that came into the cart; what was in it already is reported no second time. */
export function useReportLook(answer: LookAnswer | undefined): void {
  useEachAnswer(answer, (latest) => {
    if (!latest.ok) return
    for (const { variant_id: id, quantity } of latest.added) {
      const line = latest.cart.items.find((item) => item.variant_id === id)
      if (line) pushCommerceEvent(aboutItem('add_to_cart', toCartLineItem(line, quantity)))
    }
  })
}
