/** Runs in a thread of its own: reads everything, sends the result, and ends. */
import { parentPort, workerData } from 'node:worker_threads'
import { openDatabase } from '../../../platform/db/database.ts'
import { createLocalTasks } from './index-tasks.ts'
import type { WorkerAnswer, WorkerOrder } from './index-worker-thread.ts'

const { databaseUrl, atMs, task } = workerData as WorkerOrder
const database = openDatabase({ url: databaseUrl, maxConnections: 1 })
try {
  const tasks = createLocalTasks(database.db)
  const at = new Date(atMs)
  if (task === 'build') {
    const bytes = (await tasks.build(at)).snapshot()
    answer({ task, bytes }, bytes.buffer as ArrayBuffer)
  } else {
    answer({ task, sums: await tasks.sum(at) })
  }
} finally {
  await database.close()
}

/** Transfers the buffer without copying it. */
function answer(message: WorkerAnswer, ...handedOver: ArrayBuffer[]): void {
  parentPort?.postMessage(message, handedOver)
}
