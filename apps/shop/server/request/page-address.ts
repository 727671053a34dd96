/** First parts of paths whose pages belong to one visitor, or that are not pages. */
const ownPaths = new Set([
  'cart',
  'checkout',
  'configurator',
  'favorieten',
  'mijn-bed',
  'mijn-postcode',
  'keuzehulp',
  'feeds',
  'account',
  'login',
  'klant',
])
const ownFiles = new Set(['/zoeken/suggesties/', '/zoeken/suggesties'])
/** The ending with which a browser asks for a page's data. */
const dataEnding = /(?:\/_|\/_root)?\.data$/
/** Parameters with which advertisers and mailings recognise a visit; no page reads them. */
const campaignKey =
  /^(?:utm_.*|hsa_.*|mtm_.*|pk_.*|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|yclid|igshid|li_fat_id|mc_[ce]id|srsltid|epik|_ga|_gl)$/i
/** The framework's own parameter: the loaders whose data is asked for. */
const frameworkKeys = new Set(['_routes'])
const longestAddress = 2_000
/** A product has few options. */
const mostParameters = 8

/**
 * Returns the address under which a page is kept. Parameters that are known to belong to no page are left out, so that they
 * neither make a page of their own nor get into one. Listings are kept by parameters that begin with `tn_`, products by the
 * names of their options, which can be anything. Undefined when the page is not to be kept: a visitor who puts something else
 * into an address gets a page of their own. The browser keeps the address that it asked for.
 */
export function toKeptAddress(url: string): string | undefined {
  if (url.length > longestAddress) return undefined
  const { pathname, searchParams } = new URL(url, 'http://shop.invalid')
  const isData = pathname.endsWith('.data')
  const path = isData ? pathname.replace(dataEnding, '/') : pathname
  if (ownPaths.has(path.split('/')[1] ?? '') || ownFiles.has(path)) return undefined
  const isProduct = path.replace(/\/$/, '').endsWith('.html')
  // Files for machines are long, and are kept elsewhere.
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
