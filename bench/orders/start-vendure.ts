import { fork } from 'node:child_process'
import { once } from 'node:events'
import { startThrowawayPostgres } from '../../scripts/database/throwaway.mjs'
import { findFreePort } from '../../scripts/lib/ports.mjs'
import { readCpuMs } from '../machine/describe-machine.ts'
import { installPeer, runToEnd } from '../machine/install-peer.ts'
import { createDatabase } from './create-database.ts'

export interface Vendure {
  url: string
  databaseUrl: string
  /** Returns the processor time that the server has used so far. */
  cpuMs: () => number
  stop: () => Promise<void>
}

/** Starts Vendure (`peers/vendure`) as one process, on a database of its own that writes as durably as ours. */
export async function startVendure(): Promise<Vendure> {
  const folder = await installPeer('vendure')
  const postgres = await startThrowawayPostgres({ isDurable: true })
  let stop = () => postgres.stop()
  try {
    await createDatabase(postgres.url, 'vendure')
    const port = await findFreePort()
    const env = { DATABASE_URL: postgres.url, DATABASE_NAME: 'vendure', PORT: String(port) }
    await runToEnd(process.execPath, ['populate.mjs'], folder, { ...env, MAKE_TABLES: '1' })
    const server = fork('server.mjs', {
      cwd: folder,
      env: { ...process.env, ...env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    stop = async () => {
      if (server.exitCode === null) {
        server.kill('SIGTERM')
        await once(server, 'exit')
      }
      await postgres.stop()
    }
    await Promise.race([
      once(server, 'message'),
      once(server, 'exit').then(() => {
        throw new Error('Vendure does not start.')
      }),
    ])
    return {
      url: `http://127.0.0.1:${port}/shop-api`,
      databaseUrl: postgres.url,
      cpuMs: () => readCpuMs(server.pid ?? 0),
      stop: () => stop(),
    }
  } catch (error) {
    await stop()
    throw error
  }
}
