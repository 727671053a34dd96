import { relevantHistoryDays } from '@sluimer/domain/catalog/price'
import type { Connection } from '../../../platform/db/database.ts'
import { findMadeVariantId } from '../../catalog/product/made-product.queries.ts'
import { findSellableVariants, type SellableVariant } from '../../catalog/variant/find-sellable-variants.ts'
import { type DefinitionVersion, findVersionsSoldAfter } from '../rows/definition.queries.ts'

const dayMs = 86_400_000

/** A set that can be ordered, with what its beds cost. */
export interface SoldSet {
  /** The version that is sold now. */
  readonly version: DefinitionVersion
  /** The versions that matter to former prices, oldest first; the last is the one that is sold now. */
  readonly versions: readonly DefinitionVersion[]
  /** The article that carries the base price. */
  readonly variant: SellableVariant
}

/** Finds a set that can be ordered now; undefined when it does not exist or its product is not sold. */
export async function findSoldSet(db: Connection, slug: string, now: Date): Promise<SoldSet | undefined> {
  const versions = (await findVersions(db, [slug], now)).get(slug) ?? []
  const version = versions.at(-1)
  const variantId = version && (await findMadeVariantId(db, version.productId))
  if (version === undefined || variantId === undefined) return undefined
  const variant = (await findSellableVariants(db, [variantId], now)).get(variantId)
  return variant?.isActive ? { version, versions, variant } : undefined
}

/** Returns the versions of sets that matter to the prices of their beds, by slug, oldest first. */
export function findVersions(db: Connection, slugs: readonly string[], now: Date) {
  return findVersionsSoldAfter(db, slugs, new Date(now.getTime() - relevantHistoryDays * dayMs))
}
