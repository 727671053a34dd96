import sharp, { type Sharp } from 'sharp'

/** A picture of more pixels would take more memory than one request may: 100 million are 400 MB unpacked. */
const mostPixels = 100_000_000

// One picture uses one core; how many pictures are worked on at once is the encoder's decision. Nothing is kept.
sharp.concurrency(1)
sharp.cache(false)

/** Opens a picture file for reading sizes or making smaller ones. */
export function openPicture(path: string): Sharp {
  return sharp(path, { limitInputPixels: mostPixels, failOn: 'error' })
}
