import type { Family } from '../../family.ts'
import { lamps } from './lamps.ts'

const bright = { watts: 7, lumens: 806 }

export const hangingLamps: Family = {
  ...lamps,
  key: 'hanglamp',
  code: 'HNG',
  noun: 'Hanglamp',
  categories: ['hanglampen'],
  weightGrams: 1900,
  facetValues: [],
  description: [
    'De pendel is 150 centimeter lang en in te korten. De plafondkap en het bevestigingsmateriaal zitten erbij; de lichtbron ook, en die kun je zelf vervangen.',
  ],
  highlights: ['Lichtbron inbegrepen, zelf te vervangen', 'Pendel in te korten'],
  rows: [
    { label: 'Fitting', value: 'E27, hoogstens 60 W' },
    { label: 'Pendel', value: '150 cm, zelf in te korten' },
  ],
  light: bright,
  care: ['Afstoffen met een droge doek', 'Schakel de groep uit voor je schoonmaakt'],
  warnings: ['Laat de lamp aansluiten door iemand die dat kan.', 'Schakel eerst de groep uit.'],
  series: [
    {
      name: 'Koepel',
      subTitle: 'Donkergroen metaal, wit van binnen',
      brand: 'oeverlicht',
      colors: [{ color: 'groen', images: ['hanglamp-metaal-groen-hero'] }],
      basePriceCents: 7995,
      reduction: { percent: 25, startedDaysAgo: 6 },
      story: [
        'Een kap die het licht op tafel houdt en uit je ogen. De binnenkant is wit gelakt, zodat er niets verloren gaat.',
      ],
      facetValues: ['metaal'],
      rows: [
        { label: 'Materiaal', value: 'Gespoten metaal' },
        { label: 'Doorsnede', value: '40 cm' },
      ],
      popularity: 73,
      createdDaysAgo: 75,
    },
    {
      name: 'Koepel groot',
      subTitle: 'Donkergroen metaal, voor een lange tafel',
      brand: 'oeverlicht',
      colors: [{ color: 'groen', images: ['hanglamp-metaal-groen-hero'] }],
      basePriceCents: 10_900,
      story: ['De grote maat, voor een tafel waar zes mensen aan passen.'],
      facetValues: ['metaal'],
      rows: [
        { label: 'Materiaal', value: 'Gespoten metaal' },
        { label: 'Doorsnede', value: '55 cm' },
      ],
      weightFactor: 1.6,
      popularity: 50,
      createdDaysAgo: 24,
    },
    {
      name: 'Vlecht',
      subTitle: 'Rotan, met een spel van licht en schaduw',
      brand: 'oeverlicht',
      colors: [{ color: 'hout', images: ['hanglamp-rotan-hero'] }],
      basePriceCents: 6995,
      story: ['Met de hand gevlochten. Doe hem aan en de muren krijgen een patroon.'],
      rows: [
        { label: 'Materiaal', value: 'Rotan' },
        { label: 'Doorsnede', value: '45 cm' },
      ],
      weightFactor: 0.6,
      popularity: 62,
      createdDaysAgo: 60,
    },
    {
      name: 'Trommel',
      subTitle: 'Linnen kap, zacht licht rondom',
      brand: 'oeverlicht',
      colors: [{ color: 'naturel', images: ['hanglamp-linnen-hero'] }],
      basePriceCents: 5995,
      story: ['Een ronde kap van linnen, die het licht naar alle kanten verdeelt.'],
      facetValues: ['linnen'],
      rows: [
        { label: 'Materiaal', value: 'Linnen op een metalen ring' },
        { label: 'Doorsnede', value: '50 cm' },
      ],
      weightFactor: 0.6,
      popularity: 58,
      createdDaysAgo: 110,
    },
  ],
}

export const floorLamps: Family = {
  ...lamps,
  key: 'vloerlamp',
  code: 'VLL',
  noun: 'Vloerlamp',
  categories: ['vloerlampen'],
  facetValues: ['eikenhout'],
  weightGrams: 4200,
  description: [
    'De poten of de steel draai je er zelf in; de kap schuif je eroverheen. Het snoer is met stof omwikkeld. De lichtbron zit erbij en kun je zelf vervangen.',
  ],
  highlights: ['Lichtbron inbegrepen, zelf te vervangen', 'Snoer van 220 cm'],
  light: bright,
  rows: [
    { label: 'Fitting', value: 'E27, hoogstens 60 W' },
    { label: 'Hoogte', value: '152 cm' },
  ],
  series: [
    {
      name: 'Drievoet',
      subTitle: 'Eiken poten en een linnen kap',
      brand: 'oeverlicht',
      colors: [{ color: 'hout', images: ['vloerlamp-driepoot-eiken-hero'] }],
      basePriceCents: 9995,
      reduction: { percent: 20, startedDaysAgo: 10 },
      story: [
        'Naast een stoel zet je hem precies hoog genoeg om te lezen. De schakelaar bedien je met je voet.',
      ],
      facetValues: ['linnen'],
      rows: [
        { label: 'Materiaal', value: 'Massief eiken, kap van linnen' },
        { label: 'Schakelaar', value: 'In het snoer, met je voet te bedienen' },
      ],
      popularity: 64,
      createdDaysAgo: 95,
    },
  ],
}
