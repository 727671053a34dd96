/** Limits the kinds of reasons that are reported at the end, and those that are remembered. */
const mostTold = 15
const mostKinds = 1_000

/** Counts why products are refused, to show at once what affects many of them. */
export function createRefusalReasons() {
  const counts = new Map<string, number>()
  return {
    add(reason: string): void {
      for (const one of new Set(reason.split('; ').map(withoutOwnWords)))
        if (counts.has(one) || counts.size < mostKinds) counts.set(one, (counts.get(one) ?? 0) + 1)
    },
    /** Returns the reasons that more than one product has, the most frequent first. */
    list: (): { reason: string; count: number }[] =>
      Array.from(counts, ([reason, count]) => ({ reason, count }))
        .filter(({ count }) => count > 1)
        .sort((a, b) => b.count - a.count)
        .slice(0, mostTold),
  }
}

/** Removes a product's own price and variant name from a reason, so that the same problems count together. */
const withoutOwnWords = (reason: string) =>
  reason.replace(/^.*?: (?=the price |it has no price)/, '').replace(/price '[^']*'/, 'price')
