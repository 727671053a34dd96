import type { AddressBook } from '@sluimer/contract/account/address-schemas'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { toAddressBook } from '../../customer/addresses/to-address-book.ts'
import { type AddressRow, listAddresses } from '../../customer/rows/address.queries.ts'
import { lockCustomer } from '../../customer/rows/customer.queries.ts'
import { requireVisitor } from '../../customer/session/find-visitor.ts'

type Token = string | undefined
/** A refusal, or nothing when the change was made. */
type Change = (
  tx: Tx,
  own: { rows: readonly AddressRow[]; customerId: string },
) => Promise<Refusal | undefined>
type Refusal = Extract<Outcome<never>, { ok: false }>

/** Returns the addresses of the customer who is logged in. */
export async function getAddressBook(deps: Deps, token: Token): Promise<Outcome<AddressBook>> {
  const visitor = await requireVisitor(deps, token)
  if (!visitor.ok) return visitor
  return { ok: true, data: toAddressBook(await listAddresses(deps.db, visitor.data.customer.id)) }
}

/**
 * Changes the addresses of the customer who is logged in, and returns them as they are then. Changes of one customer
 * happen one at a time. `change` sees only that customer's own addresses.
 */
export async function changeAddressBook(
  deps: Deps,
  token: Token,
  change: Change,
): Promise<Outcome<AddressBook>> {
  const visitor = await requireVisitor(deps, token)
  if (!visitor.ok) return visitor
  return inTransaction(deps.db, async (tx) => {
    const customer = await lockCustomer(tx, visitor.data.customer.id)
    if (customer === undefined) return { ok: false, error: { code: 'login_required' } }
    const rows = await listAddresses(tx, customer.id)
    const refusal = await change(tx, { rows, customerId: customer.id })
    return refusal ?? { ok: true, data: toAddressBook(await listAddresses(tx, customer.id)) }
  })
}
