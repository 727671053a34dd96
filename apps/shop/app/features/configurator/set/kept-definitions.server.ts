import type { Configurator as ConfiguratorAnswer } from '@sluimer/contract/configurator/definition-schemas'

/** The last good definition of each set, for when the api cannot be reached (CF-17). Only known sets come here: they are few. */
const kept = new Map<string, ConfiguratorAnswer>()
const mostKept = 200

export function keepDefinition(definition: ConfiguratorAnswer): void {
  if (kept.size < mostKept || kept.has(definition.slug)) kept.set(definition.slug, definition)
}

export function findKeptDefinition(slug: string): ConfiguratorAnswer | undefined {
  return kept.get(slug)
}
