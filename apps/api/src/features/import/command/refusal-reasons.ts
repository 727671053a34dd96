/** Kinds of reasons that are told at the end, and that are remembered. */
const mostTold = 15
const mostKinds = 1_000

/** Counts why products are refused, so that what stands in the way of many is seen at once. */
export function createRefusalReasons() {
  const counts = new Map<string, number>()
  return {
    add(reason: string): void {
      for (const one of new Set(reason.split('; ').map(withoutOwnWords)))
        if (counts.has(one) || counts.size < mostKinds) counts.set(one, (counts.get(one) ?? 0) + 1)
    },
    /** The reasons of more than one product, the most frequent first. */
    list: (): { reason: string; count: number }[] =>
      Array.from(counts, ([reason, count]) => ({ reason, count }))
        .filter(({ count }) => count > 1)
        .sort((a, b) => b.count - a.count)
        .slice(0, mostTold),
  }
}

/** The prices of each product, and the name of its variant, are its own; what is wrong with them is not. */
const withoutOwnWords = (reason: string) =>
  reason.replace(/^.*?: (?=the price |it has no price)/, '').replace(/price '[^']*'/, 'price')
