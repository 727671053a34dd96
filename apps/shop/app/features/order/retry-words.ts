import type { Order } from '@sluimer/contract/order/schemas'
import { isRefundDue } from './order-state.ts'

/** Explains what happened to an order that is not, or no longer, paid: title and text of its page. */
export function explainRetry(order: Order, isPayable: boolean): { title: string; text: string } {
  const number = order.order_number
  if (order.status === 'refunded')
    return {
      title: 'Je geld is teruggestuurd',
      text: `Bestelling ${number} is terugbetaald via ${order.payment_method.title}. Meestal staat het bedrag binnen een paar werkdagen op je rekening.`,
    }
  // An invoice exists, so the order was accepted first and canceled afterwards.
  if (order.status === 'canceled' && order.invoices.length > 0)
    return {
      title: 'Je bestelling is geannuleerd',
      text: `Bestelling ${number} is geannuleerd. Wat je betaald hebt, krijg je helemaal terug langs dezelfde weg; was er nog niets afgeschreven, dan hoef je niets te betalen.`,
    }
  if (isRefundDue(order))
    return {
      title: 'Je krijgt je geld terug',
      text: `Je betaling voor bestelling ${number} kwam binnen toen de artikelen niet meer voor je klaarlagen. We sturen het hele bedrag terug langs dezelfde weg; je hoeft niets te doen.`,
    }
  if (isPayable)
    return {
      title: 'Je bestelling is nog niet betaald',
      text: `Er is niets afgeschreven. Bestelling ${number} staat voor je klaar; kies hoe je wilt betalen.`,
    }
  return {
    title: 'Deze bestelling kan niet meer worden betaald',
    text: `Bestelling ${number} is ${order.status_label.toLowerCase()}. Er is niets afgeschreven.`,
  }
}
