/** A path that is longer is none of the shop's pages, and would make a cookie that servers refuse. */
const longestPath = 1_000
/** Browsers take a backslash for a slash, and leave out spaces and control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to refuse.
const misread = /[\u0000-\u0020\u007f\\]/
const anyShop = 'http://shop.invalid'

/**
 * Returns the path and query of a page of this shop, as a browser would read them; undefined for anything that could
 * lead to another site: `//other.example`, `/\other.example`, `/.//other.example`, `https:other.example`.
 */
export function toLocalPath(text: string): string | undefined {
  if (text.length > longestPath || !text.startsWith('/') || text.startsWith('//') || misread.test(text))
    return undefined
  const { origin, pathname, search } = new URL(text, anyShop)
  // Dots are resolved by now, so that slashes behind them have come to the front.
  return origin === anyShop && !pathname.startsWith('//') ? pathname + search : undefined
}
