/**
 * Measures how many whole orders (cart, address, methods, order, payment, paid) one api process takes a second, and whether the
 * last pieces are sold only once: `node bench/orders/run.ts [--seconds 20] [--shoppers 8] [--buyers 50] [--pieces 10]
 * [--rounds 1]`. It starts a PostgreSQL and an api of its own, and prints one line of JSON per part.
 */
import { parseArgs } from 'node:util'
import { findBrokenInvariants } from '../../apps/api/test/check-invariants.ts'
import { readPostgresCpuMs } from '../machine/describe-machine.ts'
import { aBuyer, signIn } from './buyer.ts'
import { startOneApi } from './one-api.ts'
import { rush } from './rush.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    shoppers: { type: 'string', default: '8' },
    buyers: { type: 'string', default: '50' },
    pieces: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '1' },
  },
})
const seconds = Number(values.seconds)
const shoppers = Number(values.shoppers)
const buyers = Number(values.buyers)
const pieces = Number(values.pieces)
const rounds = Number(values.rounds)
const warmUpSeconds = 5

const api = await startOneApi()
try {
  const token = await signIn(api.url, api.account)
  const goods: number[] = []
  for (let i = 0; i < 100; i++) goods.push(await api.addGoods(1_000_000))
  let number = 0
  const next = () => aBuyer(api.url, token, ++number, goods[number % goods.length] ?? 0)
  await takeOrders(next, warmUpSeconds)
  print({ part: 'orders', shoppers, ...(await takeOrders(next, seconds)) })
  print({ part: 'mails', ...(await waitForMails()) })
  for (let round = 1; round <= rounds; round++) {
    const last = await api.addGoods(pieces)
    const all = Array.from({ length: buyers }, () => aBuyer(api.url, token, ++number, last))
    print({ part: 'last pieces', round, pieces, ...(await rush(api, all)) })
  }
  const broken = await findBrokenInvariants(api.db)
  print({ part: 'books', orders: number, broken })
  if (broken.length > 0) process.exitCode = 1
} finally {
  await api.stop()
}

/** Lets this many shoppers place one order after the other at the same time. */
async function takeOrders(next: () => ReturnType<typeof aBuyer>, forSeconds: number) {
  const ordersMs: number[] = []
  const pressMs: number[] = []
  const cpuBefore = api.cpuMs()
  const databaseCpuBefore = readPostgresCpuMs(api.databaseUrl)
  const start = performance.now()
  const endAt = start + forSeconds * 1000
  const shop = async () => {
    while (performance.now() < endAt) {
      const began = performance.now()
      const buyer = next()
      await buyer.goToTheButton()
      const pressedAt = performance.now()
      const placed = await buyer.press()
      if (!placed.ok) throw new Error(`no order: ${placed.error.code}`)
      pressMs.push(performance.now() - pressedAt)
      if (!(await buyer.pay(placed.data))) throw new Error('paid, and the shop does not know')
      ordersMs.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: shoppers }, shop))
  const tookSeconds = (performance.now() - start) / 1000
  const perOrder = (cpuMs: number) => Number((cpuMs / ordersMs.length).toFixed(1))
  return {
    orders: ordersMs.length,
    perSecond: Number((ordersMs.length / tookSeconds).toFixed(1)),
    cpuMsPerOrder: perOrder(api.cpuMs() - cpuBefore),
    databaseCpuMsPerOrder: perOrder(readPostgresCpuMs(api.databaseUrl) - databaseCpuBefore),
    wholeOrderMs: spread(ordersMs),
    lastButtonMs: spread(pressMs),
  }
}

/** Returns how long after the last order every paid order has had its mail. */
async function waitForMails() {
  const began = performance.now()
  const patienceMs = 300_000
  for (;;) {
    const { rows } = await api.db.execute<{ paid: number; mailed: number }>(`select
      (select count(*)::integer from "order" where paid_at is not null) as paid,
      (select count(*)::integer from mail_message where kind = 'order_confirmation' and sent_at is not null) as mailed`)
    const { paid = 0, mailed = 0 } = rows[0] ?? {}
    const waitedMs = Math.round(performance.now() - began)
    if (mailed >= paid || waitedMs > patienceMs) return { paid, mailed, waitedMs }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

function spread(timesMs: number[]) {
  const sorted = timesMs.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
  return { p50: at(0.5), p95: at(0.95), max: at(1) }
}

function print(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
