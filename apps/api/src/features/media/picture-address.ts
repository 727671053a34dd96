import { z } from 'zod'

/** The widths that pictures are served in: only a few, so that a hostile visitor cannot fill the disk with others. */
const pictureWidths = [160, 320, 480, 640, 960, 1280, 1600] as const
type PictureWidth = (typeof pictureWidths)[number]

/** Pages use WebP and AVIF. JPEG is for mails: it is the only one of the three that every mail program shows. */
const mediaTypes = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' } as const
export type PictureFormat = keyof typeof mediaTypes

/** The name of a picture in addresses. */
export const pictureKeySchema = z
  .string()
  .max(200)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'only a-z, 0-9 and single hyphens')

export interface PictureAddress {
  key: string
  width: PictureWidth
  format: PictureFormat
}

type Reading = { ok: true; address: PictureAddress } | { ok: false; error: 'unknown_width' | 'unknown_name' }

/** Reads `/media/{width}/{key}.webp`; accepts only a known width and a plain name. */
export function readPictureAddress(width: string, name: string): Reading {
  const known = readPictureWidth(width)
  if (known === undefined) return { ok: false, error: 'unknown_width' }
  const [stem, format] = splitPictureName(name)
  const key = pictureKeySchema.safeParse(stem)
  if (format === undefined || !key.success) return { ok: false, error: 'unknown_name' }
  return { ok: true, address: { key: key.data, width: known, format } }
}

/** Reads a width as it is written in addresses; undefined for one that is not served. */
export function readPictureWidth(width: string): PictureWidth | undefined {
  return pictureWidths.find((one) => String(one) === width)
}

/** Splits the name of a picture into its key and its format, which is undefined when it is not served. */
export function splitPictureName(name: string): [stem: string, format: PictureFormat | undefined] {
  const end = name.lastIndexOf('.')
  const extension = name.slice(end + 1)
  const format = Object.hasOwn(mediaTypes, extension) ? (extension as PictureFormat) : undefined
  return [name.slice(0, Math.max(end, 0)), format]
}

/** Returns the media type of a format, for the header `content-type`. */
export function toMediaType(format: PictureFormat): string {
  return mediaTypes[format]
}
