import type { CatalogNames } from '../input/catalog-names.ts'
import { createDictionary } from './dictionary.ts'
import { draftMapping, unknownBrands } from './draft-mapping.ts'
import type { ForeignFile } from './foreign-file.ts'
import type { Mapping } from './mapping-file.ts'
import { proposeCategories } from './propose-categories.ts'
import { surveyFile } from './survey-file.ts'

/** The names that `--create-categories` and `--create-brands` add. */
type CreatedNames = Pick<Mapping['add'], 'categories' | 'brands'>

/** Extends the mapping with the names that are new to the shop, and returns what to create when a product needs it. */
export async function extendMapping(
  mapping: Mapping,
  file: ForeignFile,
  names: CatalogNames,
  create: { categories: boolean; brands: boolean },
): Promise<{ mapping: Mapping; created: CreatedNames }> {
  if (!create.categories && !create.brands) return { mapping, created: { categories: [], brands: [] } }
  const dictionary = createDictionary(names, mapping)
  const survey = await surveyFile(file, dictionary)
  const { added, paths } = proposeCategories(survey, names, dictionary)
  const categories = added
    .filter(({ path }) => !mapping.add.categories.some((known) => known.path === path))
    .map((one) => ({ ...one, description: '' }))
  const brands = unknownBrands(survey, dictionary)
    .filter(({ slug }) => !mapping.add.brands.some((known) => known.slug === slug))
    .map((one) => ({ ...one, description: '' }))
  return {
    mapping: create.categories ? { ...mapping, categories: { ...mapping.categories, ...paths } } : mapping,
    created: { categories: create.categories ? categories : [], brands: create.brands ? brands : [] },
  }
}

/** Drafts a mapping file for a file, and reports what the file contains. */
export async function draftFor(mapping: Mapping, file: ForeignFile, names: CatalogNames) {
  const dictionary = createDictionary(names, mapping)
  const survey = await surveyFile(file, dictionary)
  const draft = draftMapping(survey, names, dictionary, mapping)
  return { draft, products: survey.products, categories: survey.categories.size, brands: survey.brands.size }
}
