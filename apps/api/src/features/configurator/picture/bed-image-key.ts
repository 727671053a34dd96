import { type PictureFormat, splitPictureName } from '../../media/picture-address.ts'

/** A saved bed in the key of its picture. */
export interface BedImage {
  readonly configurationId: string
  /** Changes with the picture, so that its address always means the same bytes. */
  readonly revision: string
}

/** Begins the keys of beds. No picture of the media folder can have such a key. */
export const bedKeyStart = 'bed~'

const form = /^([0-9a-v]{12})~([\w-]{1,32})$/

/** Returns the key of a saved bed's picture: `bed~{id}~{revision}`, served like any other below `/media/{width}/`. */
export function toBedImageKey({ configurationId, revision }: BedImage): string {
  return `${bedKeyStart}${configurationId}~${revision}`
}

/** Reads what follows `bed~` in the name of a picture, such as `{id}~{revision}.webp`; undefined for any other form. */
export function readBedImageName(name: string): (BedImage & { format: PictureFormat }) | undefined {
  const [stem, format] = splitPictureName(name)
  const [, configurationId, revision] = form.exec(stem) ?? []
  if (format === undefined || configurationId === undefined || revision === undefined) return undefined
  return { configurationId, revision, format }
}
