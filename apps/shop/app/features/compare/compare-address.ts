export const mostCompared = 3

export const comparePath = '/vergelijken/'

/** What the address of the page asks for. */
export interface CompareWish {
  /** In the order of the address, each once. */
  readonly slugs: readonly string[]
  readonly wasDoubled: boolean
  readonly wereTooMany: boolean
  readonly hasUnreadable: boolean
  readonly onlyDifferences: boolean
}

const key = 'met'
const onlyKey = 'alleen'
const differences = 'verschillen'

/** Returns the address of the page: commas stay as they are, so that it can be read and sent to somebody. */
export function toComparePath(slugs: readonly string[], { onlyDifferences = false } = {}): string {
  if (slugs.length === 0) return comparePath
  return `${comparePath}?${key}=${slugs.join(',')}${onlyDifferences ? `&${onlyKey}=${differences}` : ''}`
}

/** Reads an address that anybody can write: the first three different products count. */
export function readCompareWish(search: URLSearchParams): CompareWish {
  const names = (search.get(key) ?? '').split(',').filter((name) => name !== '')
  const readable = names.filter(isSlug)
  const slugs = [...new Set(readable)]
  return {
    slugs: slugs.slice(0, mostCompared),
    wasDoubled: slugs.length < readable.length,
    wereTooMany: slugs.length > mostCompared,
    hasUnreadable: readable.length < names.length,
    onlyDifferences: search.get(onlyKey) === differences,
  }
}

export function isSlug(text: string): boolean {
  return /^[a-z0-9][a-z0-9-]{0,254}$/.test(text)
}
