import type { CatalogNames } from '../input/catalog-names.ts'
import type { Mapping } from './mapping-file.ts'

type Addition = { ok: true; names: CatalogNames; added: Mapping['add'] } | { ok: false; problems: string[] }

/** Returns the names that products can refer to, including those that the mapping adds; `added` are new to the shop. */
export function addNames(names: CatalogNames, { add }: Mapping): Addition {
  const brands = add.brands.filter(({ slug }) => !names.brands.some((known) => known.slug === slug))
  const manufacturers = add.manufacturers.filter(({ name }) => !names.manufacturers.includes(name))
  const categories = add.categories.filter(
    ({ path }) => !names.categories.some((known) => known.path === path),
  )
  const problems = categories
    .filter(({ path }) => !hasParent(path, [...names.categories, ...categories]))
    .map(({ path }) => `add.categories: there is no category above ${path}`)
  if (problems.length > 0) return { ok: false, problems }
  return {
    ok: true,
    names: {
      ...names,
      brands: [...names.brands, ...brands],
      manufacturers: [...names.manufacturers, ...manufacturers.map(({ name }) => name)],
      categories: [...names.categories, ...categories],
    },
    added: { brands, manufacturers, categories },
  }
}

function hasParent(path: string, categories: readonly { path: string }[]): boolean {
  const end = path.lastIndexOf('/')
  return end === -1 || categories.some((one) => one.path === path.slice(0, end))
}
