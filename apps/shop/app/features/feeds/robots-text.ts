/**
 * Paths that search engines need not fetch: pages of one visitor (a cart is empty for anyone else), suggestions, and
 * listings that differ only in order or price. Search results and other filters stay open, because their own noindex
 * works only when the page is read.
 */
const notForMachines = [
  '/cart/restore/',
  '/checkout/',
  '/account/',
  '/login/',
  '/zoeken/suggesties/',
  '/redirect/',
  '/v1/',
  '/api/',
  '/*?*tn_sort=',
  '/*?*tn_fk_ae-prijs=',
]

/** The shop's robots.txt. */
export function buildRobotsText(publicUrl: string): string {
  return [
    'User-agent: *',
    ...notForMachines.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
