import { type Family, size } from '../family.ts'

/** The stack in the mixed picture shows these three; the others need a picture of their own. */
const mixed = ['wit', 'salie', 'zand'] as const
const single = ['terracotta', 'blauw', 'antraciet'] as const
const colours = [
  ...mixed.map((colour) => ({ colour, images: [`hoeslaken-${colour}-hero`, 'hoeslaken-mix-hero'] })),
  ...single.map((colour) => ({ colour, images: [`hoeslaken-${colour}-hero`] })),
]

export const sheets: Family = {
  key: 'hoeslaken',
  code: 'HSL',
  noun: 'Hoeslaken',
  categories: ['hoeslaken'],
  manufacturer: 'Voorbeeld Textiel N.V.',
  deliveryClass: 'parcel',
  leadTimeDays: null,
  sizeTitle: 'Maat van je matras',
  sizes: [
    size('90x200', 1, 420, '1-persoons', ['80x200', '90x200']),
    size('140x200', 1.35, 560, 'twijfelaar'),
    size('160x200', 1.5, 640),
    size('180x200', 1.6, 720, '2-persoons'),
    size('180x210', 1.7, 760),
  ],
  facetValues: ['effen'],
  description: [
    'Rondom zit elastiek, niet alleen in de hoeken. Zo blijft het laken strak, ook als je veel draait. Meet voor je bestelt de hoogte van je matras; tel daar de topper bij op als die eronder moet.',
  ],
  highlights: ['Elastiek rondom', 'Kleurecht, ook na vijftig keer wassen'],
  rows: [],
  care: ['Wassen op 60 °C', 'Drogen op lage temperatuur', 'Strijken is niet nodig'],
  warnings: [],
  series: [
    {
      name: 'jersey Soepel',
      subTitle: 'Rekbaar katoen, hoek tot 30 cm',
      brand: 'zachtgoed',
      colours,
      basePriceCents: 1495,
      reduction: { percent: 20, startedDaysAgo: 6 },
      story: [
        'Gebreid katoen met een beetje rek. Trekt zich vanzelf glad en past op matrassen tot dertig centimeter hoog.',
      ],
      facetValues: ['jersey', 'strijkvrij'],
      rows: [
        { label: 'Samenstelling', value: '97% katoen, 3% elastaan' },
        { label: 'Hoekhoogte', value: '30 cm' },
      ],
      popularity: 95,
      createdDaysAgo: 400,
      categories: ['basics'],
    },
    {
      name: 'percal Glad',
      subTitle: 'Koel geweven katoen, hoek tot 30 cm',
      brand: 'zachtgoed',
      colours: colours.slice(0, 4),
      basePriceCents: 2295,
      story: ['Percal is strak en mat geweven. Het voelt fris als een net verschoond hotelbed.'],
      facetValues: ['katoen', 'percal'],
      rows: [
        { label: 'Samenstelling', value: '100% katoenpercal, 200 draden' },
        { label: 'Hoekhoogte', value: '30 cm' },
      ],
      care: ['Wassen op 60 °C', 'Drogen op lage temperatuur', 'Strijken op stand 3'],
      popularity: 72,
      createdDaysAgo: 150,
    },
    {
      name: 'topper Dun',
      subTitle: 'Voor toppers van 6 tot 12 cm',
      brand: 'zachtgoed',
      colours: colours.slice(0, 5),
      basePriceCents: 1395,
      story: ['Een lage hoek die precies om je topper past en niet onder het matras hoeft.'],
      facetValues: ['jersey', 'strijkvrij', 'voor-topper'],
      rows: [
        { label: 'Samenstelling', value: '97% katoen, 3% elastaan' },
        { label: 'Hoekhoogte', value: '12 cm' },
      ],
      weightFactor: 0.8,
      popularity: 84,
      createdDaysAgo: 210,
    },
    {
      name: 'flanel Knus',
      subTitle: 'Geruwd katoen, hoek tot 35 cm',
      brand: 'zachtgoed',
      colours: colours.slice(0, 3),
      basePriceCents: 1995,
      reduction: { percent: 30, startedDaysAgo: 3 },
      story: ['Instappen zonder schrikken: flanel is meteen op temperatuur.'],
      facetValues: ['flanel'],
      rows: [
        { label: 'Samenstelling', value: '100% katoenflanel, 160 g/m²' },
        { label: 'Hoekhoogte', value: '35 cm' },
      ],
      weightFactor: 1.25,
      popularity: 66,
      createdDaysAgo: 29,
      categories: ['wintertijd'],
    },
    {
      name: 'linnen Linde',
      subTitle: 'Gewassen linnen, hoek tot 35 cm',
      brand: 'lindeblad',
      colours: colours.slice(1, 4),
      basePriceCents: 6495,
      story: ['Past bij ons overtrek Linde. Koel in juli, droog in januari.'],
      facetValues: ['linnen'],
      rows: [
        { label: 'Samenstelling', value: '100% linnen, 165 g/m²' },
        { label: 'Hoekhoogte', value: '35 cm' },
      ],
      weightFactor: 1.3,
      care: ['Wassen op 40 °C', 'Nat ophangen', 'Strijken hoeft niet, en mag op stand 3'],
      popularity: 42,
      createdDaysAgo: 35,
      categories: ['linnen-beddengoed', 'zomer-deals'],
    },
  ],
}
