import type { Series } from '../../family.ts'
import type { Color } from '../../palette.ts'

/** Gives a piece of furniture one color, with one picture. */
export const one = (color: Color, key: string): Series['colors'] => [{ color, images: [key] }]
export const shown = { brand: 'kamer-zeven' } as const

export const oiledCare = [
  'Afnemen met een licht vochtige doek',
  'Een keer per jaar bijwerken met hardwasolie',
]
export const lacqueredCare = ['Afnemen met een licht vochtige doek', 'Geen schuurmiddel gebruiken']
