import { describeBed } from '@sluimer/domain/configurator/bed/describe-bed'
import { toConfiguratorDefinition } from '@sluimer/product-files/configurator/definition-input'
import type { Deps } from '../../../platform/deps.ts'
import { findPicturedBeds } from '../rows/configuration.queries.ts'
import { toUnmadeCode } from './find-bed-picture.ts'
import { openSetPictures } from './open-set-pictures.ts'

export interface DrawnBed {
  /** A JPEG of the requested width. */
  readonly bytes: Buffer
  /** What it shows, in words. */
  readonly alt: string
}

/**
 * Draws saved beds for a document that holds its pictures itself, by the ids of the beds. A bed whose picture cannot be made is left
 * out: a document is not worth less without it (ER-02). A busy moment is no reason, because what is drawn is kept for good: one caller
 * waits for its turn, and asks for one at a time.
 */
export async function drawSavedBeds(
  { db, config, log }: Pick<Deps, 'db' | 'config' | 'log'>,
  configurationIds: readonly string[],
  width: number,
): Promise<ReadonlyMap<string, DrawnBed>> {
  const drawn = new Map<string, DrawnBed>()
  const beds = await findPicturedBeds(db, configurationIds)
  if (beds.size === 0) return drawn
  const pictures = await openSetPictures({ config, log })
  for (const [id, { choices, definition }] of beds) {
    try {
      const bytes = await pictures.loadMainView(definition, {
        choices,
        width,
        format: 'jpg',
        isPatient: true,
      })
      const alt = describeBed(definition.name, toConfiguratorDefinition(definition), choices)
      if (bytes !== undefined) drawn.set(id, { bytes: Buffer.from(bytes), alt })
    } catch (error) {
      toUnmadeCode(error)
    }
  }
  return drawn
}
