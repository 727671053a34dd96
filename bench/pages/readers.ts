interface Prices {
  calculateAge(page: string, askedAt: number): number | undefined
}

/** A reader who waits longer than this for a page has left. */
const patienceMs = 20_000

/** Asks for the pages in turn, `rate` times a second, and reports how old their contents were. */
export async function readPages(
  urls: readonly string[],
  { rate, seconds, prices }: { rate: number; seconds: number; prices: Prices },
) {
  const agesMs: number[] = []
  const waitsMs: number[] = []
  const others = new Map<string, number>()
  const count = (what: string) => others.set(what, (others.get(what) ?? 0) + 1)

  async function read(url: string) {
    const askedAt = performance.now()
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(patienceMs) })
      const page = await answer.text()
      waitsMs.push(performance.now() - askedAt)
      const age = answer.ok ? prices.calculateAge(page, askedAt) : undefined
      if (age === undefined) count(answer.ok ? 'without price' : String(answer.status))
      else agesMs.push(age)
    } catch {
      count('no answer')
    }
  }

  const begin = performance.now()
  const reads: Promise<void>[] = []
  while (performance.now() - begin < seconds * 1000) {
    const due = ((performance.now() - begin) / 1000) * rate
    while (reads.length < due) reads.push(read(urls[reads.length % urls.length] ?? ''))
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await Promise.all(reads)
  return {
    reads: reads.length,
    ...Object.fromEntries(others),
    replacedForMs: spread(agesMs),
    longerThanASecond: agesMs.filter((age) => age > 1000).length,
    waitMs: spread(waitsMs),
  }
}

function spread(values: number[]) {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }
}
