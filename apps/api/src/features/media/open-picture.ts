import sharp, { type Sharp } from 'sharp'

/** A larger picture would take more memory than one request may: 100 million pixels are 400 MB unpacked. */
const mostPixels = 100_000_000

// One picture uses one core; the encoder decides how many are made at once. Nothing is cached.
sharp.concurrency(1)
sharp.cache(false)

/** Opens a picture file, or its bytes, for reading its size or making smaller copies. */
export function openPicture(file: string | Buffer, limitInputPixels = mostPixels): Sharp {
  return sharp(file, { limitInputPixels, failOn: 'error' })
}
