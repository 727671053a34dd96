import type { Family } from '../../family.ts'

const shared = {
  manufacturer: 'Voorbeeld Wonen B.V.',
  leadTimeDays: null,
  sizeTitle: 'Maat',
  sizes: [],
  facetValues: [],
} satisfies Partial<Family>

export const vases: Family = {
  ...shared,
  key: 'vaas',
  code: 'VAS',
  noun: 'Vaas',
  categories: ['spiegels-vazen'],
  deliveryClass: 'parcel',
  weightGrams: 1400,
  description: [
    'Waterdicht geglazuurd aan de binnenkant, mat aan de buitenkant. De onderkant heeft vilt, zodat hij geen krassen maakt. Takken, flesvaas en kom op de foto horen er niet bij.',
  ],
  highlights: ['Waterdicht', 'Met vilt onder de voet'],
  rows: [],
  care: ['Met de hand afwassen'],
  warnings: [],
  series: [
    {
      name: 'Hals',
      subTitle: 'Ronde buik, smalle hals',
      brand: 'kamer-zeven',
      colors: [
        { color: 'terracotta', images: ['vaas-terracotta-hero'] },
        { color: 'salie', images: ['vaas-salie-hero'] },
        { color: 'wit', images: ['vaas-wit-hero'] },
      ],
      basePriceCents: 2495,
      story: ['Eén tak is genoeg, een bos mag ook. De hals houdt ze rechtop.'],
      facetValues: ['keramiek'],
      rows: [
        { label: 'Materiaal', value: 'Keramiek' },
        { label: 'Afmetingen', value: '26 cm hoog, 21 cm doorsnede' },
      ],
      popularity: 53,
      createdDaysAgo: 70,
    },
  ],
}

export const mirrors: Family = {
  ...shared,
  key: 'spiegel',
  code: 'SPG',
  noun: 'Spiegel',
  categories: ['spiegels-vazen'],
  deliveryClass: 'parcel',
  leadTimeDays: null,
  weightGrams: 6800,
  description: [
    'Komt in een doos met schuimhoeken. Schroeven en pluggen voor steen en voor gips zitten erbij.',
  ],
  highlights: ['Met veiligheidsfolie op de rug'],
  rows: [{ label: 'Materiaal', value: 'Glas, lijst van massief eiken' }],
  care: ['Glasreiniger op de doek spuiten, niet op het glas'],
  warnings: ['Hang de spiegel met twee schroeven op.'],
  series: [
    {
      name: 'Rond',
      subTitle: 'Ronde spiegel met eiken lijst',
      brand: 'kamer-zeven',
      colors: [{ color: 'hout', images: ['spiegel-rond-eiken-hero'] }],
      basePriceCents: 14_900,
      reduction: { percent: 20, startedDaysAgo: 16 },
      story: [
        'Een cirkel breekt een kamer vol rechte lijnen. De lijst is twee centimeter eiken en zit zonder zichtbare schroef vast.',
      ],
      facetValues: ['eikenhout', 'glas'],
      rows: [{ label: 'Afmetingen', value: '80 cm doorsnede' }],
      popularity: 61,
      createdDaysAgo: 90,
    },
  ],
}
