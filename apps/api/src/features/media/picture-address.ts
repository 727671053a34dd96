import { z } from 'zod'

/** The widths that pictures are served in: only a few, so that a hostile visitor cannot fill the disk with others. */
const pictureWidths = [160, 320, 480, 640, 960, 1280, 1600] as const
type PictureWidth = (typeof pictureWidths)[number]

const pictureFormats = ['webp', 'avif'] as const
export type PictureFormat = (typeof pictureFormats)[number]

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
  const known = pictureWidths.find((one) => String(one) === width)
  if (known === undefined) return { ok: false, error: 'unknown_width' }
  const end = name.lastIndexOf('.')
  const format = pictureFormats.find((one) => one === name.slice(end + 1))
  const key = pictureKeySchema.safeParse(name.slice(0, Math.max(end, 0)))
  if (format === undefined || !key.success) return { ok: false, error: 'unknown_name' }
  return { ok: true, address: { key: key.data, width: known, format } }
}
