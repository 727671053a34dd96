/**
 * What search machines need not fetch: pages of one visitor (a cart without its visitor is empty), suggestions, and listings that only differ in order or
 * price. Search results and other filters may be fetched, since they say noindex themselves, and a page must be read for
 * that.
 */
const notForMachines = [
  '/cart/restore/',
  '/checkout/',
  '/account/',
  '/zoeken/suggesties/',
  '/redirect/',
  '/v1/',
  '/api/',
  '/*?*tn_sort=',
  '/*?*tn_fk_ae-prijs=',
]

/** The shop's robots.txt. */
export function robotsText(publicUrl: string): string {
  return [
    'User-agent: *',
    ...notForMachines.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
