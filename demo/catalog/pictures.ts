import { readFileSync } from 'node:fs'

/** A master picture in demo/pictures; `file` without its extension is its key everywhere else. */
export interface DemoPicture {
  file: string
  alt: string
  family: string
  color: string
  kind: string
  width: number
  height: number
  bytes: number
  /** The tiny blurred picture shown while it loads, as a data URI. It is stored, since making it takes a minute for all. */
  placeholder: string
  /** Of a whole room: where each piece is seen, in per cent from the upper left corner, as the studio measured it. */
  spots?: Readonly<Record<string, readonly [number, number]>>
}

export const picturesFolder = new URL('../pictures/', import.meta.url)

/** Returns every picture that demo/pictures/index.json names. */
export function demoPictures(): DemoPicture[] {
  return JSON.parse(readFileSync(new URL('index.json', picturesFolder), 'utf8'))
}

export const toKey = ({ file }: { file: string }): string => file.replace(/\.[a-z]+$/, '')
