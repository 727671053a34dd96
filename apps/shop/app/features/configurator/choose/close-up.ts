import type { Choices } from '@sluimer/domain/configurator/model/definition'
import type { BedOption, BedProperty, BedSet } from '../set/bed-set.ts'
import { type SceneSources, toSceneSources } from '../set/scene-sources.ts'

/** The picture on the tile of an option: the shopper's own bed with that option, from near. */
export interface CloseUp extends SceneSources {
  /** How wide the whole picture is in widths of the tile, of which it shows a part. */
  readonly enlargedBy: number
  /** The classes that bring the part of the bed into the tile. */
  readonly look: string
}

/** Where a part of the bed is seen from near: the view, and the piece of it that fills a tile of four by three. */
const places: Readonly<Record<string, { view: string } & Pick<CloseUp, 'enlargedBy' | 'look'>>> = {
  headboard: { view: 'headboard', enlargedBy: 1.7, look: 'origin-[51%_24%] scale-150 object-left' },
  legs: { view: 'layers', enlargedBy: 2.1, look: 'origin-[26%_94%] scale-185 object-left' },
}

/** Widths that the render service serves; with the magnified picture and dense screens in mind. */
const widths = [320, 640] as const

/**
 * CF-03: returns the close-up of an option, in the fabric that is chosen. Undefined for what is seen in no view from near, and
 * for a set without pictures.
 */
export function findCloseUp(
  set: BedSet,
  choices: Choices,
  { property, option }: { property: BedProperty; option: BedOption },
): CloseUp | undefined {
  const part = option.picture?.part ?? ''
  const place = Object.hasOwn(places, part) ? places[part] : undefined
  const scene = set.scenes.find(({ view }) => view === place?.view)
  if (place === undefined || scene === undefined || !scene.properties.includes(property.id)) return undefined
  const { enlargedBy, look } = place
  const bed = { ...choices, [property.id]: option.id }
  return { ...toSceneSources(set, scene, { choices: bed, widths, usualWidth: widths[0] }), enlargedBy, look }
}
