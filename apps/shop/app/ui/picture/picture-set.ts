/** The served widths of pictures: `/media/{width}/{key}.webp`, and `.avif` for browsers that read it. */
const servedWidths = [160, 320, 480, 640, 960, 1280, 1600] as const
const usualWidth = 640
/** A picture that is never needed wider than this is a small one. */
const smallWidth = 960
/** A caller that names a wide copy has no use for the narrowest one: it would serve only phones with one dot per pixel. */
const leastOfWide = 320
/** Those named for the few browsers that cannot read the lighter format. */
const plainWidths: readonly number[] = [320, 640, 1280]

type Format = 'avif' | 'webp'
interface Original {
  key: string
  /** In pixels. */
  width: number
}

/**
 * Returns the addresses of a picture for `src` and `srcSet`, in a format that every browser reads. One that stands small has one address
 * only: the few browsers that cannot read the lighter format are not worth three addresses on each tile.
 */
export function buildPictureSet(image: Original, widest?: number): { src: string; srcSet?: string } {
  const widths = listWidths(image, widest)
  const usual = widths.findLast((served) => served <= usualWidth) ?? servedWidths[0]
  if (widest !== undefined && widest <= smallWidth) return { src: toMediaAddress(image.key, usual) }
  const few = widths.filter((width) => plainWidths.includes(width) || width === widths.at(-1))
  return { src: toMediaAddress(image.key, usual), srcSet: addresses(image, few, 'webp') }
}

/** Returns the same picture for a `source` before it: a quarter fewer bytes. */
export function buildLighterSet(image: Original, widest?: number): { type: string; srcSet: string } {
  return { type: 'image/avif', srcSet: addresses(image, listWidths(image, widest), 'avif') }
}

/** Returns the largest served copy of a picture, with its size in pixels. */
export function chooseLargestCopy(image: Original & { height: number }, format: Format = 'webp') {
  const served = listWidths(image).at(-1) ?? servedWidths[0]
  const width = Math.min(served, image.width)
  const height = Math.round((image.height * width) / image.width)
  return { src: toMediaAddress(image.key, served, format), width, height }
}

export function toMediaAddress(key: string, width: number, format: Format = 'webp'): string {
  return `/media/${width}/${encodeURIComponent(key)}.${format}`
}

function addresses(image: Original, widths: readonly number[], format: Format) {
  return widths.map((served) => `${toMediaAddress(image.key, served, format)} ${served}w`).join(', ')
}

/** Returns the served widths up to the original's own, since a larger copy would only be enlarged, and up to `widest`. */
function listWidths({ width }: Original, widest?: number): readonly number[] {
  const most = Math.min(width, widest ?? width)
  const least = widest !== undefined && widest >= smallWidth ? leastOfWide : 0
  const fitting = servedWidths.filter((served) => served >= least && served <= most)
  return fitting.length > 0 ? fitting : servedWidths.slice(0, 1)
}

/**
 * Returns `sizes` for a picture in a square frame. One that is wider than high loses its sides there, so it must come as wide as it
 * would stand uncut, or it is enlarged. For another frame, `width` and `height` are the picture's, measured in those of the frame.
 * The last length, that of phones, stays: their screens have two dots or more per pixel.
 */
export function widenSizes(sizes: string, { width, height }: { width: number; height: number }): string {
  const ratio = width / height
  if (ratio <= 1) return sizes
  return sizes.replace(
    /(\(min-width: [^)]+\)) ([\d.]+)(vw|rem)/g,
    (_, condition: string, length: string, unit: string) =>
      `${condition} ${Math.ceil(Number(length) * ratio)}${unit}`,
  )
}

/** Returns a tiny blurred picture as the background of the frame, until the real one loads. */
export function standInStyle(placeholder: string | undefined): React.CSSProperties {
  if (!placeholder?.startsWith('data:image/')) return {}
  return { backgroundImage: `url("${placeholder.replaceAll('"', '%22')}")`, backgroundSize: 'cover' }
}
