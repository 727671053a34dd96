import { readPostgresCpuMs } from '../machine/describe-machine.ts'
import type { Buyer } from './buyer.ts'
import type { OneApi } from './one-api.ts'
import { sendAtOnce } from './send-at-once.ts'

/** Shoppers who fill their carts at the same time before the rush begins. */
const cartsAtOnce = 6

/**
 * Lets all buyers of the last pieces press the last button at the same moment. A buyer who is refused must be refused before any
 * payment. Processor times are for each who pressed, and those who placed an order are among them.
 */
export async function rush(api: OneApi, buyers: readonly Buyer[]) {
  const left = [...buyers]
  await Promise.all(
    Array.from({ length: cartsAtOnce }, async () => {
      for (let buyer = left.pop(); buyer !== undefined; buyer = left.pop()) await buyer.goToTheButton()
    }),
  )
  const before = readCpu(api)
  const answers = await sendAtOnce(
    api.url,
    buyers.map((buyer) => buyer.describePress()),
  )
  const after = readCpu(api)
  const perPress = (what: keyof typeof after) =>
    Number(((after[what] - before[what]) / buyers.length).toFixed(2))
  let sold = 0
  const told: Record<string, number> = {}
  for (const [at, { status, body }] of answers.entries()) {
    const answer = JSON.parse(body)
    if (status >= 300) told[answer.error.code] = (told[answer.error.code] ?? 0) + 1
    else if (await buyers[at]?.pay(answer)) sold += 1
  }
  return {
    ...{ buyers: buyers.length, sold, toldBeforePayment: told },
    lastAnswerMs: Math.round(Math.max(...answers.map(({ afterMs }) => afterMs))),
    cpuMsPerPress: { api: perPress('api'), database: perPress('database'), client: perPress('client') },
  }
}

function readCpu(api: OneApi) {
  const { user, system } = process.cpuUsage()
  const database = readPostgresCpuMs(api.databaseUrl)
  return { api: api.cpuMs(), database, client: (user + system) / 1000 }
}
