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

/** Begins the keys of views of a set. */
export const viewKeyStart = 'set~'

const viewForm = /^([\w-]+)~([a-z]+)~([a-z0-9-]+)~([a-z0-9_]+\.[a-z]+)$/

/** A view of the beds of a set, and the options that it shows of one of them. */
interface ViewImage extends Record<'revision' | 'view' | 'slug', string> {
  readonly optionIds: readonly string[]
}

/**
 * Returns the key of a view of a bed: `set~{revision}~{view}~{slug}~{option ids}`. It has all that the address of a scene has, so
 * that it always means the same picture, and stands where the pictures of all products do.
 */
export function toViewImageKey({ revision, view, slug, optionIds }: ViewImage): string {
  return `${viewKeyStart}${[revision, view, slug, optionIds.join('_')].join('~')}`
}

/** Reads what follows `set~` in the name of a picture as parts of the address of a scene; undefined for any other form. */
export function readViewImageName(name: string) {
  const [, revision, view, slug, reference] = viewForm.exec(name) ?? []
  return reference === undefined ? undefined : { revision, view, slug, reference }
}
