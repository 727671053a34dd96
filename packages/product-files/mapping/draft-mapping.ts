import { slugify } from '@sluimer/domain/catalog/slug'
import type { CatalogNames } from '../input/catalog-names.ts'
import type { Dictionary } from './dictionary.ts'
import type { Mapping } from './mapping-file.ts'
import { proposeCategories } from './propose-categories.ts'
import type { Survey } from './survey-file.ts'

/** What is longer is a text in the wrong column, and no brand. */
const longestName = 200

/**
 * A mapping for everything that a file names, for people to go through: what is known here is filled in, what is not gets a
 * category or brand to add. What only people can know is left empty, and has to be filled in before it can be used.
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
      ...Object.fromEntries(topOf(categories.added).map((path) => [path, deliveryClass])),
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

/** Brands of the file that are not known here, to be added under their own name. */
export const unknownBrands = ({ brands }: Survey, dictionary: Dictionary) =>
  Array.from(brands.keys())
    .filter((title) => dictionary.brand(title) === undefined && title.length <= longestName)
    .map((title) => ({ slug: slugify(title), title }))
    .filter(({ slug }) => slug !== '' && slug.length <= longestName)
    .filter(({ slug }, index, all) => all.findIndex((one) => one.slug === slug) === index)

const topOf = (categories: readonly { path: string }[]) =>
  categories
    .map(({ path }) => path)
    .filter((path, _, all) => !all.some((other) => path.startsWith(`${other}/`)))
