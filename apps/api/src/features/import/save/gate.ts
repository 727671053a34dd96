import type { CatalogNames } from '@sluimer/product-files/input/catalog-names'
import type { CheckedProductInput } from '@sluimer/product-files/input/product-input'

/** Says why a product cannot be imported, judging by the catalogue and the file so far; undefined lets it in. */
export type Gate = (product: CheckedProductInput, line: number) => string | undefined

/** A sku identifies one thing: what is ordered, sent and found by the next import. */
const ownSku = 'a sku of its own, or make it a variant of that product'

/** Creates a gate that remembers the place of every sku and slug so far: some 200 bytes for each product. */
export function createGate(names: CatalogNames, unit: 'row' | 'line'): Gate {
  const brands = new Set(names.brands.map(({ slug }) => slug))
  const manufacturers = new Set(names.manufacturers)
  const categories = new Set(names.categories.map(({ path }) => path))
  const textile = names.categories.filter(({ needsComposition }) => needsComposition).map(({ path }) => path)
  const isTextile = ({ mainCategory }: CheckedProductInput) =>
    textile.some((path) => mainCategory === path || mainCategory.startsWith(`${path}/`))
  const values = new Set(
    names.facets.flatMap(({ key, values }) => values.map(({ slug }) => `${key}/${slug}`)),
  )
  const lineOfSlug = new Map<string, number>()
  const lineOfSku = new Map<string, number>()
  const lineOfVariant = new Map<string, number>()

  return (product, line) => {
    const facets = Object.entries(product.facets).flatMap(([key, slugs]) =>
      slugs.map((slug) => `${key}/${slug}`),
    )
    const skus = product.variants.map(({ sku }) => sku)
    const twice = skus.find((sku, index) => skus.indexOf(sku) < index)
    const reasons = [
      brands.has(product.brand) ? undefined : `the brand ${product.brand} is not known`,
      manufacturers.has(product.manufacturer)
        ? undefined
        : `the manufacturer ${product.manufacturer} is not known`,
      ...[product.mainCategory, ...product.categories]
        .filter((path) => !categories.has(path))
        .map((path) => `the category ${path} is not known`),
      ...facets.filter((name) => !values.has(name)).map((name) => `the filter value ${name} is not known`),
      isTextile(product) && product.composition.length === 0
        ? `it has no composition: what is in ${product.mainCategory} has to name its fibres (a value such as '60% katoen, 40% linnen', composition, or compositions in the mapping file)`
        : undefined,
      twice === undefined ? undefined : `two variants have the sku ${twice}`,
      seen(`the address ${product.slug}`, lineOfSlug.get(product.slug), 'an address of its own'),
      seen(`the sku ${product.sku}`, lineOfSku.get(product.sku), ownSku),
      ...skus.map((sku) => seen(`the sku ${sku}`, lineOfVariant.get(sku), ownSku)),
    ].filter((reason) => reason !== undefined)
    if (reasons.length > 0) return reasons.join('; ')
    lineOfSlug.set(product.slug, line)
    lineOfSku.set(product.sku, line)
    for (const sku of skus) lineOfVariant.set(sku, line)
    return undefined
  }

  function seen(what: string, line: number | undefined, way: string): string | undefined {
    return line === undefined ? undefined : `${what} stands in ${unit} ${line} already: give this one ${way}`
  }
}
