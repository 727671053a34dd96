import { combine, type Make } from '../../combine.ts'
import type { Family } from '../../family.ts'
import { sideTables } from './furniture.ts'
import { lacqueredCare, one, shown } from './furniture-shown.ts'
import { mirrors } from './vases-mirrors.ts'

const tableMakes: Make[] = [
  {
    key: 'gewoon',
    name: '',
    feel: '45 cm doorsnede',
    basePriceCents: 8995,
    texts: ['Vijfenveertig centimeter rond en vijftig hoog: de maat voor naast een stoel.'],
    rows: [{ label: 'Afmetingen', value: '45 cm doorsnede, 50 cm hoog' }],
  },
  {
    key: 'groot',
    name: 'groot',
    feel: '60 cm doorsnede',
    basePriceCents: 12_900,
    texts: [
      'Met een blad van zestig centimeter doet hij ook dienst als salontafel.',
      'Groot genoeg voor een dienblad met alles erop.',
    ],
    rows: [{ label: 'Afmetingen', value: '60 cm doorsnede, 45 cm hoog' }],
    weightFactor: 1.5,
  },
  {
    key: 'hoog',
    name: 'hoog',
    feel: '60 cm hoog',
    basePriceCents: 9995,
    texts: [
      'Zestig centimeter hoog: de goede hoogte naast een boxspring of een leunstoel.',
      'Een hoog tafeltje voor een lamp of een plant die over de leuning mag kijken.',
    ],
    rows: [{ label: 'Afmetingen', value: '45 cm doorsnede, 60 cm hoog' }],
    weightFactor: 1.1,
  },
]

export const moreSideTables: Family = {
  ...sideTables,
  code: 'BJM',
  rows: [],
  series: combine(
    'BJM',
    [
      {
        ...shown,
        name: 'Rondje eiken',
        look: 'Rond blad op drie poten',
        colors: one('hout', 'bijzettafel-eiken-hero'),
        texts: [
          'Drie poten wiebelen nooit, ook niet op een oude plankenvloer.',
          'De rand is rond geschaafd, zodat je er niet langs stoot maar glijdt.',
        ],
        makes: ['groot', 'hoog'],
        facetValues: ['eikenhout'],
        rows: [{ label: 'Materiaal', value: 'Massief eiken, hardwasolie' }],
      },
      {
        ...shown,
        name: 'Rondje noten',
        look: 'Notenhouten blad op drie poten',
        colors: one('hout', 'bijzettafel-noten-hero'),
        texts: [
          'Donker hout, waar een witte kop koffie mooi op staat.',
          'Met een nerf die in elkaar draait als de wolken op een oude kaart.',
          'Klein meubel, groot gebaar.',
        ],
        makes: ['gewoon', 'groot', 'hoog'],
        priceFactor: 1.2,
        facetValues: ['notenhout'],
        rows: [{ label: 'Materiaal', value: 'Massief noten, hardwasolie' }],
      },
      {
        ...shown,
        name: 'Rondje wit',
        look: 'Wit gelakt blad op drie poten',
        colors: one('wit', 'bijzettafel-wit-hero'),
        texts: [
          'Gelakt in gebroken wit, dus een natte rand is zo weg.',
          'Licht genoeg om achter je aan te dragen.',
        ],
        makes: ['gewoon', 'hoog'],
        priceFactor: 0.75,
        rows: [{ label: 'Materiaal', value: 'Multiplex, watergedragen lak' }],
        care: lacqueredCare,
        weightFactor: 0.8,
      },
    ],
    tableMakes,
  ),
}

const mirrorMakes: Make[] = [
  {
    key: 'klein',
    name: 'klein',
    feel: '50 cm doorsnede',
    basePriceCents: 8995,
    texts: [
      'Vijftig centimeter: voor boven een wastafel of in de gang.',
      'De kleine maat weegt nog geen drie kilo en hangt aan twee schroeven.',
    ],
    rows: [{ label: 'Afmetingen', value: '50 cm doorsnede' }],
    weightFactor: 0.42,
  },
  {
    key: 'gewoon',
    name: '',
    feel: '80 cm doorsnede',
    basePriceCents: 14_900,
    texts: ['Tachtig centimeter is precies goed boven een dressoir.'],
    rows: [{ label: 'Afmetingen', value: '80 cm doorsnede' }],
  },
  {
    key: 'groot',
    name: 'groot',
    feel: '100 cm doorsnede',
    basePriceCents: 21_900,
    texts: [
      'Een meter rond. Tegenover een raam krijg je er een raam bij.',
      'De grote maat komt met een ophanglat, zodat hij meteen waterpas hangt.',
    ],
    rows: [{ label: 'Afmetingen', value: '100 cm doorsnede' }],
    weightFactor: 1.55,
  },
]

export const moreMirrors: Family = {
  ...mirrors,
  code: 'SPM',
  series: combine(
    'SPM',
    [
      {
        ...shown,
        name: 'Rond eiken',
        look: 'Eiken lijst van twee centimeter',
        colors: one('hout', 'spiegel-rond-eiken-hero'),
        texts: [
          'Een smalle rand van eiken, rondgebogen in één stuk.',
          'Hout en glas, verder niets. De schroeven zitten uit het zicht.',
        ],
        makes: ['klein', 'groot'],
        facetValues: ['eikenhout', 'glas'],
      },
      {
        ...shown,
        name: 'Rond noten',
        look: 'Notenhouten lijst',
        colors: one('hout', 'spiegel-rond-noten-hero'),
        texts: [
          'Donkere lijst, heldere spiegel: het verschil maakt de ruimte dieper.',
          'Warm hout rond koel glas.',
        ],
        makes: ['gewoon', 'klein'],
        facetValues: ['notenhout', 'glas'],
        rows: [{ label: 'Materiaal', value: 'Glas, lijst van massief noten' }],
      },
      {
        ...shown,
        name: 'Rond zwart',
        look: 'Smalle zwarte lijst',
        colors: one('zwart', 'spiegel-rond-zwart-hero'),
        texts: [
          'Een dunne zwarte lijn om het licht heen.',
          'Strak, rond en makkelijk te combineren.',
          'Zwart metaal van een centimeter breed, en de rest is kamer.',
        ],
        makes: ['gewoon', 'klein', 'groot'],
        priceFactor: 0.85,
        facetValues: ['metaal', 'glas'],
        rows: [{ label: 'Materiaal', value: 'Glas, lijst van metaal' }],
      },
    ],
    mirrorMakes,
  ),
}
