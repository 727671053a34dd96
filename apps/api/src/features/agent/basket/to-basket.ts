import type { UcpBasket, UcpLineItem, UcpMessage, UcpTotal } from '@sluimer/contract/agent/answers'
import type { Cart, CartItem, CartTotals } from '@sluimer/contract/cart/schemas'
import { discloseEnergy } from '../catalog/disclosures.ts'
import { toVariantItemId } from '../product/item-id.ts'
import { listShopLinks } from '../protocol/shop-links.ts'
import { toProposalPath } from './basket-ids.ts'

interface BasketParts {
  readonly id: string
  readonly cart: Cart
  readonly expiresAt: Date
  readonly publicUrl: string
  readonly messages: readonly UcpMessage[]
  /** False once the buyer can no longer do anything with it. */
  readonly isOpen: boolean
}

/** Describes a cart for agents, with the sums that the shop's own pages show. */
export function toBasket({ id, cart, expiresAt, publicUrl, messages, isOpen }: BasketParts): UcpBasket {
  return {
    id,
    line_items: cart.items.map((item) => toLineItem(item, publicUrl)),
    currency: 'EUR',
    totals: toTotals(cart.totals),
    messages: [...messages, ...listItemMessages(cart.items), ...explainTotals(cart)],
    links: listShopLinks(publicUrl),
    ...(isOpen ? { continue_url: `${publicUrl}${toProposalPath(id)}` } : {}),
    expires_at: expiresAt.toISOString(),
  }
}

function toLineItem(item: CartItem, publicUrl: string): UcpLineItem {
  const { discount } = item
  return {
    id: item.id,
    item: {
      id: toVariantItemId(item.variant_id),
      title: item.title === '' ? item.name : `${item.name}, ${item.title}`,
      price: item.price,
      image_url: `${publicUrl}${item.thumbnail.src}`,
    },
    quantity: item.quantity,
    totals: [
      { type: 'subtotal', display_text: 'Subtotaal', amount: item.row_total },
      ...(discount > 0
        ? [{ type: 'items_discount' as const, display_text: 'Korting', amount: -discount }]
        : []),
      { type: 'total', display_text: 'Totaal', amount: item.row_total - discount },
    ],
  }
}

/** Lists what is paid, in the order in which our own pages show it. Everything but the total adds up to the total. */
function toTotals(totals: CartTotals): UcpTotal[] {
  return [
    { type: 'subtotal', display_text: 'Subtotaal', amount: totals.sub_total },
    ...totals.discounts
      .filter(({ amount }) => amount > 0)
      .map(({ title, amount }) => ({ type: 'discount' as const, display_text: title, amount: -amount })),
    ...totals.costs.map(({ kind, title, cents }) => ({
      type: kind === 'shipping' ? ('fulfillment' as const) : ('fee' as const),
      display_text: title,
      amount: cents,
    })),
    { type: 'total', display_text: 'Totaal, inclusief btw', amount: totals.grand_total },
  ]
}

/** Lists what a buyer must know about a line beforehand: what became of it, its energy class, and that it cannot be returned. */
function listItemMessages(items: readonly CartItem[]): UcpMessage[] {
  return items.flatMap((item, index) => {
    const path = `$.line_items[${index}]`
    const lack: UcpMessage = {
      type: 'error',
      code: 'out_of_stock',
      content: `Van ${item.name} zijn er nog ${item.stock}; vraag er minder.`,
      severity: 'recoverable',
      path,
    }
    const made: UcpMessage = {
      type: 'warning',
      code: 'no_right_of_withdrawal',
      content: `${item.name} wordt op maat gemaakt en kan daarom niet worden geretourneerd.`,
      path,
      presentation: 'disclosure',
    }
    return [
      ...(item.available ? [] : [lack]),
      ...(item.energy_label === null ? [] : [discloseEnergy(item.energy_label, path)]),
      ...(item.made_to_measure ? [made] : []),
    ]
  })
}

function explainTotals({ items, totals }: Cart): UcpMessage[] {
  if (items.length === 0 || totals.shipping_costs !== null) return []
  const content = 'Zonder bezorgkosten: noem een land (NL of BE) in context.address_country.'
  return [{ type: 'info', code: 'delivery_not_included', content, path: '$.totals' }]
}
