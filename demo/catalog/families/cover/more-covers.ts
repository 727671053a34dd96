import { combine, type Design } from '../../combine.ts'
import type { Family } from '../../family.ts'
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

/** Drawings that children also like on a small bed, with the text for that size. */
const small: Readonly<Record<string, string>> = {
  Takje: 'Groene takjes op wit, zo fijn dat een kind ze met een vinger kan volgen.',
  Waterlijn: 'Blauwe strepen voor een kleine matroos, of voor wie dat van plan is.',
  Boogjes: 'Okergele boogjes om te tellen tot het licht uitgaat.',
  Sterrennacht: 'Sterren die ook overdag blijven staan, op een blauw waar een vlek niet op te vinden is.',
  Schapenwolk: 'Wolken om naar te wijzen, met een maan voor erna.',
  Confetti: 'Stippen in de kleuren van klei, vrolijk en toch geen feesttent.',
  Oeverstreep: 'Zachtgroene strepen, rustig voor een kamer waar al genoeg speelgoed ligt.',
  Keukenruit: 'Een blauwe ruit zoals oma hem had, in de maat van een ledikant.',
  Dinodal: 'Dino’s in een maat die net niet eng is.',
  Raketbasis: 'Raketten op een nachtblauwe hemel. Landen doe je morgenochtend.',
  Regenbui: 'Regenbogen en hartjes op zachtroze, voor na elke bui.',
  Bosrand: 'Een vos, een uil en een paddenstoel die er morgenochtend nog staan.',
  Zeilwedstrijd: 'Zeilbootjes voor wie in bed het liefst ver weg gaat.',
}
const inCotSize = designs
  .filter(({ name }) => small[name] !== undefined)
  .map((design) => ({
    ...design,
    texts: [small[design.name] ?? ''],
    makes: [cotMake.key],
    priceFactor: 1,
    // Behind the folded cover some pictures show a large bed.
    colors: design.colors.map(({ color, images }) => ({ color, images: images.slice(0, 1) })),
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
  rows: [
    { label: 'Sluiting', value: 'Instopstrook, sloop met flap' },
    ...duvetCovers.rows.filter(({ label }) => !['Sluiting', 'Past om'].includes(label)),
  ],
  warnings: [
    'Een dekbed is niet geschikt voor baby’s jonger dan twaalf maanden.',
    'Houd verpakkingsfolie uit de buurt van kinderen: verstikkingsgevaar.',
  ],
  series: combine('OVL', inCotSize, [cotMake]),
}
