import type { Configurator } from '@sluimer/contract/configurator/definition-schemas'
import { nothingOptionId } from '@sluimer/domain/configurator/model/definition'
import type { DefinitionVersion } from '../rows/definition.queries.ts'
import { listGoneChoices } from './gone-choices.ts'

/**
 * Lists the options that earlier versions of a set had, each in the words of the last one that had it, with what comes nearest now. The
 * address of a page holds the ids of choices only, and an old one can then still be told in words. `versions` has the newest last.
 */
export function listGoneOptions(versions: readonly DefinitionVersion[]): Configurator['gone'] {
  const now = versions.at(-1)
  if (now === undefined) return []
  const known = new Set(listOptions(now).map(({ key }) => key))
  const gone: Configurator['gone'] = []
  for (const then of versions.toReversed())
    for (const { key, property, option } of listOptions(then)) {
      if (known.has(key)) continue
      known.add(key)
      for (const { nearest, ...words } of listGoneChoices(then, now, { [property]: option }).gone)
        gone.push({ ...words, nearest: nearest?.value ?? null })
    }
  return gone
}

/** Options that add nothing are left out: without one, a bed is the same. */
function listOptions({ definition }: DefinitionVersion) {
  return definition.steps.flatMap(({ properties }) =>
    properties.flatMap(({ id: property, options }) =>
      options
        .filter(({ id }) => id !== nothingOptionId)
        .map(({ id: option }) => ({ key: `${property}=${option}`, property, option })),
    ),
  )
}
