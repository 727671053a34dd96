import type { BillingAddress, ShippingAddress } from '@sluimer/contract/address/schemas'
import type { AddressKind } from '@sluimer/domain/address/address-book'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { createUuid } from '../../../platform/new-uuid.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { insertAddress, listAddresses } from '../../customer/rows/address.queries.ts'
import { lockCustomer, setCustomer } from '../../customer/rows/customer.queries.ts'
import { requireVisitor } from '../../customer/session/find-visitor.ts'
import { getOwnedOrder } from '../../order/owner/own-order.ts'
import { toKeptAddress } from '../addresses/keep-address.ts'

/**
 * Keeps the name and the addresses of an order in the account of its customer, who asked for it. What the account knows already stays as
 * it is, so doing it twice changes nothing.
 */
export async function keepOrderDetails(
  deps: Deps,
  token: string | undefined,
  publicId: string,
): Promise<Outcome<{ done: true }>> {
  const visitor = await requireVisitor(deps, token)
  if (!visitor.ok) return visitor
  return inTransaction(deps.db, async (tx) => {
    const known = await lockCustomer(tx, visitor.data.customer.id)
    if (known === undefined) return { ok: false, error: { code: 'login_required' } }
    const { id: customerId, details } = known
    const owned = await getOwnedOrder(tx, customerId, publicId)
    if (!owned.ok) return owned
    const { customer, billing, shipping, sameDeliveryAddress } = owned.data.order.details
    if (details.first_name === '' && details.last_name === '') {
      const { type, first_name, last_name, company, phone_number, vat_number, coc_number } = customer
      const given = { type, first_name, last_name, company, phone_number, vat_number, coc_number }
      await setCustomer(tx, customerId, { details: { ...details, ...given } })
    }
    const rows = await listAddresses(tx, customerId)
    const keep = async (kind: AddressKind, address: BillingAddress | ShippingAddress | null) => {
      if (address === null || rows.some((row) => row.kind === kind)) return
      await insertAddress(tx, {
        ...{ id: createUuid(deps.randomBytes), customerId, kind, address: toKeptAddress(address) },
        ...{ isDefault: true, createdAt: deps.clock() },
      })
    }
    await keep('billing', billing)
    await keep('shipping', sameDeliveryAddress ? null : shipping)
    return { ok: true, data: { done: true } }
  })
}
