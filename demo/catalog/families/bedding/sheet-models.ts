import type { Make } from '../../combine.ts'
import { size } from '../../family.ts'

const splitSizes = [
  size('140x200', 1.3, 500, '2 x 70 cm'),
  size('160x200', 1.5, 560, '2 x 80 cm'),
  size('180x200', 1.6, 610, '2 x 90 cm'),
  size('180x210', 1.7, 640, '2 x 90 cm, extra lang'),
]

/** The height of a sheet's corner, and what it fits around. */
export const sheetModels: Make[] = [
  {
    key: 'matras',
    name: '',
    feel: 'hoek tot 30 cm',
    basePriceCents: 1995,
    texts: [
      'De hoek van dertig centimeter past om bijna elk los matras.',
      'Past om matrassen van zestien tot dertig centimeter. Meet met je hand op het bed, niet vanaf de vloer.',
      'Voor een gewoon matras zonder topper. Ligt er een topper op, kijk dan bij de hoge hoek.',
    ],
    rows: [{ label: 'Hoekhoogte', value: '30 cm' }],
  },
  {
    key: 'hoog',
    name: 'hoge hoek',
    feel: 'hoek tot 40 cm',
    basePriceCents: 2295,
    texts: [
      'Gaat om een dik matras en een topper tegelijk. Zo heb je één laken op te maken in plaats van twee.',
      'De hoeken zijn veertig centimeter diep en vallen ver onder het matras, ook op een boxspring.',
      'Tel de hoogte van je matras en je topper bij elkaar op. Kom je onder de veertig, dan zit je hier goed.',
      'Met tien centimeter extra stof aan elke kant: een laken dat niet ’s nachts over de hoek springt.',
    ],
    facetValues: ['hoge-hoek'],
    rows: [{ label: 'Hoekhoogte', value: '40 cm' }],
    weightFactor: 1.2,
  },
  {
    key: 'topper',
    name: 'topper',
    feel: 'lage hoek van 12 cm',
    basePriceCents: 1795,
    texts: [
      'Een lage hoek, precies om de topper. Het matras eronder krijgt een eigen laken of een beschermer.',
      'Gemaakt voor toppers van zes tot twaalf centimeter, met elastiek dat niet omkrult.',
      'Je trekt het om de topper alleen. Dat scheelt tillen op zaterdagochtend.',
      'Weinig stof onder de topper, dus ook geen dikke rand die je door je laken heen voelt.',
    ],
    facetValues: ['voor-topper'],
    rows: [{ label: 'Hoekhoogte', value: '12 cm' }],
    weightFactor: 0.7,
  },
  {
    key: 'split',
    name: 'splittopper',
    feel: 'met insnijding van 60 cm',
    basePriceCents: 2595,
    sizes: splitSizes,
    texts: [
      'Met een insnijding van zestig centimeter aan het hoofdeind, zodat beide helften los omhoog kunnen.',
      'Voor een verstelbaar bed: het laken volgt de split van je topper en blijft aan het voeteneind één geheel.',
      'De rand van de split heeft elastiek aan de binnenkant. Je voelt hem niet en hij kruipt niet omhoog.',
    ],
    facetValues: ['voor-splittopper'],
    rows: [
      { label: 'Hoekhoogte', value: '12 cm' },
      { label: 'Split', value: '60 cm, aan het hoofdeind' },
    ],
  },
  {
    key: 'ledikant',
    name: 'ledikant',
    feel: 'voor kindermatrasjes',
    basePriceCents: 995,
    sizes: [
      size('60x120', 1, 190, 'ledikant'),
      size('70x140', 1.1, 230, 'peuterbed, ook voor 70 x 150 cm', ['70x140', '70x150']),
    ],
    texts: [
      'Op maat van het kinderbed en zo klein dat er drie in een lade passen.',
      'Elastiek rondom, want een dreumes slaapt in alle richtingen.',
    ],
    facetValues: ['voor-kinderen'],
    rows: [{ label: 'Hoekhoogte', value: '15 cm' }],
  },
  {
    key: 'twee',
    name: 'set van twee',
    feel: 'één op bed, één in de was',
    basePriceCents: 3195,
    texts: [
      'Twee dezelfde lakens in één pak.',
      'Met twee lakens heb je er altijd één droog. Je krijgt ze in dezelfde kleur en uit dezelfde verfpartij.',
      'Twee stuks, omdat je er toch nooit één nodig hebt.',
    ],
    facetValues: ['voordeel-set'],
    rows: [
      { label: 'Hoekhoogte', value: '30 cm' },
      { label: 'Inhoud', value: '2 hoeslakens van dezelfde kleur' },
    ],
    weightFactor: 2,
    categories: ['basics'],
  },
]
