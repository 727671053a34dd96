import { toEmailKey } from '@sluimer/domain/customer/email-key'
import type { Connection } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Person } from '../../../platform/personal-data/declare-table.ts'
import { listCartIdsOfCustomer } from '../../cart/rows/carts-of-customer.queries.ts'
import type { CustomerRow } from '../../customer/rows/customer.queries.ts'
import { listOrdersOfOwner } from '../../order/owner/orders-of-owner.queries.ts'

/**
 * Returns a customer as the tables know them. Orders and carts count only when they belong to the account: whoever typed
 * its address elsewhere may be somebody else, with a name and an address of their own.
 */
export async function findPerson(
  db: Connection,
  { config }: Pick<Deps, 'config'>,
  customer: Pick<CustomerRow, 'id' | 'email' | 'emailName'>,
): Promise<Person> {
  const orders = await listOrdersOfOwner(db, customer.id)
  const own = await listCartIdsOfCustomer(db, customer.id)
  return {
    customerId: customer.id,
    emailName: customer.emailName,
    emailKey: toEmailKey(customer.email),
    orderIds: orders.map(({ id }) => id),
    cartIds: [...new Set([...own, ...orders.map(({ cartId }) => cartId)])],
    config,
  }
}
