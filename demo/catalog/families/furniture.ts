import type { Family } from '../family.ts'

const shared = {
  manufacturer: 'Voorbeeld Wonen B.V.',
  leadTimeDays: null,
  sizeTitle: 'Maat',
  sizes: [],
  facetValues: [],
} satisfies Partial<Family>

export const nightstands: Family = {
  ...shared,
  key: 'nachtkastje',
  code: 'NKA',
  noun: 'Nachtkastje',
  categories: ['bijzettafels'],
  deliveryClass: 'parcel',
  leadTimeDays: 8,
  description: [
    'Komt in delen en zit in een kwartier in elkaar. Het hout is behandeld met hardwasolie, zodat een nat glas geen kring achterlaat.',
  ],
  highlights: ['Laden met zachte sluiting', 'In een kwartier in elkaar'],
  rows: [
    { label: 'Afmetingen', value: '45 x 40 x 58 cm (b x d x h)' },
    { label: 'Draagvermogen', value: '20 kg per lade' },
  ],
  care: ['Afnemen met een licht vochtige doek', 'Een keer per jaar bijwerken met hardwasolie'],
  warnings: ['Zet het kastje met de meegeleverde beugel vast aan de muur als er kinderen in huis zijn.'],
  series: [
    {
      name: 'Twee laden',
      subTitle: 'Massief eiken, op hoge poten',
      brand: 'kamer-zeven',
      colours: [{ colour: 'hout', images: ['nachtkastje-eiken-hero'] }],
      basePriceCents: 12_900,
      reduction: { percent: 23, startedDaysAgo: 8 },
      story: [
        'Twee laden, een rond knopje en verder niets. Op de hoogte van een boxspring, zodat je niet omlaag hoeft te reiken.',
      ],
      facetValues: ['eikenhout'],
      rows: [{ label: 'Materiaal', value: 'Massief eiken, hardwasolie' }],
      popularity: 83,
      createdDaysAgo: 145,
    },
    {
      name: 'Twee laden fineer',
      subTitle: 'Eikenfineer, lichter en voordeliger',
      brand: 'sluimer-atelier',
      colours: [{ colour: 'hout', images: ['nachtkastje-eiken-hero'] }],
      basePriceCents: 7995,
      story: [
        'Echt eiken aan de buitenkant, plaatmateriaal van binnen. Je ziet het verschil pas als je hem optilt.',
      ],
      facetValues: [],
      rows: [{ label: 'Materiaal', value: 'Eikenfineer op multiplex' }],
      popularity: 69,
      createdDaysAgo: 60,
      categories: ['basics'],
    },
  ],
}

export const vases: Family = {
  ...shared,
  key: 'vaas',
  code: 'VAS',
  noun: 'Vaas',
  categories: ['spiegels-vazen'],
  deliveryClass: 'parcel',
  description: [
    'Waterdicht geglazuurd aan de binnenkant. De onderkant heeft vilt, zodat hij geen krassen maakt.',
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
      colours: [
        { colour: 'terracotta', images: ['vaas-terracotta-hero'] },
        { colour: 'salie', images: ['vaas-salie-hero'] },
        { colour: 'gebroken-wit', images: ['vaas-wit-hero'] },
      ],
      basePriceCents: 2495,
      story: ['Eén tak is genoeg. De smalle hals houdt hem rechtop.'],
      facetValues: ['keramiek'],
      rows: [
        { label: 'Materiaal', value: 'Keramiek' },
        { label: 'Hoogte', value: '26 cm' },
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
  deliveryClass: 'two_man',
  leadTimeDays: 10,
  description: [
    'Komt in een doos met schuimhoeken. Schroeven en pluggen voor steen en voor gips zitten erbij.',
  ],
  highlights: ['Met veiligheidsfolie op de rug'],
  rows: [],
  care: ['Glasreiniger op de doek spuiten, niet op het glas'],
  warnings: ['Hang de spiegel met twee schroeven op.'],
  series: [
    {
      name: 'Boog',
      subTitle: 'Staande spiegel met ronde bovenkant',
      brand: 'kamer-zeven',
      colours: [{ colour: 'hout', images: ['spiegel-eiken-hero', 'spiegel-boog-hero'] }],
      basePriceCents: 14_900,
      reduction: { percent: 20, startedDaysAgo: 16 },
      story: ['Hoog genoeg om je schoenen te zien, met een lijst van twee centimeter eiken.'],
      facetValues: ['eikenhout', 'glas'],
      rows: [{ label: 'Afmetingen', value: '60 x 160 cm' }],
      popularity: 61,
      createdDaysAgo: 90,
    },
  ],
}

export const sideboards: Family = {
  ...shared,
  key: 'dressoir',
  code: 'DRS',
  noun: 'Dressoir',
  categories: ['meubels-accessoires'],
  deliveryClass: 'two_man',
  leadTimeDays: 20,
  description: ['Twee bezorgers zetten de kast op zijn plek. De deuren zijn na plaatsing te stellen.'],
  highlights: ['Achterwand met kabelgaten'],
  rows: [{ label: 'Afmetingen', value: '160 x 42 x 78 cm (b x d x h)' }],
  care: ['Afnemen met een licht vochtige doek'],
  warnings: ['Zet de kast met de meegeleverde beugel vast aan de muur: kantelgevaar.'],
  series: [
    {
      name: 'Lat',
      subTitle: 'Eiken met deuren van latjes',
      brand: 'kamer-zeven',
      colours: [{ colour: 'hout', images: ['dressoir-eiken-hero'] }],
      basePriceCents: 54_900,
      reduction: { percent: 25, startedDaysAgo: 5 },
      story: [
        'Deuren van smalle latjes, waar het licht op speelt. Erachter twee planken die je op hoogte zet.',
      ],
      facetValues: ['eikenhout'],
      rows: [{ label: 'Materiaal', value: 'Eikenhout en eikenfineer' }],
      popularity: 60,
      createdDaysAgo: 80,
    },
  ],
}
