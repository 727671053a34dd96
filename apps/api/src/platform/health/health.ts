import { sql } from 'drizzle-orm'
import { isDatabaseAway } from '../db/errors.ts'
import type { Deps } from '../deps.ts'
import type { Server } from '../http/server.ts'
import { findPendingMigrations } from '../migrations/migrations.ts'

/**
 * Registers two probes. `/healthz` answers while the process does; if it fails, a supervisor should restart the
 * process. `/readyz` fails while the process cannot do its work, and a load balancer should send visitors elsewhere.
 * Neither counts as a visitor's call.
 */
export function registerHealthRoutes(app: Server, { db, readiness, log }: Deps): void {
  let isMigrated = false
  readiness.add('database', async () => {
    try {
      await db.execute(sql`select 1`)
    } catch (error) {
      throw new Error(isDatabaseAway(error) ? 'does not answer' : 'answers with an error', { cause: error })
    }
  })
  readiness.add('migrations', async () => {
    if (isMigrated) return
    const pending = await findPendingMigrations(db)
    if (pending.length > 0) throw new Error(`not applied: ${pending.join(', ')}`)
    isMigrated = true
  })

  const options = { schema: { hide: true }, config: { rateLimit: false as const, isProbe: true } }
  app.get('/healthz', options, async () => ({ status: 'ok' }))
  app.get('/readyz', options, async (_request, reply) => {
    const problems = await readiness.findProblems()
    if (Object.keys(problems).length === 0) return { status: 'ok' }
    log.warn({ problems }, 'not ready')
    return reply.status(503).send({ status: 'not ready', problems: Object.keys(problems) })
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A machine calls it every few seconds, so it is logged at `debug` only. */
    isProbe?: boolean
  }
}
