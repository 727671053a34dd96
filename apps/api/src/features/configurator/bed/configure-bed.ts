import { calculatePriceAt } from '@sluimer/domain/catalog/price'
import { type BedFacts, calculateBedFacts } from '@sluimer/domain/configurator/bed/bed-facts'
import { type BedPartText, listBedParts } from '@sluimer/domain/configurator/bed/bed-parts'
import { listExtraPeriods, mergeBedHistory } from '@sluimer/domain/configurator/bed/bed-price-history'
import { toVariantId } from '@sluimer/domain/configurator/bed/variant-id'
import { type Choices, findChosenOption } from '@sluimer/domain/configurator/model/definition'
import { toConfiguratorDefinition } from '@sluimer/product-files/configurator/definition-input'
import type { SellableVariant } from '../../catalog/variant/find-sellable-variants.ts'
import type { DefinitionVersion } from '../rows/definition.queries.ts'
import { toSetPrices } from '../set/set-prices.ts'
import type { SoldSet } from '../set/sold-set.ts'

/** A composed bed as carts and orders see an article. */
export interface Bed {
  readonly choices: Choices
  /** Names the set and each chosen option (CF-11). */
  readonly variantId: string
  readonly parts: readonly BedPartText[]
  readonly facts: BedFacts
  /** The article of the set, at the price and with the weight and lead time of this bed. */
  readonly variant: SellableVariant
}

/**
 * Works out a bed of the version that is sold now (CF-10): what it costs is the price of the set's article, with its deals,
 * and the extras of its options. Its price history is that of both, so that former prices, deals and discounts follow the same
 * rules as for all other goods. A bed is made after the order, so what stands in the warehouse is none. One that was composed with
 * the old bed taken along has that already, and it is not offered again.
 */
export function configureBed({ version, versions, variant }: SoldSet, choices: Choices, now: Date): Bed {
  const definition = toConfiguratorDefinition(version.definition)
  const facts = calculateBedFacts(definition, choices)
  const { extraCents, weightGrams, leadTimeDays } = facts
  const withExtras = <Priced extends { priceCents: number }>(priced: Priced): Priced => ({
    ...priced,
    priceCents: priced.priceCents + extraCents,
  })
  const prices = toSetPrices(versions, variant)
  const history = mergeBedHistory(prices.base, listExtraPeriods(prices.versions, choices))
  const priceCents = variant.priceCents + extraCents
  const { parts, variantTitle } = describeParts(version, choices)
  const isOldTaken = definition.properties.some(
    (property) => findChosenOption(property, choices)?.takesOldAway,
  )
  return {
    choices,
    variantId: toVariantId(String(variant.productId), definition, choices),
    parts,
    facts,
    variant: {
      ...variant,
      ...{ priceCents, history, weightGrams, leadTimeDays },
      regularPriceCents: variant.regularPriceCents + extraCents,
      deal: variant.deal && withExtras(variant.deal),
      dealOfNow: variant.dealOfNow && withExtras(variant.dealOfNow),
      price: calculatePriceAt(history, priceCents, now),
      variantTitle,
      takesOldAway: variant.takesOldAway && !isOldTaken,
      stockOnHand: 0,
      stockReserved: 0,
    },
  }
}

/** Returns the parts of a bed in the words of a version, one by one and as the title of an article. */
export function describeParts(
  { definition }: Pick<DefinitionVersion, 'definition'>,
  choices: Choices,
): { parts: readonly BedPartText[]; variantTitle: string } {
  const parts = listBedParts(toConfiguratorDefinition(definition).properties, choices)
  return { parts, variantTitle: parts.map(({ value }) => value).join(', ') }
}
