import type { ProductInput } from '@sluimer/product-files/input/product-input'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'
import { saveBrand } from './brand/save-brand.ts'
import { saveManufacturer } from './brand/save-manufacturer.ts'
import { saveCategory } from './category/save-category.ts'
import { saveProduct } from './save-product/save-product.ts'
import { category } from './tables/category-tables.ts'
import { variant } from './tables/variant-tables.ts'

/** Long enough ago that nothing about a product is new. */
const longAgo = new Date('2026-01-05T09:00:00Z')
let made = 0

export interface BuiltProduct {
  id: number
  slug: string
  /** Active and inactive ones, in the order given. */
  variants: { id: number; sku: string }[]
}

type Special = Partial<ProductInput> & {
  /** Price and stock of the one variant that a product has unless `variants` says more. */
  priceCents?: number
  stock?: number
}

/**
 * A product in the database, made through the use case that staff use. What it names (category, brand, manufacturer) is made
 * when it is not there; facets are not. `at` is when it came and its price began.
 */
export async function aProduct(db: Db, special: Special = {}, at = longAgo): Promise<BuiltProduct> {
  made++
  const { priceCents = 4995, stock = 10, ...given } = special
  const slug = given.slug ?? `product-${made}`
  const input: ProductInput = {
    slug,
    sku: `P${made}`,
    title: `Product ${made}`,
    brand: 'sluimer-thuis',
    manufacturer: 'Weverij De Test',
    mainCategory: 'beddengoed',
    deliveryClass: 'parcel',
    createdAt: at,
    images: [{ key: 'foto', alt: 'Een foto' }],
    variants: [{ sku: `V${made}`, priceCents, stockOnHand: stock }],
    ...given,
  }
  await once(db, `brand ${input.brand}`, () => saveBrand(db, { slug: input.brand, title: input.brand }))
  await once(db, `manufacturer ${input.manufacturer}`, () =>
    saveManufacturer(db, {
      name: input.manufacturer,
      address: 'Spoelweg 1, Enschede',
      email: 'hallo@weverij.example',
    }),
  )
  for (const path of [input.mainCategory, ...(input.categories ?? [])]) {
    await once(db, `category ${path}`, () => aCategoryAt(db, path))
  }
  const { id } = await saveProduct(db, input, at)
  const variants = await db
    .select({ id: variant.id, sku: variant.sku })
    .from(variant)
    .where(eq(variant.productId, id))
    .orderBy(asc(variant.position), asc(variant.id))
  return { id, slug, variants }
}

/** The id of the one variant of a product. */
export function onlyVariantId(product: BuiltProduct): number {
  const [variant, ...others] = product.variants
  if (variant === undefined || others.length > 0)
    throw new Error(`${product.slug} has not exactly one variant`)
  return variant.id
}

/** Makes the categories of a path that are not there yet, titled after their last segment. */
export async function aCategoryAt(db: Db, path: string): Promise<void> {
  const segments = path.split('/')
  for (const [index, segment] of segments.entries()) {
    const part = segments.slice(0, index + 1).join('/')
    const [known] = await db.select({ id: category.id }).from(category).where(eq(category.path, part))
    if (known === undefined) await saveCategory(db, { path: part, title: segment })
  }
}

const done = new WeakMap<Db, Set<string>>()

/** A database of a test is its own and nothing goes from it, so what was made is there. */
async function once(db: Db, name: string, make: () => Promise<unknown>): Promise<void> {
  const names = done.get(db) ?? new Set()
  done.set(db, names)
  if (names.has(name)) return
  await make()
  names.add(name)
}
