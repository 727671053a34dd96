import { PgBoss } from 'pg-boss'

/** Where the queue's tables live; nothing of ours stands there. */
const schema = 'pgboss'

/** Brings the queue's own tables to the version of its library. */
export async function migrateJobs(databaseUrl: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema,
    supervise: false,
    schedule: false,
    max: 1,
  })
  let failure: Error | undefined
  boss.on('error', (error) => {
    failure ??= error
  })
  await boss.start()
  await boss.stop({ graceful: false })
  if (failure) throw failure
}

/** A queue that leaves its tables as they are: only the migrations change those. */
export function createBoss(databaseUrl: string, options: { isWorking: boolean }): PgBoss {
  return new PgBoss({
    connectionString: databaseUrl,
    schema,
    application_name: 'sluimer-jobs',
    migrate: false,
    createSchema: false,
    supervise: options.isWorking,
    schedule: options.isWorking,
    max: 4,
  })
}
