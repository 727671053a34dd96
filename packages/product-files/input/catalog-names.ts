/** The names that a product can refer to: brands, makers, categories and filters of the shop. */
export interface CatalogNames {
  brands: { slug: string; title: string }[]
  manufacturers: string[]
  categories: { path: string; title: string; needsComposition?: boolean }[]
  facets: { key: string; title: string; values: { slug: string; title: string }[] }[]
}
