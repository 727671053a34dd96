import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../../../test/test-database.ts'
import { openDatabase } from '../../../platform/db/database.ts'
import { aProduct, onlyVariantId } from '../catalog.builders.ts'
import { changePrice } from '../price/change-price.ts'
import { deal } from '../tables/deal-tables.ts'
import { aDeal } from './deal.builders.ts'
import { endDeal } from './end-deal.ts'
import { repeatDeals } from './repeat-deals.ts'
import { saveDeal } from './save-deal.ts'

const now = new Date('2026-11-20T09:00:00Z')
const day = (number: number) => new Date(now.getTime() + number * 86_400_000)
let database: { url: string; drop(): Promise<void> }
let connection: ReturnType<typeof openDatabase>

beforeAll(async () => {
  database = await createTestDatabase()
  connection = openDatabase({ url: database.url, maxConnections: 4 })
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})

const aVariant = async () => onlyVariantId(await aProduct(connection.db, { priceCents: 5000 }))
const plan = (variantId: number) => ({
  variantId,
  kind: 'daily' as const,
  priceCents: 4000,
  startsAt: day(1),
  endsAt: day(2),
})
const save = (input: Parameters<typeof saveDeal>[1], at = now) => saveDeal(connection.db, input, at)
const findDeal = async (id: number) => (await connection.db.select().from(deal).where(eq(deal.id, id)))[0]

describe('a deal', () => {
  test.each([
    ['that ends when it starts', { endsAt: day(1) }, 'ends_before_it_starts'],
    ['that is over already', { startsAt: day(-2), endsAt: day(-1) }, 'ends_before_it_starts'],
    ['that is no reduction', { priceCents: 5000 }, 'no_reduction'],
    ['of a variant that does not exist', { variantId: 999_999 }, 'not_found'],
  ])('%s is refused', async (_name, changes, code) => {
    expect(await save({ ...plan(await aVariant()), ...changes })).toEqual({ ok: false, error: { code } })
  })

  test.each([
    ['a price of nothing', { priceCents: 0 }],
    ['a cap of nothing', { pieceCap: 0 }],
    ['a return within the 30 days that a former price looks back', { repeatAfterDays: 30 }],
    ['a kind that does not exist', { kind: 'hourly' }],
  ])('with %s is no input', async (_name, changes) => {
    const variantId = await aVariant()
    await expect(save({ ...plan(variantId), ...changes } as Parameters<typeof saveDeal>[1])).rejects.toThrow()
  })

  test('may follow another at once, but not overlap it', async () => {
    const variantId = await aVariant()
    await aDeal(connection.db, plan(variantId))
    const overlapping = { ...plan(variantId), startsAt: day(1.5), endsAt: day(3) }
    expect(await save(overlapping)).toEqual({ ok: false, error: { code: 'overlaps' } })
    expect(await save({ ...overlapping, startsAt: day(2) })).toMatchObject({ ok: true })
  })

  test('of two that overlap and are saved at once one is refused', async () => {
    const variantId = await aVariant()
    const outcomes = await Promise.all([save(plan(variantId)), save(plan(variantId))])
    expect(outcomes.map((outcome) => outcome.ok).toSorted()).toEqual([false, true])
  })

  test('can never overlap another, whoever writes it', async () => {
    const variantId = await aVariant()
    await aDeal(connection.db, plan(variantId))
    const behindTheBack = connection.db.insert(deal).values({ ...plan(variantId), createdAt: now })
    await expect(behindTheBack).rejects.toMatchObject({ cause: { constraint: 'deal_no_overlap' } })
  })

  test('can be changed until it begins, and only be ended from then on', async () => {
    const variantId = await aVariant()
    const id = await aDeal(connection.db, plan(variantId))
    expect(await save({ ...plan(variantId), id, priceCents: 3000 })).toEqual({ ok: true, data: { id } })
    expect(await save({ ...plan(variantId), id, priceCents: 2000 }, day(1))).toEqual({
      ok: false,
      error: { code: 'has_begun' },
    })
    expect(await endDeal(connection.db, id, day(1.5))).toEqual({ ok: true })
    expect(await findDeal(id)).toMatchObject({ priceCents: 3000, endsAt: day(2), endedAt: day(1.5) })
    expect(await endDeal(connection.db, id, day(1.6))).toMatchObject({ error: { code: 'not_found' } })
  })

  test('that is over is not ended once more', async () => {
    const id = await aDeal(connection.db, plan(await aVariant()))
    const over = { ok: false, error: { code: 'is_over_already' } }
    expect(await endDeal(connection.db, id, day(2))).toEqual(over)
    expect(await findDeal(id)).toMatchObject({ endedAt: null })
    expect(await endDeal(connection.db, id, new Date(day(2).getTime() - 1))).toEqual({ ok: true })
  })

  test('that is ended before it begins leaves its time to another', async () => {
    const variantId = await aVariant()
    const id = await aDeal(connection.db, plan(variantId))
    expect(await endDeal(connection.db, id, now)).toEqual({ ok: true })
    expect(await save(plan(variantId))).toMatchObject({ ok: true })
  })

  test('with a start in the past starts now: nothing was asked before it was saved', async () => {
    const saved = await save({ ...plan(await aVariant()), startsAt: day(-60) })
    expect(saved).toMatchObject({ ok: true })
    expect(saved.ok && (await findDeal(saved.data.id))?.startsAt).toEqual(now)
  })
})

describe('a deal that comes back', () => {
  const log = { warn: () => undefined } as unknown as Parameters<typeof repeatDeals>[0]['log']
  const repeat = (at: Date) => repeatDeals({ db: connection.db, clock: () => at, log })
  const listRuns = (variantId: number) =>
    connection.db.select().from(deal).where(eq(deal.variantId, variantId)).orderBy(deal.startsAt)

  test('is planned once, at the same time of day across a clock change', async () => {
    const variantId = await aVariant()
    const midnight = new Date('2027-02-28T23:00:00Z')
    const nextMidnight = new Date('2027-03-01T23:00:00Z')
    await aDeal(connection.db, {
      ...plan(variantId),
      startsAt: midnight,
      endsAt: nextMidnight,
      repeatAfterDays: 32,
    })
    expect(await Promise.all([repeat(midnight), repeat(midnight)])).toHaveLength(2)
    const runs = await listRuns(variantId)
    expect(runs).toHaveLength(2)
    expect(runs[1]).toMatchObject({
      startsAt: new Date('2027-04-01T22:00:00Z'),
      endsAt: new Date('2027-04-02T22:00:00Z'),
      repeatAfterDays: 32,
    })
  })

  test('stays away when its price is not a reduction any more, or staff ended it', async () => {
    const cheaper = await aVariant()
    await aDeal(connection.db, { ...plan(cheaper), repeatAfterDays: 40 })
    await changePrice(connection.db, { variantId: cheaper, priceCents: 3500 }, day(1))
    const ended = await aVariant()
    const id = await aDeal(connection.db, { ...plan(ended), repeatAfterDays: 40 })
    await endDeal(connection.db, id, day(1.2))
    await repeat(day(1.5))
    expect([await listRuns(cheaper), await listRuns(ended)]).toMatchObject([{ length: 1 }, { length: 1 }])
  })
})
