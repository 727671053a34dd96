import { toReferenceId } from '@sluimer/domain/configurator/bed/variant-id'
import { type Choices, findChosenOption } from '@sluimer/domain/configurator/model/definition'
import { chooseNodes } from '@sluimer/domain/configurator/shape/choose-nodes'
import type { BedSet } from '../set/bed-set.ts'
import type { ShownBed } from './viewer/open-viewer.ts'

/** The model of the beds of a set, where it has one. */
export type TurnedModel = NonNullable<BedSet['model']>

/**
 * Returns what the model shows of a bed. What is not chosen yet is shown as in the set's first bed; where two properties
 * choose the same part, such as the mattresses on the left and on the right, the first counts, as in pictures without a seam.
 */
export function toShownBed(set: BedSet, model: TurnedModel, choices: Choices): ShownBed {
  const shown = { ...set.defaultChoices, ...choices }
  const chosen = set.configurator.definition.properties.flatMap(
    (property) => findChosenOption(property, shown) ?? [],
  )
  const parts = chosen.flatMap(({ picture }) =>
    picture === null ? [] : [[picture.part, picture.variant] as const],
  )
  const picked = { ...model.standard, ...Object.fromEntries(parts.toReversed()) }
  const fabric = chosen.find(({ color }) => color !== null)
  return {
    nodes: chooseNodes(model, picked),
    cloth: { color: fabric?.color ?? '#c8bfb0', weave: fabric?.weave ?? '' },
    width: toMetres(picked.width),
    length: toMetres(picked.length),
  }
}

/** Returns the address of the model of one bed, for phones that put it in the room. */
export function toModelUrl(
  set: BedSet,
  model: TurnedModel,
  choices: Choices,
  format: 'glb' | 'usdz',
): string {
  const { properties } = set.configurator.definition
  const seen = { properties: properties.filter(({ id }) => model.properties.includes(id)) }
  return `${model.bedUrl}${toReferenceId(seen, { ...set.defaultChoices, ...choices }, format)}`
}

function toMetres(centimetres: string | undefined): number {
  return Number(centimetres ?? 200) / 100
}
