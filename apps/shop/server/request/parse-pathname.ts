/** `/..`, `/%2e./` and backslashes: later steps would read them as another path than the one judged here. */
const readDifferently = /\/(\.|%2e){1,2}(\/|$)|\\|%5c/i

/** Returns the path of a request line; undefined when it is none of ours (`//other.example`, `*`, broken escapes, a NUL). */
export function parsePathname(url: string | undefined): string | undefined {
  if (!url?.startsWith('/') || url.startsWith('//')) return undefined
  if (/%00/.test(url)) return undefined
  const path = url.split('?', 1)[0] ?? ''
  if (readDifferently.test(path)) return undefined
  try {
    decodeURI(path)
    return path
  } catch {
    return undefined
  }
}
