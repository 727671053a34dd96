import type { ProductTile } from '@sluimer/contract/catalog/tile'
import { findExtraRange } from '@sluimer/domain/configurator/bed/extra-range'
import { compileConfigurator } from '@sluimer/domain/configurator/model/configurator'
import type { Choices, ConfiguratorDefinition } from '@sluimer/domain/configurator/model/definition'
import { toConfiguratorDefinition } from '@sluimer/product-files/configurator/definition-input'
import { findNewestVersionOf } from '../../configurator/rows/definition.queries.ts'
import type { Sources } from '../draft/plan-context.ts'

/**
 * Returns what the cheapest bed of a set costs in a size such as '160x210', in cents: the price of a set is that of its smallest bed, and width and
 * length cost extra. Undefined for a size in words, and for one that the set is not made in.
 */
export async function findPriceOfSet(
  { db }: Sources,
  { id, price }: ProductTile,
  size: string,
): Promise<number | undefined> {
  const [, width, length] = /^(\d+)x(\d+)$/u.exec(size) ?? []
  const version = await findNewestVersionOf(db, Number(id))
  if (width === undefined || length === undefined || version === undefined) return undefined
  const definition = toConfiguratorDefinition(version.definition)
  const choices = {
    ...chooseMeasure(definition, 'breedte', width),
    ...chooseMeasure(definition, 'lengte', length),
  }
  if (Object.keys(choices).length < 2) return undefined
  const configurator = compileConfigurator(definition)
  const [all, own] = [findExtraRange(configurator), findExtraRange(configurator, choices)]
  return all && own && price.price - all.leastCents + own.leastCents
}

function chooseMeasure({ properties }: ConfiguratorDefinition, id: string, centimetres: string): Choices {
  const option = properties
    .find((property) => property.id === id)
    ?.options.find(({ title }) => title.split(' ')[0] === centimetres)
  return option === undefined ? {} : { [id]: option.id }
}
