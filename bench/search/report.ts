import type { BuiltEngine } from './engine.ts'
import { percentile } from './measure.ts'

export function engineRow({ engine, buildMs, bytes }: BuiltEngine): string {
  return `${engine.name.padEnd(16)}built in ${(buildMs / 1000).toFixed(1)} s, ${Math.round(bytes / 2 ** 20)} MB\n`
}

/** Lists for one kind of call each engine's median and slowest hundredth, and how many times faster the first one is. */
export function timesTable(kind: string, engines: readonly { name: string; times: Float64Array }[]): string {
  const shares = engines.map(({ name, times }) => ({
    name,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  }))
  const [first] = shares
  return shares
    .map(({ name, p50, p99 }, at) => {
      const ratio = at > 0 && first ? `  ${Math.round(p50 / first.p50)} times slower` : ''
      const label = at === 0 ? kind : ''
      return `${label.padEnd(26)}${name.padEnd(16)}p50 ${asMilliseconds(p50)}  p99 ${asMilliseconds(p99)} ms${ratio}\n`
    })
    .join('')
}

export function print(text: string): void {
  process.stdout.write(text)
}

function asMilliseconds(value: number): string {
  return value.toFixed(value < 1 ? 3 : 1).padStart(6)
}
