import type { Figure, Row } from '../figures/row.ts'
import { readPostgresCpuMs } from '../machine/describe-machine.ts'
import { aBuyer, signIn } from './buyer.ts'
import { buyAtMedusa } from './medusa-buyer.ts'
import { type OneApi, startOneApi } from './one-api.ts'
import { type Medusa, startMedusa } from './start-medusa.ts'
import { startVendure, type Vendure } from './start-vendure.ts'
import { buyAtVendure } from './vendure-buyer.ts'

const rounds = 5
const shoppers = 8
const articles = 100
/** What each server works before it is counted: code that has run for a day is compiled, and a shop's has. */
const warmUpCpuMs = 30_000

interface Shop {
  name: string
  /** A slow shop takes fewer, so that no turn lasts much longer than another. */
  ordersARound: number
  buy: (number: number) => Promise<void>
  cpuMs: () => number
  databaseCpuMs: () => number
}

/**
 * Compares the processor time of whole orders, from an empty cart to paid, with Vendure's and Medusa's. One process and one PostgreSQL
 * each, all with `fsync`. Ours also applies a promotion, sends the mail and writes the invoice; the others do not, and Medusa's order
 * is authorised only.
 */
export async function compareOrders(): Promise<Row[]> {
  const stops: (() => Promise<void>)[] = []
  try {
    const api = await startOneApi()
    stops.push(api.stop)
    const vendure = await startVendure()
    stops.push(vendure.stop)
    const medusa = await startMedusa()
    stops.push(medusa.stop)
    return toRows(await takeTurns([await ownShop(api), vendureShop(vendure), medusaShop(medusa)]))
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}

async function ownShop(api: OneApi): Promise<Shop> {
  const token = await signIn(api.url, api.account)
  const goods: number[] = []
  for (let i = 0; i < articles; i++) goods.push(await api.addGoods(1_000_000))
  return {
    name: 'Sluimer',
    ordersARound: 120,
    async buy(number) {
      const buyer = aBuyer(api.url, token, number, goods[number % articles] ?? 0)
      await buyer.goToTheButton()
      const placed = await buyer.press()
      if (!placed.ok || !(await buyer.pay(placed.data))) throw new Error('The order is not paid.')
    },
    cpuMs: api.cpuMs,
    databaseCpuMs: () => readPostgresCpuMs(api.databaseUrl),
  }
}

function vendureShop({ url, databaseUrl, cpuMs }: Vendure): Shop {
  return {
    name: 'Vendure 3.7',
    ordersARound: 120,
    buy: (number) => buyAtVendure(url, number, String(1 + (number % articles))),
    cpuMs,
    databaseCpuMs: () => readPostgresCpuMs(databaseUrl),
  }
}

function medusaShop(medusa: Medusa): Shop {
  return {
    name: 'Medusa 2.21',
    ordersARound: 16,
    buy: (number) => buyAtMedusa(medusa, number),
    cpuMs: medusa.cpuMs,
    databaseCpuMs: () => readPostgresCpuMs(medusa.databaseUrl),
  }
}

async function takeTurns(shops: readonly Shop[]) {
  let number = 0
  const measured = shops.map((shop) => ({ shop, server: [] as number[], database: [] as number[] }))
  const buyWhile = async (shop: Shop, isToGoOn: () => boolean) => {
    const keepBuying = async () => {
      while (isToGoOn()) await shop.buy(++number)
    }
    await Promise.all(Array.from({ length: shoppers }, keepBuying))
  }
  for (const { shop } of measured) {
    const began = shop.cpuMs()
    await buyWhile(shop, () => shop.cpuMs() - began < warmUpCpuMs)
  }
  for (let round = 0; round < rounds; round++) {
    for (const { shop, server, database } of round % 2 === 0 ? measured : measured.toReversed()) {
      const before = [shop.cpuMs(), shop.databaseCpuMs()] as const
      let left = shop.ordersARound
      await buyWhile(shop, () => left-- > 0)
      server.push((shop.cpuMs() - before[0]) / shop.ordersARound)
      database.push((shop.databaseCpuMs() - before[1]) / shop.ordersARound)
    }
  }
  return measured
}

function toRows(measured: Awaited<ReturnType<typeof takeTurns>>): Row[] {
  const row = (
    what: string,
    unit: string,
    isLessBetter: boolean,
    toFigure: (one: (typeof measured)[number]) => number[],
  ): Row[] => {
    const [ours, ...beside] = measured.map((one): Figure => ({ name: one.shop.name, rounds: toFigure(one) }))
    return ours ? [{ what, unit, isLessBetter, ours, beside }] : []
  }
  return [
    ...row('whole order, the server', 'ms of processor', true, ({ server }) => server),
    ...row('whole order, PostgreSQL', 'ms of processor', true, ({ database }) => database),
    ...row('whole orders for a minute of one core', 'orders', false, ({ server, database }) =>
      server.map((ms, round) => 60_000 / (ms + (database[round] ?? Number.NaN))),
    ),
  ]
}
