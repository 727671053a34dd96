import { combine, type Design, type Make } from '../../combine.ts'
import type { Family } from '../../family.ts'
import type { Color } from '../../palette.ts'
import { hangingLamps } from './more-lamps.ts'

const diameters: Make[] = [
  {
    key: 'klein',
    name: 'klein',
    feel: '30 cm doorsnede',
    basePriceCents: 5495,
    texts: [
      'Dertig centimeter: voor boven een aanrecht, of met zijn drieën op een rij boven een lange tafel.',
      'De kleine maat hangt goed in een hal of boven een leesstoel.',
    ],
    rows: [{ label: 'Doorsnede', value: '30 cm' }],
    light: { watts: 4.2, lumens: 470 },
    weightFactor: 0.65,
  },
  {
    key: 'gewoon',
    name: '',
    feel: '40 cm doorsnede',
    basePriceCents: 7495,
    texts: [
      'Veertig centimeter is de maat voor een tafel met vier stoelen.',
      'Hang de onderkant zeventig centimeter boven het blad, dan zie je elkaar nog.',
    ],
    rows: [{ label: 'Doorsnede', value: '40 cm' }],
  },
  {
    key: 'groot',
    name: 'groot',
    feel: '55 cm doorsnede',
    basePriceCents: 10_900,
    texts: [
      'Vijfenvijftig centimeter. Meet je tafel: de lamp mag een derde van de lengte zijn.',
      'De grote maat heeft aan één lichtpunt genoeg voor een hele eettafel.',
    ],
    rows: [{ label: 'Doorsnede', value: '55 cm' }],
    weightFactor: 1.6,
  },
  {
    key: 'dimbaar',
    name: 'dimbaar',
    feel: '40 cm, met dimbare lichtbron',
    basePriceCents: 8995,
    texts: [
      'De meegeleverde lichtbron dimt in drie stappen met je gewone schakelaar: uit, en meteen weer aan.',
      'Helder bij het huiswerk, gedempt bij het eten. Een dimmer in de muur is niet nodig.',
    ],
    facetValues: ['dimbaar'],
    rows: [{ label: 'Doorsnede', value: '40 cm' }],
    light: { watts: 7.5, lumens: 806, note: 'dimbaar in drie stappen' },
  },
]

const materialOf: Record<string, string> = { metaal: 'Gespoten metaal', linnen: 'Linnen op een metalen ring' }

function pendant(
  [name, look]: [name: string, look: string],
  [color, key, ...facetValues]: [color: Color, key: string, ...facetValues: string[]],
  texts: string[],
  [priceFactor, ...makes]: [number, ...string[]],
): Design {
  const images = [`hanglamp-${key}-hero`]
  return {
    name,
    look,
    brand: 'oeverlicht',
    colors: [{ color, images }],
    texts,
    makes,
    priceFactor,
    facetValues,
    rows: [{ label: 'Materiaal', value: materialOf[facetValues[0] ?? ''] ?? 'Rotan' }],
    weightFactor: facetValues.includes('metaal') ? 1 : 0.6,
  }
}

const pendants: Design[] = [
  pendant(
    ['Koepel', 'Donkergroen metaal'],
    ['groen', 'metaal-groen', 'metaal'],
    [
      'Een koepel van gespoten staal, van binnen wit zodat het licht naar beneden valt.',
      'Groen van buiten, wit van binnen, en geen licht in je ogen.',
    ],
    [1.05, 'klein', 'dimbaar'],
  ),
  pendant(
    ['Vlecht', 'Gevlochten rotan'],
    ['hout', 'rotan'],
    [
      'Met de hand gevlochten over een houten mal. Geen twee zijn er precies gelijk.',
      'De schaduw op je plafond krijg je er gratis bij.',
      'Licht met gaatjes: je ziet de tafel, de muur en elkaar, en nergens een kale lamp.',
    ],
    [1, 'klein', 'groot', 'dimbaar'],
  ),
  pendant(
    ['Koepel zwart', 'Mat zwart metaal'],
    ['zwart', 'metaal-zwart', 'metaal'],
    [
      'Zwart met een witte binnenkant: het contrast zie je pas als hij brandt.',
      'Strak boven hout, streng boven glas.',
      'Mat gespoten, dus vingers zie je er niet op.',
      'De lamp die in elke keuken past en dus in veel keukens hangt.',
    ],
    [1.02, 'klein', 'gewoon', 'groot', 'dimbaar'],
  ),
  pendant(
    ['Koepel klei', 'Terracotta metaal'],
    ['terracotta', 'metaal-terracotta', 'metaal'],
    [
      'Een warme kleur boven tafel, ook als het licht uit is.',
      'Staal in de kleur van een bloempot.',
      'Terracotta van buiten en wit van binnen.',
    ],
    [1.02, 'klein', 'gewoon', 'groot'],
  ),
  pendant(
    ['Koepel wit', 'Wit metaal'],
    ['wit', 'metaal-wit', 'metaal'],
    [
      'Wit op wit: hij hangt er, maar je ziet vooral het licht.',
      'Voor lage plafonds, omdat wit minder weegt voor het oog.',
      'Eenvoudig van vorm, goed van licht.',
    ],
    [0.98, 'klein', 'gewoon', 'groot'],
  ),
  pendant(
    ['Trommel', 'Linnen kap'],
    ['naturel', 'linnen', 'linnen'],
    [
      'Linnen filtert het licht naar alle kanten en neemt de scherpe randjes weg.',
      'Een trommel van stof, zo licht dat één haakje genoeg is.',
    ],
    [0.85, 'klein', 'groot'],
  ),
  pendant(
    ['Vlecht zwart', 'Zwart gebeitst rotan'],
    ['zwart', 'rotan-zwart'],
    ['Rotan met zwarte beits: het vlechtwerk tekent zich scherper af.', 'Donker gevlochten, warm verlicht.'],
    [1.05, 'gewoon', 'groot'],
  ),
]

export const morePendants: Family = {
  ...hangingLamps,
  code: 'HGM',
  series: combine('HGM', pendants, diameters),
}
