// Box springs in more colours: a headboard of three panels, white bed linen.
import { hexOf, wordOf } from '../colours.mjs'
import { inOneLight } from '../series.mjs'

// [colour, second pillows, small cushion, wall]
const TINTS = [
  ['zwart', '#c9c5bc', '#b98c4d', '#e6e1d8'],
  ['groen', '#d9cdb9', '#c69a8e', '#ece6da'],
  ['grijs', '#e4dfd6', '#5e6d66', '#e9e4db'],
  ['roze', '#efe6dc', '#9a6450', '#efe8df'],
  ['oker', '#efe6d6', '#5e6d66', '#ece5d8'],
  ['naturel', '#efe9df', '#8a9284', '#e3ddd0'],
]

export const beds = inOneLight(
  {
    scene: 'bed',
    family: 'boxspring',
    params: {
      width: 1600,
      height: 1200,
      fabric: 'weave',
      headboard: 'panels',
      pattern: '',
      duvet: '#f3efe7',
      art: ['art-branch', 'art-sun'],
      seed: 8,
    },
  },
  TINTS.map(([colour, second, accent, wall]) => [
    `boxspring-${colour}-hero`,
    colour,
    `Boxspring in ${wordOf(colour)} met een hoofdbord in drie banen en wit beddengoed, in een lichte slaapkamer`,
    { color: hexOf(colour), second, accent, wall },
  ]),
)
