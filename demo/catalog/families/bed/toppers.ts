import { type Family, size } from '../../family.ts'
import { mattresses } from './mattresses.ts'

const white = [{ color: 'wit' as const, images: ['topper-wit-hero'] }]

export const toppers: Family = {
  ...mattresses,
  key: 'topper',
  code: 'TOP',
  noun: 'Topper',
  categories: ['toppers'],
  // Rolled up it goes as a parcel: nobody pays two people to carry six kilograms.
  deliveryClass: 'parcel',
  sizes: [
    size('90x200', 1, 6000),
    size('140x200', 1.4, 9000),
    size('160x200', 1.55, 10_000),
    size('180x200', 1.7, 11_500),
  ],
  description: [
    'Een topper ligt los op je matras of boxspring. Hij maakt de naad tussen twee matrassen onvoelbaar en houdt je matras schoon.',
  ],
  highlights: ['Tijk afritsbaar en wasbaar op 60 °C', 'Met elastische banden op de hoeken'],
  care: ['Keer de topper elke drie maanden', 'Tijk wassen op 60 °C'],
  warnings: [],
  series: [
    {
      name: 'koudschuim Laag',
      subTitle: 'Veerkrachtig, 7 cm',
      brand: 'nachtwerk',
      colors: white,
      basePriceCents: 8995,
      reduction: { percent: 20, startedDaysAgo: 10 },
      story: ['De gewone keuze: koudschuim dat ademt en niet inzakt.'],
      facetValues: ['koudschuim', 'medium'],
      rows: [
        { label: 'Kern', value: 'Koudschuim HR40' },
        { label: 'Dikte', value: '7 cm, zonder tijk' },
      ],
      popularity: 86,
      createdDaysAgo: 250,
    },
    {
      name: 'traagschuim Zacht',
      subTitle: 'Drukverlagend, 8 cm',
      brand: 'nachtwerk',
      colors: white,
      basePriceCents: 12_900,
      story: ['Voor zijslapers met een stevig matras: je schouder en heup zakken net genoeg weg.'],
      facetValues: ['traagschuim', 'zacht'],
      rows: [
        { label: 'Kern', value: 'Traagschuim, 50 kg/m³' },
        { label: 'Dikte', value: '8 cm, zonder tijk' },
      ],
      weightFactor: 1.35,
      popularity: 71,
      createdDaysAgo: 130,
    },
    {
      name: 'latex Koel',
      subTitle: 'Veerkrachtig en luchtig, 6 cm',
      brand: 'nachtwerk',
      colors: white,
      basePriceCents: 16_900,
      reduction: { percent: 25, startedDaysAgo: 6 },
      story: [
        'Latex met luchtgaatjes. Onder de tijk ligt aan de ene kant een laagje wol, aan de andere katoen.',
      ],
      facetValues: ['latex', 'medium'],
      rows: [
        { label: 'Kern', value: 'Latex, met wol en katoen onder de tijk' },
        { label: 'Dikte', value: '6 cm, zonder tijk' },
      ],
      weightFactor: 1.5,
      popularity: 45,
      createdDaysAgo: 80,
    },
  ],
}
