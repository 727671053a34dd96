import type { Deps } from '../../../platform/deps.ts'
import { type BedPictures, openBedPictures } from '../../render/picture/bed-pictures.ts'

/** The pictures of the beds of all sets. */
export type SetPictures = BedPictures

const opened = new WeakMap<Deps['config'], Promise<SetPictures>>()

/** Opens the layers that the shop is set up with, once for each running shop. */
export function openSetPictures({ config, log }: Pick<Deps, 'config' | 'log'>): Promise<SetPictures> {
  const known = opened.get(config)
  if (known !== undefined) return known
  const opening = openBedPictures({ folder: config.layersDir, log })
  opened.set(config, opening)
  return opening
}
