import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aProduct, onlyVariantId } from '../catalog.builders.ts'
import { aDeal } from './deal.builders.ts'
import { createDealClock, type DealClock } from './deal-clock.ts'

const start = new Date('2026-11-20T09:00:00Z')
const at = (ms: number) => new Date(start.getTime() + ms)
let now: Date
let app: TestApp
let dealClock: DealClock
let told: string[]

beforeEach(async () => {
  now = start
  told = []
  app = await buildTestApp({ clock: () => now })
})
afterEach(async () => {
  dealClock.stop()
  await app.close()
})

/** Starts a clock that counts from now, beside a product with a deal between these moments. */
async function aWatchedDeal(from: number, to: number): Promise<string> {
  const product = await aProduct(app.db)
  const variantId = onlyVariantId(product)
  await aDeal(app.db, { variantId, priceCents: 100, startsAt: at(from), endsAt: at(to) })
  const tell = async (tags: readonly string[]) => void told.push(...tags)
  const changes = { ...app.deps.changes, subscribe: () => undefined, tell }
  dealClock = createDealClock({ ...app.deps, changes })
  return `product:${product.id}`
}

async function tickAt(ms: number): Promise<string[]> {
  told.length = 0
  now = at(ms)
  await dealClock.tick()
  return [...told]
}

test('[SC-08] a start and an end are announced at their very moment, once, and not before', async () => {
  const tag = await aWatchedDeal(1000, 5000)
  expect(await tickAt(999)).toEqual([])
  expect(await tickAt(1000)).toEqual([tag])
  expect(await tickAt(1000)).toEqual([])
  expect(await tickAt(4999)).toEqual([])
  expect(await tickAt(5000)).toEqual([tag])
})

test('moments that passed while a machine slept are announced when it wakes', async () => {
  const tag = await aWatchedDeal(1000, 86_400_000)
  expect(await tickAt(90_000_000)).toEqual([tag])
})

test('a clock that is set back crosses the moment again', async () => {
  const tag = await aWatchedDeal(1000, 5000)
  await tickAt(9000)
  expect(await tickAt(3000)).toEqual([tag])
})

test('a moment is announced once more a second later, for nodes whose clock is a little behind', async () => {
  const tag = await aWatchedDeal(1000, 60_000)
  expect(await tickAt(1000)).toEqual([tag])
  await expect.poll(() => told).toEqual([tag, tag])
})

test('[SC-08] with the real clock a deal ends within the second, also one that is saved while the clock waits', async () => {
  await app.close()
  app = await buildTestApp()
  const product = await aProduct(app.db)
  const startsAt = new Date()
  const endsAt = new Date(startsAt.getTime() + 1500)
  dealClock = createDealClock(app.deps)
  await dealClock.start()
  await aDeal(app.db, { variantId: onlyVariantId(product), priceCents: 100, startsAt, endsAt })
  await app.deps.changes.catchUp()
  const seen: string[] = []
  // This is far later than the deal's own timer, and sooner than the clock looks by itself. Both timers belong to
  // this process, so a busy machine delays both alike.
  const later = setTimeout(() => seen.push('later'), endsAt.getTime() - Date.now() + 20_000)
  app.deps.changes.subscribe((tags) => {
    if (tags.includes(`product:${product.id}`) && Date.now() >= endsAt.getTime()) seen.push('told')
  })
  await expect.poll(() => seen[0]).toBe('told')
  clearTimeout(later)
})
