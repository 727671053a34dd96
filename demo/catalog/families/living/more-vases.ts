import { combine, type Design, type Make } from '../../combine.ts'
import type { Family } from '../../family.ts'
import type { Color } from '../../palette.ts'
import { vases } from './vases-mirrors.ts'

const vaseSizes: Make[] = [
  {
    key: 'gewoon',
    name: '',
    feel: '26 cm hoog',
    basePriceCents: 2495,
    texts: ['Zesentwintig centimeter hoog: voor een paar takken of een klein boeket.'],
    rows: [{ label: 'Afmetingen', value: '26 cm hoog, 21 cm doorsnede' }],
  },
  {
    key: 'klein',
    name: 'klein',
    feel: '16 cm hoog',
    basePriceCents: 1595,
    texts: [
      'De kleine maat, voor drie stelen uit de tuin.',
      'Zestien centimeter, op een vensterbank of een plank.',
    ],
    rows: [{ label: 'Afmetingen', value: '16 cm hoog, 13 cm doorsnede' }],
    weightFactor: 0.35,
  },
  {
    key: 'groot',
    name: 'groot',
    feel: '38 cm hoog',
    basePriceCents: 3995,
    texts: [
      'Achtendertig centimeter, zwaar genoeg voor lange takken. Op de vloer staat hij ook goed.',
      'De grote maat draagt een hele bos eucalyptus zonder om te vallen.',
    ],
    rows: [{ label: 'Afmetingen', value: '38 cm hoog, 31 cm doorsnede' }],
    weightFactor: 2.4,
  },
]

const hals: Design = {
  name: 'Hals',
  look: 'Ronde buik, smalle hals',
  brand: 'kamer-zeven',
  colors: (['terracotta', 'salie'] as Color[]).map((color) => ({
    color,
    images: [`vaas-${color}-hero`],
  })),
  texts: [
    'Een buik om water in te houden en een hals om takken bijeen te houden.',
    'Handgedraaid, dus elke hals is een fractie anders. Zet er drie naast elkaar en je hebt een stilleven.',
  ],
  makes: ['klein', 'groot'],
  facetValues: ['keramiek'],
  rows: [{ label: 'Materiaal', value: 'Keramiek' }],
}
const halsIn = (color: Color, name: string, texts: string[]): Design => ({
  ...hals,
  name: `Hals ${name}`,
  colors: [{ color, images: [`vaas-${color}-hero`] }],
  texts,
  makes: ['gewoon', 'klein', 'groot'],
})

export const moreVases: Family = {
  ...vases,
  code: 'VSM',
  series: combine(
    'VSM',
    [
      hals,
      halsIn('zwart', 'roet', [
        'Zwart en mat, zodat het groen van de takken eruit springt.',
        'Een silhouet op de vensterbank.',
        'Donker keramiek dat geen vingers laat zien.',
      ]),
      halsIn('blauwgrijs', 'regen', [
        'Blauwgrijs en mat, als leisteen na een bui.',
        'Hoort bij de lamp Regen.',
        'De kleur van een natte stoep, en mooier dan dat klinkt.',
      ]),
      halsIn('oker', 'honing', [
        'Okergeel keramiek met een korrelige, matte huid.',
        'Warm, ook zonder bloemen.',
        'Hoort bij de lamp Honing, maar mag ook alleen.',
      ]),
    ],
    vaseSizes,
  ),
}
