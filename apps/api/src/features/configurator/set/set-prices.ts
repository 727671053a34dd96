import { isDeepStrictEqual } from 'node:util'
import type { Configurator } from '@sluimer/contract/configurator/definition-schemas'
import type { PricedVersion, SetPrices } from '@sluimer/domain/configurator/bed/bed-price-history'
import { toConfiguratorDefinition } from '@sluimer/product-files/configurator/definition-input'
import type { SellableVariant } from '../../catalog/variant/find-sellable-variants.ts'
import type { DefinitionVersion } from '../rows/definition.queries.ts'

/** Returns what former prices of beds follow from. A version that only changed words continues the one before it. */
export function toSetPrices(
  versions: readonly DefinitionVersion[],
  { history }: Pick<SellableVariant, 'history'>,
): SetPrices {
  const priced: PricedVersion[] = []
  for (const { definition, savedAt } of versions) {
    const version = toPricedVersion(definition)
    const last = priced.at(-1)
    const isSame =
      last !== undefined && isDeepStrictEqual({ ...last, soldFrom: null }, { ...version, soldFrom: null })
    if (!isSame) priced.push({ ...version, soldFrom: savedAt })
  }
  return { base: history, versions: priced }
}

function toPricedVersion(definition: DefinitionVersion['definition']): Omit<PricedVersion, 'soldFrom'> {
  const { properties, rules } = toConfiguratorDefinition(definition)
  return {
    properties: properties.map(({ id, options }) => ({
      id,
      options: options.map((option) => ({ id: option.id, extraCents: option.extraCents })),
    })),
    rules: rules.map(({ never }) => ({ never })),
  }
}

/** Returns them in the form of the contract. The present version is the set itself, so that only its beginning is added. */
export function toPriceHistory({ base, versions }: SetPrices): Configurator['priceHistory'] {
  return {
    base: base.map(({ priceCents, validFrom, validTo }) => ({
      price: priceCents,
      from: validFrom.toISOString(),
      to: validTo?.toISOString() ?? null,
    })),
    soldFrom: (versions.at(-1)?.soldFrom ?? new Date(0)).toISOString(),
    earlier: versions.slice(0, -1).map(({ properties, rules, soldFrom }) => ({
      soldFrom: soldFrom.toISOString(),
      properties: properties.map(({ id, options }) => ({
        property: id,
        options: options.map((option) => ({ option: option.id, extra: option.extraCents })),
      })),
      rules: rules.map(({ never }) => never.map((row) => toMutable(row))),
    })),
  }
}

const toMutable = (row: Readonly<Record<string, readonly string[]>>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(row).map(([property, options]) => [property, [...options]]))
