import { getWithdrawableOrderEndpoint, stateWithdrawalEndpoint } from '@sluimer/contract/service/endpoints'
import { toAmsterdamDate } from '@sluimer/domain/time/amsterdam'
import { addDays } from '@sluimer/domain/time/calendar'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { aProduct, onlyVariantId } from '../catalog/catalog.builders.ts'
import { aCustomer, aPlacedOrder } from '../order/order.builders.ts'
import { recordOrderEvent } from '../order/rows/order.queries.ts'
import { order } from '../order/rows/tables.ts'
import { aStatement, aTicket, mailsTo, type WithdrawalForm } from './service.builders.ts'
import { runWithdrawalCommand } from './settle/withdrawal-command.ts'
import { withdrawal } from './tables.ts'
import { findWithdrawalByReference } from './withdrawal.queries.ts'

const secondMs = 1000
const dayMs = 86_400_000
let now = new Date('2026-11-20T12:05:00Z')
const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
})
afterAll(() => app.close())
let visitor = 0
beforeEach(() => {
  visitor += 1
})

const staff = 'winkel@sluimer.example'
const buyer = aCustomer().customer.email
async function state(special: Partial<WithdrawalForm>) {
  const ticket = await aTicket(app)
  later(10 * secondMs)
  const answer = await app.call(
    stateWithdrawalEndpoint,
    { body: aStatement(ticket, special) },
    { headers: { 'x-forwarded-for': `192.0.2.${visitor}` } },
  )
  await app.runJobs()
  return answer
}
const getReference = (answer: Awaited<ReturnType<typeof state>>) => (answer.ok ? answer.data.reference : '')
async function findRow(answer: Awaited<ReturnType<typeof state>>) {
  const [row] = await app.db
    .select()
    .from(withdrawal)
    .where(eq(withdrawal.reference, getReference(answer)))
  return row
}
async function anOrder() {
  const bed = onlyVariantId(await aProduct(app.db, { title: 'Bed Noord' }))
  const curtain = onlyVariantId(await aProduct(app.db, { title: 'Gordijn Lune', madeToMeasure: true }))
  return aPlacedOrder(app, { lines: [{ variantId: bed, quantity: 2 }, { variantId: curtain }] })
}
async function deliver(publicId: string, at: Date) {
  const [row] = await app.db
    .update(order)
    .set({ status: 'delivered', paymentStatus: 'paid' })
    .where(eq(order.publicId, publicId))
    .returning()
  if (!row) throw new Error('no such order')
  await app.db.transaction(async (tx) => recordOrderEvent(tx, row.id, { at, type: 'delivered' }))
}

describe('a statement of withdrawal by the buyer', () => {
  test('is kept with its moment, and its receipt says what was stated and what is made to measure', async () => {
    const { number } = await anOrder()
    const answer = await state({ order_number: number, email: buyer })
    expect(answer).toMatchObject({ ok: true, status: 201, data: { received_at: now.toISOString() } })
    expect(await findRow(answer)).toMatchObject({ verdict: 'fits', orderNumber: number, receivedAt: now })
    const [receipt] = await mailsTo(app, buyer, 'withdrawal_receipt')
    expect(receipt?.subject).toContain(getReference(answer))
    expect(receipt?.text).toContain('20 november 2026 om 13.05 uur')
    for (const words of ['Noor de Vries', number, '2 × Bed Noord', 'Gordijn Lune. Omdat dit speciaal'])
      expect(receipt?.text.replaceAll('\n', ' ')).toContain(words)
    const [notice] = await mailsTo(app, staff, 'withdrawal_notice')
    expect(notice).toMatchObject({ replyTo: buyer })
    expect(notice?.text).toContain('Past bij de bestelling')
  })

  test('may name lines when it comes from the order’s own link', async () => {
    const { publicId, number } = await anOrder()
    const known = await app.mustCall(getWithdrawableOrderEndpoint, { params: { id: publicId } })
    expect(known).toMatchObject({ order_number: number, email: buyer, last_day: null })
    const lines = known.lines.toSorted((one, other) => one.name.localeCompare(other.name))
    expect(lines.map(({ name, made_to_measure }) => [name, made_to_measure])).toEqual([
      ['Bed Noord', false],
      ['Gordijn Lune', true],
    ])
    const curtain = lines[1]?.id ?? ''
    const answer = await state({ order_number: number, email: buyer, order_id: publicId, lines: [curtain] })
    expect(await findRow(answer)).toMatchObject({
      verdict: 'made_to_measure',
      lines: [{ name: 'Gordijn Lune', quantity: 1, madeToMeasure: true }],
    })
  })

  test('after the last day is taken too, and a person decides on it', async () => {
    const { publicId, number } = await anOrder()
    await deliver(publicId, now)
    const { last_day } = await app.mustCall(getWithdrawableOrderEndpoint, { params: { id: publicId } })
    expect(last_day).toBe('2026-12-04')
    later(15 * dayMs)
    const answer = await state({ order_number: number, email: buyer })
    expect(await findRow(answer)).toMatchObject({ verdict: 'too_late' })
    const [receipt] = await mailsTo(app, buyer, 'withdrawal_receipt')
    expect(receipt?.text.replaceAll('\n', ' ')).toContain('tot en met 4 december 2026')
  })
})

