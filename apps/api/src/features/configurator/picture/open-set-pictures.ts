import type { Deps } from '../../../platform/deps.ts'
import type { BedPictures } from '../../render/picture/bed-pictures.ts'
import { openBedPictures } from '../../render/picture/open-bed-pictures.ts'

/** The pictures of the beds of all sets. */
export type SetPictures = BedPictures

const opened = new WeakMap<Deps['config'], () => Promise<SetPictures>>()

/** Returns the pictures of the layers that the shop is set up with. These are opened once for each running shop. */
export function openSetPictures({ config, log }: Pick<Deps, 'config' | 'log'>): Promise<SetPictures> {
  const open = opened.get(config) ?? openBedPictures({ folder: config.layersDir, log })
  opened.set(config, open)
  return open()
}
