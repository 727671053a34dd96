import type { BedOfNow } from '@sluimer/contract/configurator/configuration-schemas'
import { toStepPath } from '@sluimer/domain/configurator/guide/configurator-paths'
import { toConfiguratorDefinition } from '@sluimer/product-files/configurator/definition-input'
import { toDeal } from '../../catalog/deal/to-deal.ts'
import { toPrice } from '../../catalog/price/to-price.ts'
import { calculateDeliveryPromise } from '../../catalog/stock/calculate-delivery-promise.ts'
import type { Destination } from '../../delivery/promise-line.ts'
import type { SoldSet } from '../set/sold-set.ts'
import type { Bed } from './configure-bed.ts'

/** Returns a bed in the form of the contract, promised for a destination. */
export function toBedOfNow({ version }: SoldSet, bed: Bed, destination: Destination, at: Date): BedOfNow {
  const { choices, variantId, parts, facts, variant } = bed
  const { extraCents, weightGrams, parcels, leadTimeDays } = facts
  return {
    boxconfig_id: String(version.id),
    variantId,
    parts: { ...choices },
    description: [...parts],
    extra: extraCents,
    price: toPrice(variant.price, false),
    deal: toDeal(variant.deal, at),
    ...{ weightGrams, parcels, leadTimeDays },
    delivery: calculateDeliveryPromise(variant, variant, destination, at).text,
    link: toStepPath(version.slug, 1, toConfiguratorDefinition(version.definition), choices),
  }
}
