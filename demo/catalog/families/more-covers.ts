import { combine, type Design } from '../combine.ts'
import type { Family } from '../family.ts'
import { cotMake, coverMakes } from './cover-makes.ts'
import { coverNovelties } from './cover-novelties.ts'
import { coverPrints } from './cover-prints.ts'
import { duvetCovers } from './duvet-covers.ts'
import { plainCovers } from './plain-covers.ts'
import { seasonalPrints } from './seasonal-prints.ts'

const forChristmas = (design: Design): Design =>
  design.brand === 'dennehof' ? { ...design, categories: ['kerst', 'wintertijd'] } : design
const designs = [...coverPrints, ...plainCovers, ...coverNovelties, ...seasonalPrints].map(forChristmas)

/** The drawings of duvet-covers.ts in other cloths, plain covers, and the newer drawings. */
export const moreCovers: Family = {
  ...duvetCovers,
  code: 'OVM',
  series: combine('OVM', designs, coverMakes),
}

/** Drawings that children like on a small bed too. */
const small = [
  'Takje',
  'Waterlijn',
  'Boogjes',
  'Sterrennacht',
  'Schapenwolk',
  'Confetti',
  'Oeverstreep',
  'Keukenruit',
]
const inCotSize = designs
  .filter(({ name, facetValues }) => small.includes(name) || facetValues?.includes('voor-kinderen'))
  .map((design) => ({
    ...design,
    makes: [cotMake.key],
    priceFactor: 1,
    // Behind the folded cover some show a large bed.
    colours: design.colours.map(({ colour, images }) => ({ colour, images: images.slice(0, 1) })),
  }))

export const cotCovers: Family = {
  ...duvetCovers,
  code: 'OVL',
  isNotInRooms: true,
  description: [
    'Aan de onderkant zit een instopstrook van 20 centimeter. De sloop is 40 x 60 centimeter en sluit met een flap, zonder knopen of lintjes.',
    'Was het overtrek voor het eerste gebruik, en daarna zo vaak als nodig is.',
  ],
  highlights: ['Zonder knopen en lintjes', 'Kussensloop van 40 x 60 cm inbegrepen'],
  warnings: [
    'Een dekbed is niet geschikt voor baby’s jonger dan twaalf maanden.',
    'Houd verpakkingsfolie uit de buurt van kinderen: verstikkingsgevaar.',
  ],
  series: combine('OVL', inCotSize, [cotMake]),
}
