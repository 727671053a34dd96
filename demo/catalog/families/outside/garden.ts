import type { Family } from '../../family.ts'

const shared = {
  manufacturer: 'Voorbeeld Wonen B.V.',
  leadTimeDays: null,
  sizeTitle: 'Maat',
  sizes: [],
  facetValues: [],
} satisfies Partial<Family>

export const houseplants: Family = {
  ...shared,
  key: 'kamerplant',
  code: 'KPL',
  noun: 'Kamerplant',
  vatClass: 'reduced',
  categories: ['planten/kamerplanten'],
  deliveryClass: 'parcel',
  weightGrams: 3800,
  description: [
    'De plant komt in zijn pot, ingepakt tegen kou en stoten. Geef hem na de reis een slok water en een week rust.',
  ],
  highlights: ['Ingepakt tegen kou en stoten'],
  rows: [],
  care: ['Licht, maar niet in de volle zon', 'Water geven als de bovenste twee centimeter droog is'],
  warnings: ['Niet om te eten; houd bladeren buiten bereik van huisdieren.'],
  series: [
    {
      name: 'Breedblad',
      subTitle: 'Glanzend blad, weinig eisen',
      brand: 'wintertuin',
      colors: [{ color: 'groen', images: ['kamerplant-groen-hero'] }],
      basePriceCents: 2995,
      story: ['Een plant die vergeeft dat je hem een keer vergeet. De bladeren draaien mee met het licht.'],
      rows: [
        { label: 'Hoogte met pot', value: 'ca. 70 cm' },
        { label: 'Pot', value: 'Wit kunststof' },
      ],
      popularity: 66,
      createdDaysAgo: 40,
    },
    {
      name: 'Breedblad groot',
      subTitle: 'Een meter hoog, in sierpot',
      brand: 'wintertuin',
      colors: [{ color: 'groen', images: ['kamerplant-groen-hero'] }],
      basePriceCents: 5995,
      reduction: { percent: 25, startedDaysAgo: 7 },
      story: ['Voor de lege hoek naast de bank, met een geglazuurde pot die erbij hoort.'],
      facetValues: ['keramiek'],
      rows: [
        { label: 'Hoogte met pot', value: 'ca. 105 cm' },
        { label: 'Pot', value: 'Wit keramiek' },
      ],
      weightFactor: 2.4,
      popularity: 48,
      createdDaysAgo: 58,
    },
  ],
}

export const gardenPlants: Family = {
  ...shared,
  key: 'olijfboom',
  code: 'OLF',
  noun: 'Olijfboom',
  vatClass: 'reduced',
  categories: ['planten/tuinplanten'],
  deliveryClass: 'parcel',
  weightGrams: 6500,
  description: [
    'Staat het liefst tegen een muur op het zuiden. Vriest het harder dan vijf graden, pak dan de pot in.',
  ],
  highlights: ['Winterhard tot -7 °C met ingepakte pot'],
  rows: [{ label: 'Pot', value: 'Terracotta' }],
  care: ['Volle zon', 'In de zomer elke week water, in de winter bijna niet'],
  warnings: [],
  series: [
    {
      name: 'op stam',
      subTitle: 'Rond bolletje op een grijze stam',
      brand: 'wintertuin',
      colors: [{ color: 'groen', images: ['olijfboom-groen-hero'] }],
      basePriceCents: 3995,
      reduction: { percent: 30, startedDaysAgo: 9 },
      story: ['Zilvergroen blad en een stam die met de jaren mooier wordt.'],
      rows: [{ label: 'Hoogte met pot', value: 'ca. 90 cm' }],
      popularity: 58,
      createdDaysAgo: 110,
    },
    {
      name: 'klein',
      subTitle: 'Voor balkon en vensterbank',
      brand: 'wintertuin',
      colors: [{ color: 'groen', images: ['olijfboom-groen-hero'] }],
      basePriceCents: 1995,
      story: ['De kleine maat, die binnen kan staan als hij ’s winters koel staat.'],
      rows: [{ label: 'Hoogte met pot', value: 'ca. 55 cm' }],
      weightFactor: 0.4,
      popularity: 44,
      createdDaysAgo: 50,
    },
  ],
}

export const barbecues: Family = {
  ...shared,
  key: 'barbecue',
  code: 'BBQ',
  noun: 'Barbecue',
  categories: ['barbecue', 'zomer-deals'],
  deliveryClass: 'parcel',
  weightGrams: 14_500,
  description: [
    'In een half uur in elkaar, met het gereedschap dat erbij zit. De olijfboom van de foto hoort er niet bij.',
  ],
  highlights: ['Met thermometer in het deksel'],
  rows: [
    { label: 'Materiaal', value: 'Geëmailleerd metaal' },
    { label: 'Rooster', value: '57 cm doorsnede' },
    { label: 'Afmetingen', value: '66 x 70 x 104 cm (b x d x h)' },
  ],
  care: ['Rooster schoonborstelen als het nog warm is'],
  warnings: [
    'Alleen buiten gebruiken: kans op koolmonoxidevergiftiging.',
    'Houd kinderen op afstand; wordt heet.',
  ],
  series: [
    {
      name: 'Kogel',
      subTitle: 'Geëmailleerd staal, op wielen',
      brand: 'wintertuin',
      colors: [{ color: 'zwart', images: ['barbecue-kogel-zwart-hero'] }],
      basePriceCents: 14_900,
      reduction: { percent: 33, startedDaysAgo: 20 },
      story: [
        'Onder het deksel blijft het vlees sappig en de groente ook. Met de schuif in het deksel bepaal je hoe heet het wordt.',
      ],
      facetValues: ['metaal'],
      popularity: 40,
      createdDaysAgo: 260,
    },
  ],
}
