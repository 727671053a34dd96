import { combine, type Design, type Make } from '../../combine.ts'
import type { Family } from '../../family.ts'
import type { Color } from '../../palette.ts'
import { floorLamps } from './more-lamps.ts'

const stands: Make[] = [
  {
    key: 'gewoon',
    name: '',
    feel: '152 cm hoog',
    basePriceCents: 9995,
    texts: ['Hoog genoeg om over de leuning van een stoel te schijnen.'],
  },
  {
    key: 'laag',
    name: 'laag',
    feel: '128 cm hoog',
    basePriceCents: 8995,
    texts: [
      'Vierentwintig centimeter lager, voor naast een bank waar je diep in zit.',
      'De lage maat past onder een schuin dak.',
    ],
    rows: [{ label: 'Hoogte', value: '128 cm' }],
    weightFactor: 0.9,
  },
  {
    key: 'dimbaar',
    name: 'dimbaar',
    feel: 'met voetdimmer',
    basePriceCents: 11_900,
    texts: [
      'De dimmer ligt op de vloer: met je grote teen ga je van lezen naar schemeren.',
      'Traploos te dimmen, zonder te bukken.',
    ],
    facetValues: ['dimbaar'],
    rows: [{ label: 'Dimmer', value: 'In het snoer, traploos, met je voet te bedienen' }],
    light: { watts: 7.5, lumens: 806, note: 'dimbaar' },
  },
]

const smartStands: Make[] = [
  {
    key: 'slim',
    name: 'met slimme lichtbron',
    feel: 'te dimmen met je telefoon',
    basePriceCents: 12_900,
    texts: [
      'De lichtbron luistert naar een app: warmer in de avond, koeler bij het werk, en uit als je al ligt.',
      'Je stelt een tijd in en de lamp gaat vanzelf aan. De knop in het snoer blijft gewoon werken.',
    ],
    facetValues: ['dimbaar'],
    rows: [{ label: 'Bediening', value: 'Met app (bluetooth) of met de schakelaar in het snoer' }],
    light: { watts: 7.8, lumens: 806, note: 'tot 4000 K, dimbaar' },
  },
  {
    key: 'twee',
    name: 'set van twee',
    feel: 'voor links en rechts van de bank',
    basePriceCents: 18_900,
    texts: ['Twee dezelfde lampen, in twee dozen tegelijk bezorgd. Op de foto staat er een.'],
    facetValues: ['voordeel-set'],
    highlights: ['Twee lampen'],
    rows: [{ label: 'Inhoud', value: '2 vloerlampen' }],
    weightFactor: 2,
  },
]

function stand(
  [name, look]: [name: string, look: string],
  [color, key, material, ...facetValues]: [
    color: Color,
    key: string,
    material: string,
    ...facetValues: string[],
  ],
  texts: string[],
  makes: string[],
): Design {
  const colors = [{ color, images: [`vloerlamp-${key}-hero`] }]
  const rows = [{ label: 'Materiaal', value: material }]
  return { name, look, brand: 'oeverlicht', colors, texts, makes, facetValues, rows }
}

export const moreFloorLamps: Family = {
  ...floorLamps,
  code: 'VLN',
  facetValues: [],
  series: combine(
    'VLN',
    [
      stand(
        ['Drievoet', 'Eiken poten en een linnen kap'],
        ['hout', 'driepoot-eiken', 'Massief eiken, kap van linnen', 'eikenhout', 'linnen'],
        [
          'Drie poten van massief eiken, zo gezet dat hij op elke vloer recht staat.',
          'Een lamp als een schildersezel, met licht in plaats van een doek.',
          'Eiken poten, linnen kap, en daartussen niets dat afleidt.',
          'Massief eiken, met de hand in de olie gezet.',
        ],
        ['laag', 'dimbaar', 'slim', 'twee'],
      ),
      stand(
        ['Drievoet noten', 'Notenhouten poten en een linnen kap'],
        ['hout', 'driepoot-noten', 'Massief noten, kap van linnen', 'notenhout', 'linnen'],
        [
          'Noten is donkerder dan eiken en wordt met de jaren iets lichter en warmer.',
          'Deftig hout, eenvoudige vorm.',
          'De kap is van ongebleekt linnen, zodat het licht warm blijft.',
        ],
        ['gewoon', 'laag', 'dimbaar'],
      ),
      stand(
        ['Spriet', 'Slanke zwarte steel'],
        ['zwart', 'steel-zwart', 'Metaal, kap van stof', 'metaal'],
        [
          'Een steel, een kap en een voet. Weglaten is ook een vak.',
          'Neemt zo weinig plek in dat hij achter de bank past.',
          'Zwart staal dat je kunt verplaatsen met één hand.',
          'Een dunne lijn in de hoek, met bovenaan een rond wolkje licht.',
        ],
        ['gewoon', 'laag', 'dimbaar', 'slim'],
      ),
    ],
    [...stands, ...smartStands],
  ),
}
