/**
 * Puts a whole shop under mixed visits and reports whether its memory stays flat: `node bench/mixed-load/run.ts
 * [--minutes 15] [--rate 20] [--every 30]`. `rate` times a second somebody does something: reads a page of the site
 * map, searches for something that nobody searched for before, types for suggestions, asks the chat, or orders;
 * meanwhile a price changes every second. It starts a shop of its own and prints a line of JSON every `every`
 * seconds, and one about the whole at the end.
 */
import { parseArgs } from 'node:util'
import { benchFolder } from '../machine/data-folder.ts'
import { readCpuMs, readMemoryMb } from '../machine/describe-machine.ts'
import { aBuyer, signIn } from '../orders/buyer.ts'
import { startWholeShop } from '../whole-shop/start-whole-shop.ts'
import { keepChangingPrices } from './keep-changing-prices.ts'
import { aVisitor, listPages } from './visits.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '15' },
    rate: { type: 'string', default: '20' },
    every: { type: 'string', default: '30' },
  },
})
const minutes = Number(values.minutes)
const rate = Number(values.rate)
const everyMs = Number(values.every) * 1000

const folder = benchFolder('mixed-load')
const shop = await startWholeShop(folder, { TRUSTED_PROXY_HOPS: '1' })
const prices = await keepChangingPrices(folder)
try {
  const token = await signIn(shop.apiUrl, shop.account)
  const buy = async (number: number) => {
    const buyer = aBuyer(shop.apiUrl, token, number, prices.orderable)
    await buyer.goToTheButton()
    const placed = await buyer.press()
    // Its price may change between the cart and the button: then the shop asks again, as it should.
    if (!placed.ok) return placed.error.code
    return (await buyer.pay(placed.data)) ? 'paid' : 'not paid'
  }
  const visit = aVisitor(shop.url, await listPages(shop.url), buy)
  const outcomes = new Map<string, number>()
  const memory: { api: number; shop: number }[] = []
  const doOne = async (number: number) => {
    const outcome = await visit(number).catch((error: unknown) => `no answer: ${String(error)}`)
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
  }

  const began = performance.now()
  const under = new Set<Promise<void>>()
  let number = 0
  let toldAt = began
  while (performance.now() - began < minutes * 60_000) {
    const due = ((performance.now() - began) / 1000) * rate
    while (number < due) {
      const one = doOne(++number).finally(() => under.delete(one))
      under.add(one)
    }
    if (performance.now() - toldAt >= everyMs) {
      toldAt = performance.now()
      memory.push({ api: readMemoryMb(shop.apiPid), shop: readMemoryMb(shop.shopPid) })
      print({
        second: Math.round((toldAt - began) / 1000),
        visits: number,
        open: under.size,
        ...memory.at(-1),
      })
    }
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  await Promise.all(under)
  print({
    visits: number,
    ...Object.fromEntries([...outcomes].toSorted(([one], [other]) => one.localeCompare(other))),
    prices: prices.changes(),
    cpuMsPerVisit: Number(((readCpuMs(shop.apiPid) + readCpuMs(shop.shopPid)) / number).toFixed(1)),
    growth: {
      api: compareThirds(memory.map(({ api }) => api)),
      shop: compareThirds(memory.map((at) => at.shop)),
    },
  })
} finally {
  await prices.stop()
  await shop.stop()
}

/** Returns how many times the mean of the second third the mean of the last third is; the first third warms up. */
function compareThirds(values: readonly number[]): number {
  const third = Math.floor(values.length / 3)
  const mean = (some: readonly number[]) => some.reduce((sum, value) => sum + value, 0) / some.length
  return Number((mean(values.slice(-third)) / mean(values.slice(-2 * third, -third))).toFixed(3))
}

function print(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
