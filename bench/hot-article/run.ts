/**
 * Compares ways to hold a piece of an article that many want at once: a number in the article's row, which each buyer locks; the same
 * number, changed with the commit and guarded by the table's check; and one row per piece, of which each buyer takes one that nobody
 * else has locked (`skip locked`). Each writes an order of one line in the same transaction, with its commit on disk: `node bench/hot-article/run.ts [--seconds 3] [--rounds 3]`. It prints a line of JSON
 * per number of buyers and time for which the api is busy between the lock and the commit.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { type Db, openDatabase, type Tx } from '../../apps/api/src/platform/db/database.ts'
import { sendAlong } from '../../apps/api/src/platform/db/send-along.ts'
import { inTransaction } from '../../apps/api/src/platform/db/transaction.ts'
import { startThrowawayPostgres } from '../../scripts/database/throwaway.mjs'

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '3' }, rounds: { type: 'string', default: '3' } },
})
const seconds = Number(values.seconds)
const rounds = Number(values.rounds)
const pieces = 100_000

/** Takes one piece for an order, and returns whether there was one. */
type Take = (tx: Tx) => Promise<boolean>

/** The number of pieces is read under the row's lock, decided on, and written with the commit, as the shop does. */
async function takeByCounter(tx: Tx, busyMs: number): Promise<boolean> {
  const { rows } = await tx.execute<{ left: number }>(
    sql`select on_hand - reserved as left from article where id = ${1} for no key update`,
  )
  if ((rows[0]?.left ?? 0) < 1) return false
  if (busyMs > 0) await wait(busyMs)
  sendAlong(tx, tx.execute(sql`update article set reserved = reserved + 1 where id = ${1}`))
  return true
}

/** The number is changed along with the commit, without a look at it: the table's check fails when there are too few. */
async function takeAtCommit(tx: Tx, busyMs: number): Promise<boolean> {
  if (busyMs > 0) await wait(busyMs)
  sendAlong(tx, tx.execute(sql`update article set reserved = reserved + 1 where id = ${1}`))
  return true
}

/** A free piece that nobody else has locked becomes the order's. */
async function takeByPiece(tx: Tx, busyMs: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update piece set is_taken = true where id = (
      select id from piece where article_id = ${1} and not is_taken order by id limit 1 for update skip locked
    ) returning id`)
  if (rows.length === 0) return false
  if (busyMs > 0) await wait(busyMs)
  return true
}

const postgres = await startThrowawayPostgres({ isDurable: true })
const { db, close } = openDatabase({ url: postgres.url, maxConnections: 50 })
try {
  for (const buyers of [20, 50])
    for (const busyMs of [0, 5]) {
      const counter: Run[] = []
      const atCommit: Run[] = []
      const piece: Run[] = []
      for (let round = 0; round < rounds; round++) {
        counter.push(await sell(db, buyers, (tx) => takeByCounter(tx, busyMs)))
        atCommit.push(await sell(db, buyers, (tx) => takeAtCommit(tx, busyMs)))
        piece.push(await sell(db, buyers, (tx) => takeByPiece(tx, busyMs)))
      }
      print({
        buyers,
        busyMs,
        counter: toMedian(counter),
        atCommit: toMedian(atCommit),
        piece: toMedian(piece),
      })
    }
} finally {
  await close()
  await postgres.stop()
}

interface Run {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p95Ms: number
}

/** Lets so many buyers order one piece after the other. */
async function sell(on: Db, buyers: number, take: Take): Promise<Run> {
  await stockUp(on)
  const times: number[] = []
  const endAt = performance.now() + seconds * 1000
  const buy = async () => {
    while (performance.now() < endAt) {
      const began = performance.now()
      await inTransaction(on, async (tx) => {
        if (!(await take(tx))) throw new Error('sold out')
        sendAlong(tx, tx.execute(sql`insert into paper (body) values (${'{"line": 1}'}::jsonb)`))
      })
      times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: buyers }, buy))
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
  return { perSecond: Math.round(times.length / seconds), p50Ms: at(0.5), p95Ms: at(0.95) }
}

/** Begins anew with all pieces, and without what earlier runs left behind in the tables. */
async function stockUp(on: Db): Promise<void> {
  for (const statement of [
    'drop table if exists article, piece, paper',
    'create table article (id int primary key, on_hand int not null, reserved int not null, check (reserved <= on_hand))',
    `insert into article values (1, ${pieces}, 0)`,
    'create table piece (id int primary key, article_id int not null, is_taken boolean not null default false)',
    `insert into piece (id, article_id) select n, 1 from generate_series(1, ${pieces}) as n`,
    'create index on piece (article_id, id) where not is_taken',
    'create table paper (id bigint primary key generated always as identity, body jsonb not null)',
    'vacuum analyze',
  ])
    await on.execute(statement)
}

function toMedian(runs: readonly Run[]): Run | undefined {
  return runs.toSorted((one, other) => one.perSecond - other.perSecond)[Math.floor(runs.length / 2)]
}

function print(line: Record<string, unknown>): void {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
