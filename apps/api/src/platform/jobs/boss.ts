import { PgBoss } from 'pg-boss'

/** The schema of the queue's tables; it contains nothing of ours. */
const schema = 'pgboss'

/** Updates the queue's own tables to the version of its library. */
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

/** Creates a queue that leaves its tables as they are: only the migrations change them. */
export function createBoss(databaseUrl: string, options: { isWorking: boolean }): PgBoss {
  return new PgBoss({
    connectionString: databaseUrl,
    schema,
    application_name: 'sluimer-jobs',
    // What a lost second would undo is that a job was taken or done: it is done again, which jobs allow. Callers enqueue jobs themselves.
    options: '-c synchronous_commit=off',
    migrate: false,
    createSchema: false,
    supervise: options.isWorking,
    schedule: options.isWorking,
    max: 4,
  })
}
