import type { Db } from '../../../platform/db/database.ts'
import type { CatalogNames } from '../../catalog/catalog-names.queries.ts'
import { saveBrand } from '../../catalog/save-brand.ts'
import { saveCategory } from '../../catalog/save-category.ts'
import { saveManufacturer } from '../../catalog/save-manufacturer.ts'
import type { Mapping } from './mapping-file.ts'

type Addition = { ok: true; names: CatalogNames; added: string[] } | { ok: false; problems: string[] }

/**
 * What products can name, with the categories, brands and manufacturers that the mapping adds. A rehearsal counts them and keeps
 * none.
 */
export async function addNames(
  db: Db,
  names: CatalogNames,
  { add }: Mapping,
  { isRehearsal }: { isRehearsal: boolean },
): Promise<Addition> {
  const brands = add.brands.filter(({ slug }) => !names.brands.some((known) => known.slug === slug))
  const manufacturers = add.manufacturers.filter(({ name }) => !names.manufacturers.includes(name))
  const categories = add.categories
    .filter(({ path }) => !names.categories.some((known) => known.path === path))
    // A category comes after the one that it hangs below.
    .toSorted((a, b) => a.path.split('/').length - b.path.split('/').length)
  const problems = categories
    .filter(({ path }) => !hasParent(path, [...names.categories, ...categories]))
    .map(({ path }) => `add.categories: there is no category above ${path}`)
  if (problems.length > 0) return { ok: false, problems }
  if (!isRehearsal) {
    for (const brand of brands) await saveBrand(db, brand)
    for (const manufacturer of manufacturers) await saveManufacturer(db, manufacturer)
    for (const category of categories) await saveCategory(db, category)
  }
  return {
    ok: true,
    names: {
      ...names,
      brands: [...names.brands, ...brands],
      manufacturers: [...names.manufacturers, ...manufacturers.map(({ name }) => name)],
      categories: [...names.categories, ...categories],
    },
    added: [
      ...categories.map(({ path }) => `the category ${path}`),
      ...brands.map(({ slug }) => `the brand ${slug}`),
      ...manufacturers.map(({ name }) => `the manufacturer ${name}`),
    ],
  }
}

function hasParent(path: string, categories: readonly { path: string }[]): boolean {
  const end = path.lastIndexOf('/')
  return end === -1 || categories.some((one) => one.path === path.slice(0, end))
}
