import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { aProduct, onlyVariantId } from '../../apps/api/src/features/catalog/catalog.builders.ts'
import { aTwoPlusTwo } from '../../apps/api/src/features/promotion/promotion.builders.ts'
import { savePromotion } from '../../apps/api/src/features/promotion/save-promotion.ts'
import { type Db, openDatabase } from '../../apps/api/src/platform/db/database.ts'
import { migrateDatabase } from '../../apps/api/src/platform/migrations/migrations.ts'
import { startThrowawayPostgres } from '../../scripts/database/throwaway.mjs'
import { findFreePort } from '../../scripts/lib/ports.mjs'

export interface OneApi {
  url: string
  databaseUrl: string
  db: Db
  account: { email: string; password: string }
  /** Returns the processor time that the api has used so far; not a number where the system does not report it. */
  cpuMs: () => number
  /** Adds goods, and returns the id of their only variant. */
  addGoods: (stock: number) => Promise<number>
  stop: () => Promise<void>
}

const account = { email: 'bench@sluimer.example', password: 'alleen-voor-deze-meting' }
const root = fileURLToPath(new URL('../../', import.meta.url))

/** Starts a database that writes as durably as a real one, and one api process on it, as run for customers, with a promotion. */
export async function startOneApi(): Promise<OneApi> {
  const postgres = await startThrowawayPostgres({ isDurable: true })
  await migrateDatabase(postgres.url)
  const { db, close } = openDatabase({ url: postgres.url, maxConnections: 4 })
  const port = await findFreePort()
  const api = spawn(process.execPath, ['--import', './apps/api/src/compile-jsx.ts', 'apps/api/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: postgres.url,
      API_PORT: String(port),
      PUBLIC_URL: 'http://localhost:3000',
      SERVICE_EMAIL: account.email,
      SERVICE_PASSWORD: account.password,
      TOKEN_SECRET: 'een-sleutel-die-alleen-deze-meting-kent',
      LOG_LEVEL: 'error',
      RATE_LIMIT_PER_MINUTE: '1000000000',
    },
  })
  const url = `http://127.0.0.1:${port}`
  const stop = async () => {
    if (api.exitCode === null) {
      api.kill('SIGTERM')
      await once(api, 'exit')
    }
    await close()
    await postgres.stop()
  }
  try {
    await untilReady(url, () => api.exitCode === null)
    await savePromotion(db, aTwoPlusTwo([], { key: '2-plus-2' }))
  } catch (error) {
    await stop()
    throw error
  }
  const addGoods = async (stock: number) => onlyVariantId(await aProduct(db, { priceCents: 4_995, stock }))
  return { url, databaseUrl: postgres.url, db, account, cpuMs: () => readCpuMs(api.pid), addGoods, stop }
}

/** Reads the processor time, which Linux counts in hundredths of a second. */
function readCpuMs(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return Number.NaN
  }
}

async function untilReady(url: string, isAlive: () => boolean): Promise<void> {
  const endAt = Date.now() + 120_000
  while (Date.now() < endAt && isAlive()) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('the api does not become ready')
}
