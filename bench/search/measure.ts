/** Milliseconds of each of many calls. */
export function timesOf<T>(inputs: readonly T[], call: (input: T) => unknown): Float64Array {
  return Float64Array.from(inputs, (input) => {
    const start = performance.now()
    call(input)
    return performance.now() - start
  })
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
