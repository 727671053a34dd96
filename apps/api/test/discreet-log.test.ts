import { addCartItemEndpoint, restoreCartEndpoint } from '@sluimer/contract/cart/endpoints'
import { saveCheckoutCustomerEndpoint } from '@sluimer/contract/checkout/endpoints'
import { leaveNewsletterEndpoint } from '@sluimer/contract/marketing/endpoints'
import {
  getInvoiceEndpoint,
  getOrderEndpoint,
  getOrderStatusEndpoint,
} from '@sluimer/contract/order/endpoints'
import { leaveReviewInvitationsEndpoint } from '@sluimer/contract/review/endpoints'
import { sendContactMessageEndpoint, stateWithdrawalEndpoint } from '@sluimer/contract/service/endpoints'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRestoreLink } from '../src/features/cart/restore/create-restore-link.ts'
import { findOpenCart } from '../src/features/cart/rows/cart.queries.ts'
import { hashCartToken } from '../src/features/cart/token/cart-token.ts'
import { aProduct, onlyVariantId } from '../src/features/catalog/catalog.builders.ts'
import {
  confirmWith,
  findConfirmationCode,
  findLeaveCode,
  signUpWith,
} from '../src/features/marketing/marketing.builders.ts'
import {
  aCustomer,
  aVisitorAtPay,
  choosePaymentOutcome,
  pressPay,
  sendWebhookFor,
} from '../src/features/order/order.builders.ts'
import { post } from '../src/features/review/review.builders.ts'
import { createOptOutCode, hashEmail } from '../src/features/review/rows/review-codes.ts'
import { aQuestion, aStatement, aTicket } from '../src/features/service/service.builders.ts'
import { inTransaction } from '../src/platform/db/transaction.ts'
import { createLogger } from '../src/platform/log.ts'
import type { CookieJar } from './cookie-jar.ts'
import { buildTestApp, type TestApp } from './test-app.ts'

/** Everything that the shopper of this test types, so that the log can be searched for it. */
const typed = {
  firstName: 'Vooraanmerk',
  lastName: 'Achteraanmerk',
  email: 'merkpost@voorbeeld.example',
  phone: '0687654321',
  street: 'Merkstraat',
  city: 'Merkdorp',
  message: 'Merkwaardige vraag over bezorgen',
  review: 'Merkwaardig zacht kussen',
}

let app: TestApp
let log = ''
let now = new Date('2026-11-18T10:00:00Z')
const letTimePass = () => {
  now = new Date(now.getTime() + 60_000)
}
beforeAll(async () => {
  const lines = {
    write(line: string) {
      log += line
    },
  }
  app = await buildTestApp({ clock: () => now, log: createLogger({ logLevel: 'trace' }, lines) })
})
afterAll(() => app.close())

const details = () => {
  const { firstName: first_name, lastName: last_name, email, phone: phone_number, street, city } = typed
  const given = aCustomer({ first_name, last_name, email, phone_number })
  return { ...given, billing: { ...given.billing, street, city } }
}

/** Sends every form of the shop as this shopper, and returns the statuses. */
async function sendEveryForm(): Promise<number[]> {
  const product = await productOnce
  const cookies = app.newVisitor()
  const { email, message, review, lastName: name } = typed
  const answers: { status: number }[] = [
    await app.call(addCartItemEndpoint, { body: { item_id: String(onlyVariantId(product)) } }, { cookies }),
    await app.call(saveCheckoutCustomerEndpoint, { body: details() }, { cookies: await shopper }),
    await post(app, product.id, { name, email, title: review, content: review }, letTimePass),
    await signUpWith(app, email),
  ]
  const [question, statement] = [await aTicket(app), await aTicket(app)]
  letTimePass()
  answers.push(
    await app.call(sendContactMessageEndpoint, { body: aQuestion(question, { name, email, message }) }, {}),
  )
  answers.push(
    await app.call(
      stateWithdrawalEndpoint,
      { body: aStatement(statement, { name, email, items: message }) },
      {},
    ),
  )
  return answers.map(({ status }) => status)
}

/** Returns the token that stands for this visitor's cart in a reminder's link. */
async function aRestoreLink(cookies: CookieJar): Promise<string> {
  const cart = await findOpenCart(app.db, hashCartToken(cookies.get('cart') ?? ''))
  const { path } = await inTransaction(app.db, (tx) =>
    createRestoreLink(tx, app.deps, cart?.id ?? 'no cart', now),
  )
  return path.split('/').at(-2) ?? ''
}

let productOnce: ReturnType<typeof aProduct>
let shopper: ReturnType<typeof aVisitorAtPay>
const secrets: string[] = []
const expectNothingTypedIn = (text: string) => {
  for (const value of [...Object.values(typed), ...secrets]) expect(text).not.toContain(value)
}

