import { join, resolve, sep } from 'node:path'

/** Returns the path of a master. A name that leads out of the media folder is a bug or an attack, and throws. */
export function toMasterPath(mediaDir: string, file: string): string {
  const folder = resolve(mediaDir)
  const path = join(folder, file)
  if (!path.startsWith(folder + sep)) throw new Error(`a picture outside the media folder: ${file}`)
  return path
}
