import type { Image } from '@sluimer/contract/platform/primitives'

/** The width of the address in `src`, for readers that do not choose one themselves. */
const readyWidth = 640

interface Picture {
  key: string
  alt: string
  width: number
  height: number
  placeholder: string
}

/** Returns a picture as the contract shows it; `alt` replaces its own words where the place has better ones. */
export function toImage(picture: Picture, alt = picture.alt): Image {
  const { key, width, height, placeholder } = picture
  return { key, src: `/media/${readyWidth}/${key}.webp`, alt, width, height, placeholder }
}

/** Stands in for a picture that was never registered: its address answers 404 and the page replaces it (CT-03). */
export function createMissingImage(key: string, alt: string): Image {
  return toImage({ key, alt, width: 1200, height: 1200, placeholder: '' })
}