describe('the days of Amsterdam', () => {
  test('begin the time to withdraw, and end it', async () => {
    const { publicId, number } = await anOrder()
    await deliver(publicId, new Date('2026-12-07T23:30:00Z'))
    const { last_day } = await app.mustCall(getWithdrawableOrderEndpoint, { params: { id: publicId } })
    expect(last_day).toBe('2026-12-22')
    const verdictAt = async (moment: string) => {
      now = new Date(moment)
      visitor += 1
      return (await findRow(await state({ order_number: number, email: buyer })))?.verdict
    }
    expect(await verdictAt('2026-12-22T22:59:00Z')).toBe('fits')
    expect(await verdictAt('2026-12-22T23:01:00Z')).toBe('too_late')
  })

  test('are counted from the last reported delivery of an order', async () => {
    const { publicId } = await anOrder()
    await deliver(publicId, new Date('2026-12-01T10:00:00Z'))
    await deliver(publicId, new Date('2026-12-08T10:00:00Z'))
    const { last_day } = await app.mustCall(getWithdrawableOrderEndpoint, { params: { id: publicId } })
    expect(last_day).toBe('2026-12-22')
  })
})

describe('a statement by somebody else', () => {
  test('gets the same answer and the same receipt whether the order exists or not', async () => {
    const { number } = await anOrder()
    const email = 'iemand@anders.example'
    const answers = [
      await state({ email, order_number: number }),
      await state({ email, order_number: 'KJD9999999' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect((await findRow(answers[0] ?? fail()))?.verdict).toBe('other_email')
    expect((await findRow(answers[1] ?? fail()))?.verdict).toBe('no_order')
    const receipts = await mailsTo(app, email, 'withdrawal_receipt')
    const told = receipts.map(({ text }) =>
      text.replaceAll(/[HV]-\w{4}-\w{4}|KJD\d{7}|\d+ november 2026 om \d\d\.\d\d uur/g, '…'),
    )
    expect(told).toHaveLength(2)
    expect(told[0]).toBe(told[1])
    expect(told[0]).not.toContain('Bed Noord')
  })

  test('cannot name lines of an order without its link, nor with the link of another', async () => {
    const mine = await anOrder()
    const { number } = await anOrder()
    const known = await app.mustCall(getWithdrawableOrderEndpoint, { params: { id: mine.publicId } })
    const lines = known.lines.map(({ id }) => id)
    const answer = await state({ order_number: number, order_id: mine.publicId, lines })
    expect((await findRow(answer))?.lines).toEqual([])
    expect(await app.call(getWithdrawableOrderEndpoint, { params: { id: number } })).toMatchObject({
      status: 404,
    })
  })
})

test('a statement sent twice, even at once, is one with one receipt', async () => {
  const email = 'dubbel@voorbeeld.example'
  const ticket = await aTicket(app)
  later(10 * secondMs)
  const body = aStatement(ticket, { email })
  const call = () =>
    app.call(stateWithdrawalEndpoint, { body }, { headers: { 'x-forwarded-for': `192.0.2.${visitor}` } })
  const answers = await Promise.all([call(), call()])
  await app.runJobs()
  expect(new Set(answers.map(getReference)).size).toBe(1)
  expect(await mailsTo(app, email, 'withdrawal_receipt')).toHaveLength(1)
})

describe('a statement is refused with the field that is wrong', () => {
  test.each([
    ['name', ''],
    ['name', 'Win nu op kwaad.example'],
    ['email', 'geen-adres'],
    ['email', 'a@b.example\nBcc: c@d.example'],
    ['order_number', ''],
    ['order_number', '12345678'],
    ['items', 'Gratis telefoon: https://kwaad.example'],
    ['items', 'a'.repeat(1001)],
    ['leave_empty', 'x'],
  ])('%s %j', async (field, value) => {
    const answer = await state({ [field]: value })
    expect(answer).toMatchObject({ ok: false, status: 400 })
    expect(answer.ok ? [] : answer.error.fields?.map(({ path }) => path)).toEqual([`body.${field}`])
  })
})

test('ten a day are taken for one e-mail address', async () => {
  const email = 'overstroomd@voorbeeld.example'
  const statuses = []
  for (let at = 0; at < 11; at++) {
    visitor += 1
    statuses.push((await state({ email })).status)
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429])
  later(dayMs)
  expect(await state({ email })).toMatchObject({ status: 201 })
})

describe('staff', () => {
  const staffCan = (...args: string[]) => runWithdrawalCommand(app.deps, args)

  test('see what is to be settled, the oldest first, with the last day of the refund', async () => {
    const first = getReference(await state({ email: 'een@voorbeeld.example', items: 'Het kussen' }))
    later(dayMs)
    const second = getReference(await state({ email: 'twee@voorbeeld.example', items: '' }))
    const { ok, line } = await staffCan('waiting')
    expect(ok).toBe(true)
    expect(line.indexOf(first)).toBeLessThan(line.indexOf(second))
    const shown = await staffCan('show', first.toLowerCase())
    const received = toAmsterdamDate((await findByReference(first)).receivedAt)
    expect(shown.line).toContain(`${first}: received ${received}, refund due by ${addDays(received, 14)}`)
    expect(shown.line).toContain('no order has this number')
    expect(shown.line).toContain("in the writer's words: Het kussen")
    expect((await staffCan('show', second)).line).toContain('the whole order')
    later(14 * dayMs)
    expect((await staffCan('show', first)).line).toContain('OVERDUE')
  })

  test('settle a statement once: a second time keeps the first moment', async () => {
    const reference = getReference(await state({ email: 'drie@voorbeeld.example' }))
    const both = await Promise.all([staffCan('settle', reference), staffCan('settle', reference)])
    expect(both.filter(({ ok }) => ok)).toEqual([{ ok: true, line: `${reference}: settled.` }])
    const { settledAt } = await findByReference(reference)
    later(dayMs)
    expect(await staffCan('settle', reference)).toEqual({
      ok: false,
      line: `${reference} was settled on ${toAmsterdamDate(settledAt ?? fail())} already.`,
    })
    expect((await findByReference(reference)).settledAt).toEqual(settledAt)
    expect((await staffCan('waiting')).line).not.toContain(reference)
  })

  test.each([
    [['settle', 'H-0000-0000'], 'There is no such statement.'],
    [['show', 'H-0000-0000'], 'There is no such statement.'],
    [['settle'], 'Usage'],
    [['settle', 'H-0000-0000', 'now'], 'Usage'],
    [['waiting', 'H-0000-0000'], 'Usage'],
    [[], 'Usage'],
  ])('are told what is wrong with %j', async (args, line) => {
    expect(await staffCan(...args)).toEqual({ ok: false, line: expect.stringContaining(line) })
  })
})

async function findByReference(reference: string) {
  return (await findWithdrawalByReference(app.db, reference)) ?? fail()
}

function fail(): never {
  throw new Error('an answer is missing')
}
