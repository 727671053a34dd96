import type { Series } from '../../family.ts'
import type { Colour } from '../../palette.ts'

/** A piece of furniture comes in one colour, with one picture. */
export const one = (colour: Colour, key: string): Series['colours'] => [{ colour, images: [key] }]
export const shown = { brand: 'kamer-zeven' } as const

export const oiledCare = [
  'Afnemen met een licht vochtige doek',
  'Een keer per jaar bijwerken met hardwasolie',
]
export const lacqueredCare = ['Afnemen met een licht vochtige doek', 'Geen schuurmiddel gebruiken']
