import { createHash } from 'node:crypto'
import type { CheckedDefinitionInput } from '@sluimer/product-files/configurator/definition-input'
import { toConfiguratorDefinition } from '@sluimer/product-files/configurator/definition-input'
import type { LayerManifest } from '../compose/layer-manifest.ts'

/** Changes when pictures come out otherwise from the same layers. */
const composing = 1

/**
 * Returns the part of an address that changes with the picture: with the layers, the colors of the fabrics, and what the
 * options show. So an address always means the same picture, and a browser may keep it for good.
 */
export function toRevision(manifest: LayerManifest, definition: CheckedDefinitionInput): string {
  const shown = toConfiguratorDefinition(definition).properties.map(({ id, options }) => [
    id,
    options.map((option) => [option.id, option.picture, option.fabric]),
  ])
  return createHash('sha256')
    .update(JSON.stringify([composing, manifest, definition.pictureParts, shown]))
    .digest('base64url')
    .slice(0, 12)
}
