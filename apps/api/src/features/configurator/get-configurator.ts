import type { Configurator } from '@sluimer/contract/configurator/definition-schemas'
import type { Deps } from '../../platform/deps.ts'
import type { Outcome } from '../../platform/outcome.ts'
import { findMadeVariantId } from '../catalog/product/made-product.queries.ts'
import { findSellableVariants, type SellableVariant } from '../catalog/variant/find-sellable-variants.ts'
import { findImages } from '../media/find-images.ts'
import { type DefinitionVersion, findNewestVersion } from './definition.queries.ts'
import { toConfigurator } from './to-configurator.ts'

/** Returns a set as it is sold now; one whose product is not sold is not found (CF-17). */
export async function getConfigurator(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  slug: string,
): Promise<Outcome<Configurator>> {
  const set = await findSoldSet(db, slug, clock())
  if (set === undefined) return { ok: false, error: { code: 'not_found' } }
  const { definition } = set.version
  const options = definition.steps.flatMap(({ properties }) => properties.flatMap((one) => one.options))
  const images = await findImages(db, [
    definition.fallbackImage,
    ...options.flatMap(({ image }) => image ?? []),
  ])
  return { ok: true, data: toConfigurator(set.version, set.variant, images) }
}

/** A set that can be ordered: its newest version, and the article that carries the base price. */
interface SoldSet {
  readonly version: DefinitionVersion
  readonly variant: SellableVariant
}

/** Finds a set that can be ordered now. */
async function findSoldSet(db: Deps['db'], slug: string, now: Date): Promise<SoldSet | undefined> {
  const version = await findNewestVersion(db, slug)
  const variantId = version && (await findMadeVariantId(db, version.productId))
  if (version === undefined || variantId === undefined) return undefined
  const variant = (await findSellableVariants(db, [variantId], now)).get(variantId)
  return variant?.isActive ? { version, variant } : undefined
}
