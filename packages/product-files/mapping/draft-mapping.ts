import { slugify } from '@sluimer/domain/catalog/slug'
import type { CatalogNames } from '../input/catalog-names.ts'
import type { Dictionary } from './dictionary.ts'
import type { Mapping } from './mapping-file.ts'
import { proposeCategories } from './propose-categories.ts'
import type { Survey } from './survey-file.ts'

/** A longer text is not a brand, but was put in the wrong column. */
const longestName = 200

/**
 * Drafts a mapping for all names in a file, for people to review: known names are filled in, others get a category or
 * brand to add. What only people can know is left empty, and must be filled in before the mapping can be used.
 */
export function draftMapping(survey: Survey, names: CatalogNames, dictionary: Dictionary, mapping: Mapping) {
  const categories = proposeCategories(survey, names, dictionary)
  const { manufacturer = '', deliveryClass = 'parcel', ...defaults } = mapping.defaults
  return {
    ...(mapping.columns && { columns: mapping.columns }),
    add: {
      categories: [...mapping.add.categories, ...categories.added],
      brands: [...mapping.add.brands, ...unknownBrands(survey, dictionary)],
      manufacturers:
        manufacturer === '' && mapping.add.manufacturers.length === 0
          ? [{ name: '', address: '', email: '' }]
          : mapping.add.manufacturers,
    },
    categories: { ...mapping.categories, ...categories.paths },
    attributes: {
      ...Object.fromEntries(Array.from(survey.attributes.keys(), (name) => [name, 'specification' as const])),
      ...Object.fromEntries(
        Array.from(survey.values, ([name, { facet, unknown }]) => [name, { facet, values: asNone(unknown) }]),
      ),
      ...mapping.attributes,
    },
    brands: mapping.brands,
    manufacturers: mapping.manufacturers,
    deliveryClasses: {
      ...Object.fromEntries(keepTopmost(categories.added).map((path) => [path, deliveryClass])),
      ...mapping.deliveryClasses,
    },
    compositions: mapping.compositions,
    vatClasses: mapping.vatClasses,
    pricesIncludeVat: mapping.pricesIncludeVat,
    ...(mapping.weightUnit && { weightUnit: mapping.weightUnit }),
    defaults: { manufacturer, deliveryClass, stock: 0, ...defaults },
  }
}

const asNone = (values: ReadonlySet<string>) =>
  Object.fromEntries(Array.from(values, (value) => [value, null]))

/** Returns the file's brands that are not known here, to be added under their own name. */
export const unknownBrands = ({ brands }: Survey, dictionary: Dictionary) =>
  Array.from(brands.keys())
    .filter((title) => dictionary.brand(title) === undefined && title.length <= longestName)
    .map((title) => ({ slug: slugify(title), title }))
    .filter(({ slug }) => slug !== '' && slug.length <= longestName)
    .filter(({ slug }, index, all) => all.findIndex((one) => one.slug === slug) === index)

const keepTopmost = (categories: readonly { path: string }[]) =>
  categories
    .map(({ path }) => path)
    .filter((path, _, all) => !all.some((other) => path.startsWith(`${other}/`)))
