/**
 * Milliseconds of each of many calls. With several rounds every input is called so often and its middle time counts: other
 * programs on the machine then weigh less, and so do the first calls, before the code is compiled.
 */
export function timesOf<T>(inputs: readonly T[], call: (input: T) => unknown, rounds = 1): Float64Array {
  const all = Array.from({ length: rounds }, () =>
    inputs.map((input) => {
      const start = performance.now()
      call(input)
      return performance.now() - start
    }),
  )
  return Float64Array.from(inputs, (_, i) =>
    percentile(
      Float64Array.from(all, (times) => times[i] ?? 0),
      0.5,
    ),
  )
}

export function percentile(times: Float64Array, share: number): number {
  const sorted = times.slice().sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Bytes in use after what can be thrown away is gone; needs `node --expose-gc`. */
export function memoryInUse(): number {
  globalThis.gc?.()
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

export function asMilliseconds(value: number): string {
  return value < 1 ? value.toFixed(3) : value.toFixed(1)
}
