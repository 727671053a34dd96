import { combine, type Make } from '../../combine.ts'
import type { Family } from '../../family.ts'
import type { Color } from '../../palette.ts'
import { gardenPlants, houseplants } from './garden.ts'

const plantSizes: Make[] = [
  {
    key: 'klein',
    name: 'klein',
    feel: 'ca. 45 cm met pot',
    basePriceCents: 1995,
    texts: [
      'Een jonge plant, die in twee jaar verdubbelt als je hem een grotere pot gunt.',
      'De kleine maat past op een bureau.',
    ],
    rows: [{ label: 'Hoogte met pot', value: 'ca. 45 cm' }],
    weightFactor: 0.4,
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
      { label: 'Pot', value: 'Wit kunststof, met reservoir van 2 liter en watermeter' },
    ],
    weightFactor: 1.4,
  },
  {
    key: 'xl',
    name: 'XL',
    feel: 'ca. 140 cm met pot',
    basePriceCents: 8995,
    texts: [
      'Bijna anderhalve meter groen, in een doos die rechtop blijft staan.',
      'Voor een hoek die te groot is voor een stoel en te klein voor een kast.',
    ],
    rows: [{ label: 'Hoogte met pot', value: 'ca. 140 cm' }],
    weightFactor: 3.6,
  },
  {
    key: 'duo',
    name: 'set van twee',
    feel: 'twee planten van ca. 45 cm',
    basePriceCents: 3495,
    texts: [
      'Twee jonge planten, uitgezocht op dezelfde hoogte. Op de foto staat er een, en die is al wat ouder.',
    ],
    facetValues: ['voordeel-set'],
    rows: [
      { label: 'Hoogte met pot', value: 'ca. 45 cm' },
      { label: 'Inhoud', value: '2 planten' },
    ],
    weightFactor: 0.8,
  },
  {
    key: 'kweek',
    name: 'op kamerhoogte',
    feel: 'ca. 100 cm met pot',
    basePriceCents: 4995,
    texts: ['Een meter hoog, voor naast een kast of in de bocht van de trap.'],
    rows: [{ label: 'Hoogte met pot', value: 'ca. 100 cm' }],
    weightFactor: 2.1,
  },
]

const inPot = (
  color: Color,
  name: string,
  key: string,
  texts: string[],
  makes: string[],
  pot = 'Wit kunststof',
) => ({
  name,
  look: 'Glanzend blad',
  brand: 'wintertuin' as const,
  colors: [{ color, images: [key] }],
  texts,
  makes,
  rows: [{ label: 'Pot', value: pot }],
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
          'Bladeren die je eens per maand afstoft. Dat is al het werk.',
          'Groeit naar het licht toe: draai hem af en toe een kwart slag.',
          'Een plant die het bij een raam op het oosten het liefst heeft.',
          'Twee bij elkaar doen het beter dan een alleen: ze houden de lucht om zich heen vochtig.',
          'Maakt elk voorjaar een nieuwe scheut, die je gewoon laat gaan.',
        ],
        ['klein', 'zelf', 'xl', 'duo', 'kweek'],
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
        'Terracotta',
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
        'Saliegroen keramiek',
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
    weightFactor: 0.8,
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
    weightFactor: 2,
    facetValues: ['voordeel-set'],
  },
  {
    key: 'groot',
    name: 'groot',
    feel: 'ca. 130 cm met pot',
    basePriceCents: 7995,
    texts: ['Een boom van een jaar of acht, die al bloeit en soms een olijf draagt.'],
    rows: [{ label: 'Hoogte met pot', value: 'ca. 130 cm' }],
    weightFactor: 2.6,
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
    weightFactor: 4.2,
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
        colors: [{ color: 'groen', images: ['olijfboom-groen-hero'] }],
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
