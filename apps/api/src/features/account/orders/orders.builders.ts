import type { TestApp } from '../../../../test/test-app.ts'
import {
  aCustomer as aBuyer,
  aPlacedOrder,
  choosePaymentOutcome,
  sendWebhookFor,
  type Wish,
} from '../../order/order.builders.ts'
import { aPerson, findDigits, type Person } from '../account.builders.ts'

/** Returns somebody whose account got the guest order that they placed with this mailbox. */
export async function aKnownGuest(
  app: TestApp,
  email: string,
  { outcome, ...wish }: Omit<Wish, 'details'> & { outcome?: string },
) {
  const placed = await aPlacedOrder(app, { ...wish, details: aBuyer({ email }) })
  if (outcome !== undefined) await endPayment(app, placed.url, outcome)
  const person = aPerson(app)
  await logIn(app, person, email)
  return { person, placed }
}

/** Logs somebody in, also after the time of their session is over. */
export async function logIn(app: TestApp, person: Person, email: string): Promise<void> {
  await person.askCode(email)
  await person.giveCode(await findDigits(app, email))
}

/** Ends a payment as its page does, and lets the shop know. */
export async function endPayment(app: TestApp, url: string, outcome: string): Promise<void> {
  await choosePaymentOutcome(app, url, outcome)
  await sendWebhookFor(app, url)
}
