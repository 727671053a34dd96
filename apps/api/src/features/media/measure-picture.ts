import { openPicture } from './open-picture.ts'

/** Wide enough to show light and dark, small enough to be part of every page. */
const placeholderWidth = 16
/** A data URI may not be longer, since every tile contains one. */
const placeholderLimit = 400

export interface Measures {
  width: number
  height: number
  placeholder: string
}

/** Returns the size of a master as it is seen, and a tiny blurred preview as a data URI. */
export async function measurePicture(path: string): Promise<Measures> {
  const { autoOrient } = await openPicture(path).metadata()
  return { width: autoOrient.width, height: autoOrient.height, placeholder: await makePlaceholder(path) }
}

/** Returns a tiny blurred preview of a picture file, or of its bytes, as a data URI; empty when even that would be too long. */
export async function makePlaceholder(path: string | Buffer): Promise<string> {
  const tiny = openPicture(path)
    .autoOrient()
    .resize({ width: placeholderWidth })
    .flatten({ background: '#f8f4ed' })
  for (const quality of [40, 20, 1]) {
    const bytes = await tiny.clone().webp({ quality, effort: 6 }).toBuffer()
    const uri = `data:image/webp;base64,${bytes.toString('base64')}`
    if (uri.length <= placeholderLimit) return uri
  }
  return ''
}
