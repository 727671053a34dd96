import { readTexts } from '../../../lib/form-text.ts'

/** Where a picture is sent as soon as it is chosen. */
export const pictureAddress = '/beoordelingen/foto/'
export const pictureFileField = 'pictures'
export const pictureCodeField = 'picture_code'

/** A picture that the shop has, and that goes along with the review. */
export interface KeptPicture {
  code: string
  /** The name of its file, for its sender. */
  name: string
  /** Tiny blurred stand-in as a data address; empty after a page without scripts. */
  placeholder: string
}

/** What became of the pictures of a form. */
export interface SentPictures {
  kept: readonly KeptPicture[]
  /** One sentence for each picture that was refused. */
  problems: readonly string[]
}

/** Returns the text of a form's field for a picture: its code and its name. */
export function toPictureValue({ code, name }: Pick<KeptPicture, 'code' | 'name'>): string {
  return `${code} ${name}`
}

/** Reads the pictures that were sent before and still belong to the form. */
export function readKeptPictures(form: FormData): KeptPicture[] {
  return readTexts(form, pictureCodeField).map((value) => {
    const [code = '', ...name] = value.split(' ')
    return { code, name: name.join(' ').slice(0, longestName), placeholder: '' }
  })
}

const longestName = 60

/** Returns the name of a chosen file, as far as it helps to tell it from others. */
export function readFileName({ name }: { name: string }): string {
  return name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name || 'foto'
}
