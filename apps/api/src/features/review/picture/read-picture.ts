import {
  judgePictureFile,
  mostPicturePixels,
  type PictureProblem,
  shortestPictureSide,
} from '@sluimer/domain/review/pictures'
import { makePlaceholder } from '../../media/measure-picture.ts'
import { openPicture } from '../../media/open-picture.ts'

/** The longest sides of the two copies, in pixels: in the list, and as large as a screen. Nothing larger is stored. */
const smallSide = 320
const largeSide = 1280
const quality = 74
/** Unpacking a photo takes a second at most; a file that takes longer was made to. */
const longestSeconds = 15

/** A shopper's picture as the shop stores it; the width and height are those of the large copy. */
export interface MadePicture {
  small: Buffer
  large: Buffer
  width: number
  height: number
  placeholder: string
}

export type ReadPicture = { ok: true; picture: MadePicture } | { ok: false; problem: PictureProblem }

/**
 * Makes a shopper's file into pictures of the shop: unpacked, turned upright, smaller, in sRGB and packed anew, so that nothing
 * of the file is left but what can be seen on it (no place, no camera, no hidden data).
 */
export async function readPicture(bytes: Buffer): Promise<ReadPicture> {
  const judged = judgePictureFile(bytes)
  if (!judged.ok) return judged
  try {
    // The header tells the size before anything is unpacked.
    const { width, height, format, pages = 1 } = await openPicture(bytes, Number.MAX_SAFE_INTEGER).metadata()
    if (format !== judged.kind) return refuse('broken')
    if (pages > 1) return refuse('animated')
    if (width * height > mostPicturePixels) return refuse('too_many_pixels')
    if (Math.min(width, height) < shortestPictureSide) return refuse('too_small')
    return { ok: true, picture: await makePicture(bytes, longestSeconds) }
  } catch {
    return refuse('broken')
  }
}

/**
 * Makes the two copies of a picture file that is known to be one. Without `patience`, in seconds for each copy, it takes as long as it takes: a file of our own on a
 * busy machine.
 */
export async function makePicture(file: string | Buffer, patience = 0): Promise<MadePicture> {
  const large = await shrink(file, largeSide, patience).toBuffer({ resolveWithObject: true })
  const small = await shrink(large.data, smallSide, patience).toBuffer()
  const { width, height } = large.info
  return { small, large: large.data, width, height, placeholder: await makePlaceholder(small) }
}

const refuse = (problem: PictureProblem) => ({ ok: false, problem }) as const

function shrink(file: string | Buffer, longestSide: number, patience: number) {
  return openPicture(file, mostPicturePixels)
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .webp({ quality, effort: 4, smartSubsample: true })
    .timeout({ seconds: patience })
}