test('a whole journey leaves nothing in the log that was typed, and nothing that opens an order or a list', async () => {
  productOnce = aProduct(app.db, { stock: 50 })
  shopper = aVisitorAtPay(app, {
    lines: [{ variantId: onlyVariantId(await productOnce) }],
    details: details(),
  })
  const placed = await pressPay(app, await shopper)
  if (!placed.ok) throw new Error('the order was refused')
  secrets.push(placed.data.order_id)
  await choosePaymentOutcome(app, placed.data.url, 'paid')
  await sendWebhookFor(app, placed.data.url)
  const params = { id: placed.data.order_id }
  for (const endpoint of [getOrderStatusEndpoint, getOrderEndpoint]) await app.mustCall(endpoint, { params })
  await app.server.inject({
    url: getInvoiceEndpoint.path.replace('{id}', params.id),
    headers: { authorization: `Bearer ${app.serviceToken()}` },
  })
  shopper = aVisitorAtPay(app, {
    lines: [{ variantId: onlyVariantId(await productOnce) }],
    details: details(),
  })
  expect(Math.max(...(await sendEveryForm()))).toBeLessThan(300)
  await app.runJobs()
  const confirmation = await findConfirmationCode(app, typed.email)
  await confirmWith(app, confirmation)
  await app.runJobs()
  const leave = await findLeaveCode(app, typed.email, 'newsletter_confirmation')
  await app.call(leaveNewsletterEndpoint, { body: { code: leave ?? '' } })
  await app.server.inject({ method: 'POST', url: `/webhooks/newsletter/unsubscribe/${leave}` })
  const restore = await aRestoreLink(await shopper)
  for (const id of [restore, restore]) await app.call(restoreCartEndpoint, { body: { id } })
  const never = createOptOutCode(app.deps.config, hashEmail(app.deps.config, typed.email))
  for (const method of ['GET', 'POST'] as const)
    await app.server.inject({ method, url: `/webhooks/reviews/unsubscribe/${never}` })
  await app.call(leaveReviewInvitationsEndpoint, { body: { code: never } })
  secrets.push(...[confirmation, leave, restore, never].filter((code) => code !== undefined))
  expect(secrets).toHaveLength(5)
  expect(log).toContain('answered')
  expectNothingTypedIn(log)
})

test('neither do statements that fail with the whole row in their message', async () => {
  await app.db.execute(sql.raw(refuseEveryRow))
  log = ''
  const failed = (await sendEveryForm()).filter((status) => status === 500)
  expect(failed.length).toBeGreaterThanOrEqual(4)
  await app.db.execute(sql.raw(takeEveryRow))
  expect(log).toContain('the call failed')
  expect(log).toContain('P0001')
  expectNothingTypedIn(log)
})

test('a row that another transaction holds too long is 503 with a time to come back, and nothing typed is logged', async () => {
  log = ''
  await inTransaction(app.db, async (tx) => {
    await tx.execute(sql`lock table checkout in access exclusive mode`)
    const answer = await app.call(
      saveCheckoutCustomerEndpoint,
      { body: details() },
      { cookies: await shopper },
    )
    expect(answer).toMatchObject({ ok: false, status: 503, error: { code: 'unavailable' } })
    expect(answer.response.headers['retry-after']).toBe('5')
  })
  expect(log).toContain('55P03')
  expectNothingTypedIn(log)
})

test.each([
  ['57014', 'a statement that took too long'],
  ['40001', 'two transactions that were in each other’s way, each time anew'],
  ['40P01', 'a deadlock, each time anew'],
  ['53300', 'no connection left'],
  ['53100', 'a full disk'],
])('%s, %s: 503 with a time to come back, and nothing typed is logged', async (code) => {
  log = ''
  await app.db.execute(
    sql.raw(`create function fail_${code}() returns trigger language plpgsql as
      $$ begin raise exception 'no place for %', new using errcode = '${code}', detail = new::text; end $$;
      create trigger fail before insert or update on checkout for each row execute function fail_${code}()`),
  )
  const answer = await app.call(saveCheckoutCustomerEndpoint, { body: details() }, { cookies: await shopper })
  await app.db.execute(sql.raw('drop trigger fail on checkout'))
  expect(answer).toMatchObject({ ok: false, status: 503, error: { code: 'unavailable' } })
  expect(answer.response.headers['retry-after']).toBe('5')
  expect(log).toContain(code)
  expectNothingTypedIn(log)
})

const everyTable = (statement: string) => `do $$ declare t record; begin
  for t in select tablename as name from pg_tables where schemaname = 'public' loop execute format('${statement}', t.name);
  end loop; end $$`
const refuseEveryRow = `create function refuse() returns trigger language plpgsql as
  $$ begin raise exception 'no place for %', new using detail = new::text; end $$;
  ${everyTable('create trigger refuse before insert or update on %I for each row execute function refuse()')}`
const takeEveryRow = everyTable('drop trigger refuse on %I')
