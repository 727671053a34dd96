import { combine, type Make } from '../combine.ts'
import type { Family } from '../family.ts'
import type { Colour } from '../palette.ts'
import { gardenPlants, houseplants } from './garden.ts'

const plantSizes: Make[] = [
  {
    key: 'klein',
    name: 'klein',
    feel: 'ca. 45 cm met pot',
    basePriceCents: 1995,
    texts: [
      'Een jonge plant, die in twee jaar verdubbelt als je hem een groter potje gunt.',
      'De kleine maat past op een bureau.',
    ],
    rows: [{ label: 'Hoogte met pot', value: 'ca. 45 cm' }],
  },
  {
    key: 'gewoon',
    name: '',
    feel: 'ca. 70 cm met pot',
    basePriceCents: 3495,
    texts: ['Op de grond naast een stoel komt hij precies tot de leuning.'],
    rows: [{ label: 'Hoogte met pot', value: 'ca. 70 cm' }],
  },
  {
    key: 'zelf',
    name: 'met watermeter',
    feel: 'pot met waterreservoir',
    basePriceCents: 4495,
    texts: [
      'In de pot zit een reservoir met een metertje. Twee weken op vakantie kan gewoon.',
      'De pot zegt wanneer hij dorst heeft. Makkelijker wordt het niet.',
    ],
    rows: [
      { label: 'Hoogte met pot', value: 'ca. 75 cm' },
      { label: 'Pot', value: 'Met reservoir van 2 liter en watermeter' },
    ],
  },
  {
    key: 'xl',
    name: 'XL',
    feel: 'ca. 140 cm met pot',
    basePriceCents: 8995,
    texts: [
      'Anderhalve meter groen, met een stam zo dik als je pols. Wordt staand bezorgd.',
      'Voor een hoek die te groot is voor een stoel en te klein voor een kast.',
    ],
    rows: [{ label: 'Hoogte met pot', value: 'ca. 140 cm' }],
  },
]

const inPot = (colour: Colour, name: string, key: string, texts: string[], makes: string[]) => ({
  name,
  look: 'Groot, glanzend blad',
  brand: 'wintertuin' as const,
  colours: [{ colour, images: [key] }],
  texts,
  makes,
})

export const moreHouseplants: Family = {
  ...houseplants,
  code: 'KPM',
  series: combine(
    'KPM',
    [
      inPot(
        'groen',
        'Breedblad',
        'kamerplant-groen-hero',
        [
          'Brede bladeren die je eens per maand afstoft. Dat is al het werk.',
          'Groeit naar het licht toe: draai hem af en toe een kwart slag.',
          'Een plant die het bij een raam op het oosten het liefst heeft.',
        ],
        ['klein', 'zelf', 'xl'],
      ),
      inPot(
        'terracotta',
        'Breedblad terracotta',
        'kamerplant-terracotta-hero',
        [
          'In een pot van terracotta, die water doorlaat en de wortels laat ademen.',
          'Groen blad op rode klei, een duo dat altijd klopt.',
          'De pot krijgt met de tijd witte randen. Dat is kalk, en het staat hem goed.',
        ],
        ['klein', 'gewoon', 'xl'],
      ),
      inPot(
        'salie',
        'Breedblad salie',
        'kamerplant-salie-hero',
        [
          'Groen in groen: een saliekleurige pot onder donker blad.',
          'Rustig van kleur, zodat de plant het woord heeft.',
        ],
        ['klein', 'gewoon'],
      ),
    ],
    plantSizes,
  ),
}

const treeSizes: Make[] = [
  {
    key: 'halfstam',
    name: 'halfstam',
    feel: 'ca. 75 cm met pot',
    basePriceCents: 2995,
    texts: ['Een stam van kniehoogte met een rond bolletje, voor aan weerszijden van de deur.'],
    rows: [{ label: 'Hoogte met pot', value: 'ca. 75 cm' }],
  },
  {
    key: 'paar',
    name: 'set van twee',
    feel: 'twee bomen van ca. 90 cm',
    basePriceCents: 6995,
    texts: ['Twee bomen van dezelfde hoogte, door ons bij elkaar gezocht. Op de foto staat er een.'],
    rows: [
      { label: 'Hoogte met pot', value: 'ca. 90 cm' },
      { label: 'Inhoud', value: '2 stuks' },
    ],
    facetValues: ['voordeel-set'],
  },
  {
    key: 'groot',
    name: 'groot',
    feel: 'ca. 130 cm met pot',
    basePriceCents: 7995,
    texts: ['Een boom van een jaar of acht, die al bloeit en soms een olijf draagt.'],
    rows: [{ label: 'Hoogte met pot', value: 'ca. 130 cm' }],
  },
  {
    key: 'oud',
    name: 'oude stam',
    feel: 'ca. 160 cm met pot',
    basePriceCents: 17_900,
    texts: [
      'Met een knoestige stam van twintig jaar oud. Elk exemplaar is anders; de kroon lijkt op die van de foto.',
    ],
    rows: [{ label: 'Hoogte met pot', value: 'ca. 160 cm' }],
  },
]

export const moreGardenPlants: Family = {
  ...gardenPlants,
  code: 'OLM',
  series: combine(
    'OLM',
    [
      {
        name: 'bol',
        look: 'Ronde kroon in terracotta pot',
        brand: 'wintertuin',
        colours: [{ colour: 'groen', images: ['olijfboom-groen-hero'] }],
        texts: [
          'Zilvergroen blad dat in de wind van kleur wisselt.',
          'Een stukje zuiden op het terras, ook als het regent.',
          'Snoei hem in april een beetje bij, dan blijft de bol rond.',
          'Olijfbomen worden honderden jaren oud. Deze is goed op weg.',
        ],
        makes: ['halfstam', 'paar', 'groot', 'oud'],
      },
    ],
    treeSizes,
  ),
}
