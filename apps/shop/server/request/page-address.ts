/** First parts of paths whose pages are somebody's own, or are no pages. */
const ownPaths = new Set(['cart', 'checkout', 'favorieten', 'keuzehulp', 'feeds', 'account', 'klant'])
const ownFiles = new Set(['/zoeken/suggesties/', '/zoeken/suggesties'])
/** A page's data is asked for under its path with this at the end. */
const dataEnding = /(?:\/_|\/_root)?\.data$/
/** Parameters by which advertisers and mailings recognise a visit; no page reads them. */
const campaignKey =
  /^(?:utm_.*|hsa_.*|mtm_.*|pk_.*|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|yclid|igshid|li_fat_id|mc_[ce]id|srsltid|epik|_ga|_gl)$/i
/** Which loaders' data is asked for: the framework's own. */
const frameworkKeys = new Set(['_routes'])
const longestAddress = 2_000
/** A product has few options. */
const mostParameters = 8

/**
 * The address under which a page is kept: what is known to be no page's is left out, so that it neither makes a page of
 * its own nor gets into one. Listings are kept by what begins with `tn_`, products by the names of their options, which
 * can be any. Undefined when what is asked for is not to be kept: whoever puts something else into an address gets a page
 * made for them alone. The browser keeps the address that it asked for.
 */
export function keptAddressOf(url: string): string | undefined {
  if (url.length > longestAddress) return undefined
  const { pathname, searchParams } = new URL(url, 'http://shop.invalid')
  const isData = pathname.endsWith('.data')
  const path = isData ? pathname.replace(dataEnding, '/') : pathname
  if (ownPaths.has(path.split('/')[1] ?? '') || ownFiles.has(path)) return undefined
  const isProduct = path.replace(/\/$/, '').endsWith('.html')
  // Files for machines are long, and kept elsewhere.
  if (!isProduct && !path.endsWith('/')) return undefined

  const kept = new URLSearchParams()
  for (const [key, value] of searchParams) {
    if (campaignKey.test(key)) continue
    if (!isProduct && !key.startsWith('tn_') && !(isData && frameworkKeys.has(key))) return undefined
    kept.append(key, value)
  }
  if (isProduct && kept.size > mostParameters) return undefined
  const query = kept.toString()
  return query === '' ? pathname : `${pathname}?${query}`
}
