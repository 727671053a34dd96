import { createHash } from 'node:crypto'
import type { CheckedDefinitionInput } from '@sluimer/product-files/configurator/definition-input'
import { toConfiguratorDefinition } from '@sluimer/product-files/configurator/definition-input'

/** Changes when pictures come out otherwise from the same layers. */
const composing = 2

const digests = new WeakMap<object, string>()

/** Returns a digest of a list of layers or parts. It is asked for with each picture, and the list is long. */
function digest(madeFrom: object): string {
  const known = digests.get(madeFrom)
  if (known !== undefined) return known
  const made = createHash('sha256').update(JSON.stringify(madeFrom)).digest('base64url')
  digests.set(madeFrom, made)
  return made
}

/**
 * Returns the part of an address that changes with the picture: with what it is made from, the colors of the fabrics,
 * and what the options show. So an address always means the same picture, and a browser may keep it for good.
 */
export function toRevision(madeFrom: object, definition: CheckedDefinitionInput): string {
  const shown = toConfiguratorDefinition(definition).properties.map(({ id, options }) => [
    id,
    options.map((option) => [option.id, option.picture, option.fabric]),
  ])
  return createHash('sha256')
    .update(JSON.stringify([composing, digest(madeFrom), definition.pictureParts, shown]))
    .digest('base64url')
    .slice(0, 12)
}
