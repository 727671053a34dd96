import type { Db } from '../../../platform/db/database.ts'
import { type CatalogNames, loadCatalogNames } from '../../catalog/catalog-names.queries.ts'
import { saveBrand } from '../../catalog/save-brand.ts'
import { saveManufacturer } from '../../catalog/save-manufacturer.ts'
import type { Mapping } from './mapping-file.ts'

/** What products can name, with the brands and manufacturers that the mapping adds. A rehearsal counts them and keeps none. */
export async function addNames(
  db: Db,
  { add }: Mapping,
  { isRehearsal }: { isRehearsal: boolean },
): Promise<CatalogNames> {
  const names = await loadCatalogNames(db)
  const brands = add.brands.filter(({ slug }) => !names.brands.some((known) => known.slug === slug))
  const manufacturers = add.manufacturers.filter(({ name }) => !names.manufacturers.includes(name))
  if (!isRehearsal) {
    for (const brand of brands) await saveBrand(db, brand)
    for (const manufacturer of manufacturers) await saveManufacturer(db, manufacturer)
  }
  return {
    ...names,
    brands: [...names.brands, ...brands],
    manufacturers: [...names.manufacturers, ...manufacturers.map(({ name }) => name)],
  }
}
