import { setTimeout as wait } from 'node:timers/promises'
import { logInEndpoint } from '@sluimer/contract/account/endpoints'
import { getProductEndpoint } from '@sluimer/contract/catalog/endpoints'
import type { OneApi } from '../orders/one-api.ts'
import { addCustomers, password } from './people.ts'
import { aVisitor } from './visitor.ts'

const roundSeconds = 20
/** A reader looks at a page before asking for the next. */
const readingMs = 10_000

interface Round {
  waitsMs: number[]
  withoutAnswer: number
  loggedIn: number
  refused: number
  cpuMs: number
}

/**
 * Lets readers ask for a product again and again, and in every other round customers log in beside them. The rounds take
 * turns, so that whatever else the machine does weighs on both kinds alike.
 */
export async function measureBesideReaders(
  api: OneApi,
  wish: { rounds: number; perMinute: number; readers: number; token: string; goods: number },
) {
  const customers = await addCustomers(api.db, Math.ceil((wish.rounds * roundSeconds * wish.perMinute) / 60))
  const rounds: { alone: Round[]; beside: Round[] } = { alone: [], beside: [] }
  await runRound(api, wish, [])
  for (let round = 0; round < wish.rounds; round++) {
    rounds.alone.push(await runRound(api, wish, []))
    const count = Math.round((roundSeconds * wish.perMinute) / 60)
    rounds.beside.push(await runRound(api, wish, customers.splice(0, count)))
  }
  const [alone, beside] = [sum(rounds.alone), sum(rounds.beside)]
  return {
    readers: wish.readers,
    loginsPerMinute: wish.perMinute,
    loggedIn: beside.loggedIn,
    refused: beside.refused,
    reads: { alone: alone.waitsMs.length, beside: beside.waitsMs.length },
    withoutAnswer: { alone: alone.withoutAnswer, beside: beside.withoutAnswer },
    waitMs: { alone: spread(alone.waitsMs), beside: spread(beside.waitsMs) },
    ratio: spreadOfRatios(rounds.alone, rounds.beside),
    coresUsed: { alone: countCores(alone, wish.rounds), beside: countCores(beside, wish.rounds) },
    cpuMsPerLogin: Math.round((beside.cpuMs - alone.cpuMs) / beside.loggedIn),
  }
}

/** Runs all readers for a round, and spreads the logins evenly over it. */
async function runRound(
  api: OneApi,
  { readers, token, goods }: { readers: number; token: string; goods: number },
  logins: readonly string[],
): Promise<Round> {
  const cpuBefore = api.cpuMs()
  const endAt = performance.now() + roundSeconds * 1000
  const waitsMs: number[] = []
  let withoutAnswer = 0
  const read = async (place: number) => {
    const reader = aVisitor(api.url, token)
    await wait((place / readers) * readingMs)
    while (performance.now() < endAt) {
      const askedAt = performance.now()
      const answer = await reader.call(getProductEndpoint, { params: { slugOrId: String(goods) }, query: {} })
      if (answer.ok) waitsMs.push(performance.now() - askedAt)
      else withoutAnswer += 1
      await wait(readingMs)
    }
  }
  const logIn = async (username: string, place: number) => {
    await wait((place / logins.length) * roundSeconds * 1000)
    return aVisitor(api.url, token).call(logInEndpoint, { body: { username, password } })
  }
  const [outcomes] = await Promise.all([
    Promise.all(logins.map(logIn)),
    ...Array.from({ length: readers }, (_, place) => read(place)),
  ])
  const loggedIn = outcomes.filter(({ ok }) => ok).length
  return {
    waitsMs,
    withoutAnswer,
    loggedIn,
    refused: outcomes.length - loggedIn,
    cpuMs: api.cpuMs() - cpuBefore,
  }
}

/** Returns how many cores the api had, so that a machine kept busy by others can be recognised. */
function countCores({ cpuMs }: Round, rounds: number): number {
  return Number((cpuMs / (rounds * roundSeconds * 1000)).toFixed(2))
}

function sum(rounds: readonly Round[]): Round {
  return rounds.reduce((one, other) => ({
    waitsMs: [...one.waitsMs, ...other.waitsMs],
    withoutAnswer: one.withoutAnswer + other.withoutAnswer,
    loggedIn: one.loggedIn + other.loggedIn,
    refused: one.refused + other.refused,
    cpuMs: one.cpuMs + other.cpuMs,
  }))
}

const findAt = (times: readonly number[], share: number) =>
  times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) * share)] ?? Number.NaN

function spread(times: readonly number[]) {
  return { p50: toTenths(findAt(times, 0.5)), p95: toTenths(findAt(times, 0.95)) }
}

/** Divides each round with logins by the one before it; how far the ratios lie apart is the noise of the machine. */
function spreadOfRatios(alone: readonly Round[], beside: readonly Round[]) {
  const divide = (share: number) =>
    beside.map(({ waitsMs }, at) =>
      toTenths(findAt(waitsMs, share) / findAt(alone[at]?.waitsMs ?? [], share)),
    )
  return { p50: divide(0.5), p95: divide(0.95) }
}

function toTenths(value: number): number {
  return Number(value.toFixed(1))
}
