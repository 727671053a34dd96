import { askPasskeyProofEndpoint, provePasskeyEndpoint } from '@sluimer/contract/account/passkey-endpoints'
import { choosePasskeyOnlyEndpoint } from '@sluimer/contract/account/passkey-only-endpoints'
import { eq } from 'drizzle-orm'
import type { TestApp } from '../../../../test/test-app.ts'
import { customer } from '../../customer/rows/tables.ts'
import type { Person } from '../account.builders.ts'
import type { Device } from '../passkeys/device.builders.ts'
import { aCustomerWithPasskey } from '../passkeys/passkey.builders.ts'

/** Shows with a passkey that it is still the customer at this browser. */
export async function proveBy(person: Person, device: Device) {
  const asked = await person.call(askPasskeyProofEndpoint, {})
  if (!asked.ok) throw new Error(`no proof can be asked for: ${asked.error.code}`)
  return person.call(provePasskeyEndpoint, { body: { credential: device.sign(asked.data) } })
}

/** Makes a customer with a passkey, who lets nothing else open the account from now on. */
export async function aPasskeyOnlyCustomer(app: TestApp, email: string) {
  const made = await aCustomerWithPasskey(app, email)
  await proveBy(made.person, made.device)
  const chosen = await made.person.call(choosePasskeyOnlyEndpoint, {})
  if (!chosen.ok) throw new Error(`the choice was refused: ${chosen.error.code}`)
  return made
}

/** Returns the row of an account. */
export async function findRow(app: TestApp, email: string) {
  const [row] = await app.db.select().from(customer).where(eq(customer.emailName, email))
  if (row === undefined) throw new Error(`${email} has no account`)
  return row
}

/** Returns the code in the link of a mail to this page. */
export function readLinkTo(page: string, text: string | undefined): string {
  const code = new RegExp(`/account/${page}/\\?code=([\\w.-]+)`).exec(text ?? '')?.[1]
  if (code === undefined) throw new Error(`the mail has no link to ${page}`)
  return code
}
