import { Worker } from 'node:worker_threads'
import { createProductIndex } from '@sluimer/search/create-product-index'
import type { IndexTasks } from './index-tasks.ts'

export interface WorkerOrder {
  task: WorkerAnswer['task']
  databaseUrl: string
  atMs: number
}

export type WorkerAnswer = { task: 'build'; bytes: Uint8Array } | { task: 'sum'; sums: Map<number, number> }

/** A thread that takes longer hangs: a million products take some minutes. */
const timeoutMs = 20 * 60_000

/** Runs the tasks in a thread of their own, so that requests are answered meanwhile; `signal` ends it. */
export function createThreadTasks(
  databaseUrl: string,
  signal: AbortSignal,
  onStart: (worker: Worker) => void = () => undefined,
): IndexTasks {
  async function run<Task extends WorkerAnswer['task']>(task: Task, at: Date) {
    const order: WorkerOrder = { task, databaseUrl, atMs: at.getTime() }
    const answer = await askWorker(order, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]), onStart)
    return answer as Extract<WorkerAnswer, { task: Task }>
  }
  return {
    async build(at) {
      const { bytes } = await run('build', at)
      const index = createProductIndex()
      const outcome = index.adopt(bytes)
      if (!outcome.ok) throw new Error(`The built index cannot be read: ${outcome.error.reason}`)
      return index
    },
    sum: async (at) => (await run('sum', at)).sums,
  }
}

function askWorker(
  order: WorkerOrder,
  signal: AbortSignal,
  onStart: (worker: Worker) => void,
): Promise<WorkerAnswer> {
  signal.throwIfAborted()
  // Node runs our TypeScript directly; the loader that the api needs for its mails would only cost time here.
  const worker = new Worker(new URL('./index-worker.ts', import.meta.url), {
    workerData: order,
    execArgv: [],
  })
  const { promise, resolve, reject } = Promise.withResolvers<WorkerAnswer>()
  const stop = () => {
    reject(signal.reason)
    void worker.terminate()
  }
  signal.addEventListener('abort', stop, { once: true })
  worker.once('message', resolve)
  worker.once('error', reject)
  worker.once('exit', (code) => reject(new Error(`The thread of the product index ended with ${code}`)))
  onStart(worker)
  return promise.finally(() => signal.removeEventListener('abort', stop))
}
