import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startThrowawayPostgres } from '../../scripts/database/throwaway.mjs'
import { findFreePort } from '../../scripts/lib/ports.mjs'
import { readCpuMs } from '../machine/describe-machine.ts'
import { installPeer, runToEnd } from '../machine/install-peer.ts'
import { createDatabase } from './create-database.ts'

export interface Medusa {
  url: string
  /** What its shop's calls need: the key of its sales channel, a region, and one variant of each product. */
  filled: { key: string; region: string; variants: readonly string[] }
  databaseUrl: string
  /** Returns the processor time that the server has used so far. */
  cpuMs: () => number
  stop: () => Promise<void>
}

/** Starts Medusa (`peers/medusa`) as one process, on a database of its own that writes as durably as ours. */
export async function startMedusa(): Promise<Medusa> {
  const folder = await installPeer('medusa')
  const postgres = await startThrowawayPostgres({ isDurable: true })
  let stop = () => postgres.stop()
  try {
    const databaseUrl = await createDatabase(postgres.url, 'medusa')
    const port = await findFreePort()
    const env = { DATABASE_URL: databaseUrl, NODE_ENV: 'production', MEDUSA_DISABLE_TELEMETRY: 'true' }
    const program = join(folder, 'node_modules/@medusajs/cli/cli.js')
    await runToEnd(process.execPath, [program, 'db:migrate', '--skip-scripts'], folder, env)
    await runToEnd(process.execPath, [program, 'exec', './fill.js'], folder, env)
    const server = spawn(process.execPath, [program, 'start', '--port', String(port)], {
      cwd: folder,
      env: { ...process.env, ...env, LOG_LEVEL: 'error' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    stop = async () => {
      if (server.exitCode === null) {
        server.kill('SIGTERM')
        await once(server, 'exit')
      }
      await postgres.stop()
    }
    const url = `http://127.0.0.1:${port}`
    await untilHealthy(url, () => server.exitCode === null)
    return {
      url,
      filled: JSON.parse(readFileSync(join(folder, 'filled.json'), 'utf8')) as Medusa['filled'],
      databaseUrl: postgres.url,
      cpuMs: () => readCpuMs(server.pid ?? 0),
      stop: () => stop(),
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function untilHealthy(url: string, isAlive: () => boolean): Promise<void> {
  const endAt = Date.now() + 120_000
  while (Date.now() < endAt && isAlive()) {
    const answer = await fetch(`${url}/health`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((later) => setTimeout(later, 200))
  }
  throw new Error('Medusa does not start.')
}
