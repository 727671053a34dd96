import { combine, type Make } from '../../combine.ts'
import { type Family, size } from '../../family.ts'
import { mattressCores } from './mattress-cores.ts'
import { mattresses } from './mattresses.ts'

const firmnesses: Make[] = [
  {
    key: 'zacht',
    name: 'zacht',
    feel: 'voor lichte slapers en zijslapers',
    basePriceCents: 29_900,
    texts: [
      'Zacht is bedoeld voor wie minder dan zeventig kilo weegt of altijd op de zij ligt.',
      'Je schouder zakt er dieper in, zodat je ruggengraat op je zij een rechte lijn blijft.',
      'De soepelste uitvoering. Slaap je op je buik, kies dan een steviger variant.',
      'Onder de zestig kilo voelt medium vaak hard. Dan is dit de betere keuze.',
    ],
    facetValues: ['zacht'],
    rows: [{ label: 'Geschikt voor', value: 'tot ca. 70 kg' }],
  },
  {
    key: 'medium',
    name: 'medium',
    feel: 'voor de meeste mensen',
    basePriceCents: 29_900,
    texts: [
      'Medium past bij zestig tot negentig kilo, en bij wie in de nacht alle kanten op draait.',
      'De middelste hardheid. Twijfel je, begin dan hier.',
      'Niet hangen en niet stuiteren: je ligt recht en je merkt niet waarom.',
      'Medium is de hardheid waar je na een week niet meer aan denkt. Zo hoort het.',
    ],
    facetValues: ['medium'],
    rows: [{ label: 'Geschikt voor', value: '60 tot 90 kg' }],
  },
  {
    key: 'stevig',
    name: 'stevig',
    feel: 'voor zwaardere slapers',
    basePriceCents: 30_900,
    texts: [
      'Boven de negentig kilo houdt een stevige kern je rug recht waar een zachte doorhangt.',
      'Stevig, geen plank: de bovenlaag blijft zacht genoeg voor je schouder.',
      'Ook prettig op je buik, omdat je bekken niet wegzakt.',
      'Opstaan gaat makkelijker van een matras dat terugduwt.',
    ],
    facetValues: ['stevig'],
    rows: [{ label: 'Geschikt voor', value: 'vanaf ca. 90 kg' }],
  },
]

export const moreMattresses: Family = {
  ...mattresses,
  code: 'MTM',
  sizes: [
    size('80x200', 0.95, 15_000),
    size('80x210', 1.02, 15_800),
    size('90x200', 1, 17_000),
    size('90x210', 1.08, 18_000),
    size('90x220', 1.14, 18_900),
    size('120x200', 1.35, 22_500),
    size('140x200', 1.5, 26_000, 'twijfelaar'),
    size('160x200', 1.7, 30_000),
    size('180x200', 1.9, 34_000),
    size('180x210', 2, 35_700),
  ],
  series: combine('MTM', mattressCores, firmnesses),
}
