// Every duvet cover on a made-up bed: pale ones in the light of a plain pale bed, dark ones in that of a plain dark one.
import { designs, isDark, shopColour } from './covers.mjs'
import { inOneLight } from '../series.mjs'

// What goes with a design, else with a cover of a colour: second pillows, small cushion, upholstery.
const DRESS = {
  kerst: ['#9c5443', '#41584b', '#b9aa94'],
  wit: ['#d9cdb9', '#8a9284', '#b9aa94'],
  zand: ['#efe9df', '#5e6d66', '#8a9284'],
  oker: ['#efe6d6', '#5e6d66', '#64757d'],
  terracotta: ['#efe6d6', '#9a6450', '#b9aa94'],
  roze: ['#efe6dc', '#c69a8e', '#b9aa94'],
  salie: ['#efe9df', '#8a9284', '#b9aa94'],
  groen: ['#c2b096', '#71806b', '#b9aa94'],
  lichtblauw: ['#efe9df', '#e0b663', '#b9aa94'],
  blauw: ['#d5d8da', '#c9a58c', '#64757d'],
  nachtblauw: ['#d9cdb9', '#c9a58c', '#b9aa94'],
  grijs: ['#d9d6cf', '#c9a58c', '#b9aa94'],
  antraciet: ['#d9d6cf', '#b98c4d', '#56575b'],
}
const ON_A_BED = 0.636 // a tile is that much larger than on the small folded cover

/** Linen ones have rooms of their own (`../rooms/linen-at-home.mjs`). */
const inRoom = ({ key }) => key === 'linnen'

const row = ({ key, colour, words, params }) => {
  const [second, accent, color] = DRESS[key] ?? DRESS[colour]
  const { pattern, repeat = 1, color: duvet = '#f4f0e6' } = params
  return [
    `dekbedovertrek-${key}-${colour}-scene`,
    shopColour(colour),
    `Bed opgemaakt met een ${words}, met kussens in dezelfde stof en een sierkussen`,
    { pattern, repeat: Number((repeat * ON_A_BED).toFixed(2)), duvet, second, accent, color },
  ]
}

const onBed = (first, chosen) =>
  inOneLight(
    {
      scene: 'bed',
      family: 'dekbedovertrek',
      params: { camera: 'detail', headboard: 'cushions', art: ['art-branch', 'art-sun'], seed: 4 },
    },
    chosen
      .filter((one) => !inRoom(one))
      .map(row)
      .sort(([a], [b]) => Number(b === first) - Number(a === first)),
  )

export const madeUp = [
  ...onBed(
    'dekbedovertrek-effen-wit-scene',
    designs.filter((design) => !isDark(design)),
  ),
  ...onBed('dekbedovertrek-effen-nachtblauw-scene', designs.filter(isDark)),
]
