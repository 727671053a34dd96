import { asc } from 'drizzle-orm'
import type { Connection } from '../../../platform/db/database.ts'
import { brand } from '../tables/maker-tables.ts'

/** Returns every brand, by title. */
export async function findBrands(db: Connection) {
  return db
    .select({ slug: brand.slug, title: brand.title, description: brand.description })
    .from(brand)
    .orderBy(asc(brand.title), asc(brand.slug))
}
export type BrandRow = Awaited<ReturnType<typeof findBrands>>[number]
