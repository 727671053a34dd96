import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Returns the milliseconds of each of many calls, made one after the other. */
export async function measureTimes<Input>(
  inputs: readonly Input[],
  call: (input: Input) => unknown,
): Promise<Float64Array> {
  const times = new Float64Array(inputs.length)
  for (const [at, input] of inputs.entries()) {
    const start = performance.now()
    const result = call(input)
    if (result instanceof Promise) await result
    times[at] = performance.now() - start
  }
  return times
}

/**
 * Returns every call's median time over several rounds, which gives less weight to other programs on the machine and to the
 * first calls, made before the code is compiled.
 */
export function calculateMedians(rounds: readonly Float64Array[]): Float64Array {
  const [first = new Float64Array()] = rounds
  return first.map((_, at) =>
    percentile(
      Float64Array.from(rounds, (times) => times[at] ?? 0),
      0.5,
    ),
  )
}

export function percentile(times: Float64Array, share: number): number {
  const sorted = times.slice().sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** Returns the bytes in use after a garbage collection. */
export function memoryInUse(): number {
  collectGarbage()
  collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

/** Returns a generator's items, with the time that it took itself. */
export function timed<Item>(items: Iterable<Item>): { items: Iterable<Item>; ms: () => number } {
  let ms = 0
  return {
    ms: () => ms,
    items: {
      *[Symbol.iterator]() {
        const iterator = items[Symbol.iterator]()
        for (;;) {
          const start = performance.now()
          const { done, value } = iterator.next()
          ms += performance.now() - start
          if (done) return
          yield value
        }
      },
    },
  }
}
