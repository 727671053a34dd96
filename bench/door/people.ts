import { randomBytes } from 'node:crypto'
import { hashPassword } from '../../apps/api/src/features/customer/password/hash-password.ts'
import { type CustomerDetails, customer } from '../../apps/api/src/features/customer/rows/tables.ts'
import type { Db } from '../../apps/api/src/platform/db/database.ts'
import { createUuid } from '../../apps/api/src/platform/new-uuid.ts'
import { advisedPasswordCost } from '../../apps/api/src/platform/password-cost.ts'

export const password = 'Kruk!Fiets7Lamp'

/** Draws an address. Those of customers and of strangers are drawn alike, so that nothing but the account differs. */
export function drawEmail(): string {
  return `${randomBytes(6).toString('hex')}@voorbeeld.example`
}

/** Adds customers with the password, and returns their addresses. */
export async function addCustomers(db: Db, count: number): Promise<string[]> {
  const passwordHash = await hashPassword({ randomBytes, passwordCost: advisedPasswordCost }, password)
  const details: CustomerDetails = {
    ...{ type: 'private' as const, first_name: 'Proef', last_name: 'de Koper', gender: '', birthdate: '' },
    ...{ phone_number: '0612345678', company: '', vat_number: '', coc_number: '' },
  }
  const emails = Array.from({ length: count }, drawEmail)
  for (let at = 0; at < count; at += 500)
    await db.insert(customer).values(
      emails.slice(at, at + 500).map((email) => ({
        ...{ id: createUuid(randomBytes), email, emailName: email, details, passwordHash },
        createdAt: new Date(),
      })),
    )
  return emails
}

/** Copies the only order there is, once for each of these buyers, and returns the numbers of the copies. */
export async function addOrders(db: Db, emails: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ number: string }>(`insert into "order"
    select (jsonb_populate_record(null::"order", to_jsonb(o) || jsonb_build_object(
      'id', gen_random_uuid(), 'public_id', o.public_id || n, 'cart_id', gen_random_uuid(), 'email', buyers.email,
      'number', 'KJD' || (2000000 + n)))).*
    from "order" o, unnest(array['${emails.join("','")}']) with ordinality as buyers(email, n)
    returning number`)
  return rows.map(({ number }) => number).toSorted()
}
