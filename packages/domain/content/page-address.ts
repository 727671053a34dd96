/** The purpose of a content page; each kind has its own place in the shop (RT-05, RT-06). */
export const pageKinds = ['blog', 'inspiration', 'service', 'text'] as const
export type PageKind = (typeof pageKinds)[number]

const places: Readonly<Record<PageKind, (slug: string) => string>> = {
  blog: (slug) => `/blog/${slug}/`,
  inspiration: (slug) => `/inspiratie/${slug}/`,
  service: (slug) => `/service/${slug}/`,
  text: (slug) => ownAddresses[slug] ?? `/textpage/?page=${slug}`,
}

/** Text pages with an address of their own. */
const ownAddresses: Readonly<Record<string, string>> = { kortingscode: '/kortingscode/' }

/** Returns the path of a page with a text, by its kind and slug. */
export function toPageAddress(kind: PageKind, slug: string): string {
  return places[kind](slug)
}
