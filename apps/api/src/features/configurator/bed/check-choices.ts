import { findBrokenRules } from '@sluimer/domain/configurator/model/broken-rules'
import { type Choices, findChosenOption } from '@sluimer/domain/configurator/model/definition'
import { toConfiguratorDefinition } from '@sluimer/product-files/configurator/definition-input'
import type { Failure, Outcome } from '../../../platform/outcome.ts'
import type { DefinitionVersion } from '../rows/definition.queries.ts'

/** What a shopper asks for. */
export interface AskedBed {
  readonly parts: Choices
  /** The version that the shopper saw; undefined when no version of the set has that name. */
  readonly seen: DefinitionVersion | undefined
  /** Where the request has the choices, such as `body.parts`. */
  readonly path: string
}

/**
 * Checks that a bed can be made of these choices now, and returns them in the order of the steps. A choice that never was
 * one, or is missing, is a fault of the request. Choices that were right on an older page, or that clash, are refused with
 * the reason in words.
 */
export function checkChoices(version: DefinitionVersion, { parts, seen, path }: AskedBed): Outcome<Choices> {
  if (seen === undefined) return invalid(path.replace(/parts$/, 'boxconfig_id'), 'Deze versie bestaat niet.')
  const definition = toConfiguratorDefinition(version.definition)
  const { properties } = definition
  const gone = Object.keys(parts).filter((id) => {
    const property = properties.find((one) => one.id === id)
    return property === undefined || findChosenOption(property, parts) === undefined
  })
  const words = gone.flatMap((id) => describeChoice(seen, id, parts) ?? [])
  if (gone.length > words.length) {
    const unknown = gone.filter((id) => describeChoice(seen, id, parts) === undefined)
    return refuse({
      code: 'invalid_request',
      fields: unknown.map((id) => ({ path: `${path}.${id}`, message: 'Deze keuze bestaat niet.' })),
    })
  }
  if (words.length > 0)
    return refuse({ code: 'not_purchasable', message: `${words.join(', ')} is er niet meer.` })
  const open = properties.filter(({ id }) => !Object.hasOwn(parts, id))
  if (open.length > 0)
    return refuse({
      code: 'invalid_request',
      fields: open.map(({ id, title }) => ({ path: `${path}.${id}`, message: `Kies eerst ${title}.` })),
    })
  const sentences = findBrokenRules(definition, parts).map(({ sentence }) => sentence)
  if (sentences.length > 0) return refuse({ code: 'not_purchasable', message: sentences.join(' ') })
  return { ok: true, data: Object.fromEntries(properties.map(({ id }) => [id, parts[id] ?? ''])) }
}

/** Names a choice in the words of a version that has it: "Stof: Mos". */
function describeChoice({ definition }: DefinitionVersion, id: string, parts: Choices): string | undefined {
  const { properties } = toConfiguratorDefinition(definition)
  const property = properties.find((one) => one.id === id)
  const option = property && findChosenOption(property, parts)
  return property && option ? `${property.title}: ${option.title}` : undefined
}

function invalid(path: string, message: string): { ok: false; error: Failure } {
  return refuse({ code: 'invalid_request', fields: [{ path, message }] })
}

function refuse(error: Failure): { ok: false; error: Failure } {
  return { ok: false, error }
}
