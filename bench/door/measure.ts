import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { getFormTicketEndpoint } from '@sluimer/contract/service/endpoints'
import { seededRandom } from '../../demo/catalog/random.ts'
import { aBuyer, signIn } from '../orders/buyer.ts'
import { startOneApi } from '../orders/one-api.ts'
import { measureBesideReaders } from './beside-readers.ts'
import { addCustomers, addOrders, drawEmail } from './people.ts'
import { type Asked, listQuestions, type Question } from './questions.ts'
import { compareRanks } from './rank-test.ts'
import { aVisitor } from './visitor.ts'

/**
 * Measures whether time tells who has an account, and whether logins make readers wait:
 * `node bench/door/measure.ts [--tries 2000] [--rounds 6] [--logins 500] [--readers 200]`. It starts a PostgreSQL and an api
 * of its own, and prints one line of JSON per question and per kind of round.
 */
const { values } = parseArgs({
  options: {
    tries: { type: 'string', default: '2000' },
    rounds: { type: 'string', default: '6' },
    logins: { type: 'string', default: '500' },
    readers: { type: 'string', default: '200' },
  },
})
const tries = Number(values.tries)
const formAgeMs = 5_000

const api = await startOneApi()
try {
  const token = await signIn(api.url, api.account)
  const goods = await api.addGoods(1_000_000)
  const buyer = aBuyer(api.url, token, 1, goods)
  await buyer.goToTheButton()
  await buyer.press()
  const ticketed = await aVisitor(api.url, token).call(getFormTicketEndpoint, {})
  if (!ticketed.ok) throw new Error(ticketed.error.code)
  await wait(formAgeMs)
  if (tries > 0)
    for (const question of listQuestions(ticketed.data.ticket)) print(await judge(question, token))
  const { rounds, logins, readers } = values
  const wish = { rounds: Number(rounds), perMinute: Number(logins), readers: Number(readers) }
  if (wish.rounds > 0) print(await measureBesideReaders(api, { ...wish, token, goods }))
} finally {
  await api.stop()
}

/** Asks about as many known as unknown addresses, one after another in a random order, each of them once. */
async function judge({ name, ask }: Question, token: string) {
  const known = await addCustomers(api.db, tries / 2)
  const orders = name === 'order look-up' ? await addOrders(api.db, known) : []
  const people = [
    ...known.map((email, at) => ({ isKnown: true, email, order: orders[at] ?? '' })),
    ...known.map((_, at) => ({ isKnown: false, email: drawEmail(), order: `KJD${3_000_000 + at}` })),
  ]
  await warmUp((asked) => ask(aVisitor(api.url, token), asked))
  const timesMs = { known: [] as number[], unknown: [] as number[] }
  const answers = { known: new Set<string>(), unknown: new Set<string>() }
  for (const { isKnown, ...asked } of shuffle(people)) {
    const visitor = aVisitor(api.url, token)
    const askedAt = performance.now()
    const answer = await ask(visitor, asked)
    const kind = isKnown ? 'known' : 'unknown'
    timesMs[kind].push(performance.now() - askedAt)
    answers[kind].add(answer.ok ? 'ok' : answer.error.code)
  }
  const { share, from, to, byChance } = compareRanks(timesMs.known, timesMs.unknown)
  return {
    question: name,
    tries: people.length,
    answers: { known: [...answers.known], unknown: [...answers.unknown] },
    knownSlower: round(share, 4),
    interval: [round(from, 4), round(to, 4)],
    byChance: round(byChance, 4),
    knownMs: spread(timesMs.known),
    unknownMs: spread(timesMs.unknown),
  }
}

async function warmUp(ask: (asked: Asked) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < 50; at++) await ask({ email: drawEmail(), order: `KJD${9_000_000 + at}` })
}

function shuffle<Item>(items: readonly Item[]): Item[] {
  const random = seededRandom(1)
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item)
}

function spread(times: readonly number[]) {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0, 1)
  return { p25: at(0.25), p50: at(0.5), p75: at(0.75), p95: at(0.95) }
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}

function print(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
