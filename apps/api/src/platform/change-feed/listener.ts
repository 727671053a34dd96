import { Client } from 'pg'
import type { Logger } from '../log.ts'
import { changeChannel } from './record-change.ts'

const firstPauseMs = 250
const longestPauseMs = 15_000

/** Holds a connection that receives notifications of changes; a broken one is replaced, after growing pauses. */
export function listenForChanges(options: { databaseUrl: string; log: Logger; onChange: () => void }) {
  const { databaseUrl, log, onChange } = options
  let isStopped = false
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined
  let pauseMs = firstPauseMs

  async function connect() {
    const fresh = new Client({
      connectionString: databaseUrl,
      application_name: 'sluimer-changes',
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    })
    client = fresh
    fresh.on('error', (error) => log.warn({ err: error }, 'the connection that hears of changes broke'))
    fresh.on('end', () => reconnectLater(fresh))
    fresh.on('notification', onChange)
    try {
      await fresh.connect()
      await fresh.query(`listen ${changeChannel}`)
      pauseMs = firstPauseMs
      // Notifications were missed while nobody listened.
      onChange()
    } catch (error) {
      log.warn({ err: error }, 'cannot listen for changes')
      await fresh.end().catch(() => undefined)
      reconnectLater(fresh)
    }
  }

  function reconnectLater(broken: Client) {
    if (isStopped || client !== broken) return
    client = undefined
    timer = setTimeout(connect, pauseMs)
    pauseMs = Math.min(pauseMs * 2, longestPauseMs)
  }

  void connect()
  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
