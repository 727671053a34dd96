/** What a product can name: brands, makers, categories and filters that the shop knows. */
export interface CatalogNames {
  brands: { slug: string; title: string }[]
  manufacturers: string[]
  categories: { path: string; title: string; needsComposition?: boolean }[]
  facets: { key: string; title: string; values: { slug: string; title: string }[] }[]
}
