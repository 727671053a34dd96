const pages = [
  { type: 'privacy_policy', path: '/service/privacy/', title: 'Privacy' },
  { type: 'terms_of_service', path: '/service/algemene-voorwaarden/', title: 'Algemene voorwaarden' },
  { type: 'refund_policy', path: '/service/retourneren/', title: 'Retourneren' },
  { type: 'shipping_policy', path: '/service/bestellen-leveren/', title: 'Bestellen en leveren' },
  { type: 'faq', path: '/service/veelgestelde-vragen/', title: 'Veelgestelde vragen' },
] as const

/** Returns the pages that a buyer should be able to read before buying. */
export function listShopLinks(publicUrl: string) {
  return pages.map(({ type, path, title }) => ({ type, url: `${publicUrl}${path}`, title }))
}
