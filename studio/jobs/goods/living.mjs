// Vases, and what else stands in a living room.
import { hexOf, wordOf } from '../colours.mjs'
import { furniture } from './furniture.mjs'
import { lamps } from './lamps.mjs'
import { seasons } from './seasons.mjs'
import { inOneLight } from '../series.mjs'

const vases = inOneLight(
  { scene: 'vases', family: 'vaas', params: { seed: 6 } },
  [
    ['zwart', '#d9cdb9', '#c9a58c'],
    ['blauwgrijs', '#e6ddcd', '#b9a893'],
    ['oker', '#e6ddcd', '#8f9a8c'],
  ].map(([colour, bowl, bottle]) => [
    `vaas-${colour}-hero`,
    colour,
    `Grote vaas in ${wordOf(colour)} met takken, naast een flesvaas en een kom`,
    { colors: [hexOf(colour), bowl, bottle] },
  ]),
)

export const living = [...lamps, ...vases, ...furniture, ...seasons]
