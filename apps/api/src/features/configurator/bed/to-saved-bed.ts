import type { Configuration } from '@sluimer/contract/configurator/configuration-schemas'
import type { Image } from '@sluimer/contract/platform/primitives'
import { listBedParts } from '@sluimer/domain/configurator/bed/bed-parts'
import { toVariantId } from '@sluimer/domain/configurator/bed/variant-id'
import { toBedPath } from '@sluimer/domain/configurator/guide/configurator-paths'
import { toConfiguratorDefinition } from '@sluimer/product-files/configurator/definition-input'
import type { ConfigurationRow } from '../rows/configuration.queries.ts'
import type { DefinitionVersion } from '../rows/definition.queries.ts'

type SavedBed = Omit<Configuration, 'now' | 'gone' | 'sentences' | 'nearest'>

/** Returns a saved bed as it was, in the words of its own version; the set has the name of its newest one. */
export function toSavedBed(
  { id, choices, priceCents, savedAt }: ConfigurationRow,
  version: DefinitionVersion,
  { name, image }: { name: string; image: Image },
): SavedBed {
  const definition = toConfiguratorDefinition(version.definition)
  const inOrder = definition.properties.flatMap((property) => {
    const optionId = choices[property.id]
    return optionId === undefined ? [] : [[property.id, optionId] as const]
  })
  return {
    ...{ id, link: toBedPath(id), slug: version.slug, name, image },
    saved: {
      at: savedAt.toISOString(),
      boxconfig_id: String(version.id),
      variantId: toVariantId(String(version.productId), definition, choices),
      parts: Object.fromEntries(inOrder),
      description: [...listBedParts(definition.properties, choices)],
      price: priceCents,
    },
  }
}
