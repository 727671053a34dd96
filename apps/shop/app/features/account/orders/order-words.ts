import type { ListedOrder } from '@sluimer/contract/account/order-schemas'
import { formatNames } from '@sluimer/domain/language/format-names'

/** Names the goods of an order as far as there is room: 'Boxspring Dune (2×), Kussen en nog 3 artikelen'. */
export function describeGoods(
  goods: readonly Pick<ListedOrder['goods'][number], 'name' | 'quantity'>[],
): string {
  const names = goods.map(({ name, quantity }) => (quantity > 1 ? `${name} (${quantity}×)` : name))
  if (names.length <= 3) return formatNames(names)
  return formatNames([...names.slice(0, 2), `nog ${names.length - 2} artikelen`])
}

/** Says why an order is in the account, in words that follow 'Geplaatst'. */
export function describeJoining(joined: ListedOrder['joined']): string {
  return joined === 'placed' ? 'terwijl je was ingelogd' : 'als gast met jouw e-mailadres'
}
