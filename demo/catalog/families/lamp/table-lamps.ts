import { combine, type Design, type Make } from '../../combine.ts'
import type { Family } from '../../family.ts'
import type { Color } from '../../palette.ts'
import { lamps } from './lamps.ts'

const models: Make[] = [
  {
    key: 'gewoon',
    name: '',
    feel: '48 cm hoog',
    basePriceCents: 5995,
    texts: [
      'De maat voor een dressoir of een vensterbank.',
      'Achtenveertig centimeter hoog: de onderkant van de kap zit op ooghoogte als je ernaast zit.',
    ],
  },
  {
    key: 'klein',
    name: 'klein',
    feel: '32 cm hoog',
    basePriceCents: 4495,
    texts: [
      'De kleine maat laat op een nachtkastje nog ruimte voor een boek en een glas.',
      'Tweeëndertig centimeter, met een kap van twintig. Een paar ervan staat ook mooi in de vensterbank.',
      'Klein, maar met hetzelfde warme licht.',
    ],
    rows: [{ label: 'Hoogte', value: '32 cm, kap 20 cm breed' }],
    light: { watts: 2.4, lumens: 250 },
    weightFactor: 0.55,
  },
  {
    key: 'groot',
    name: 'groot',
    feel: '64 cm hoog',
    basePriceCents: 8995,
    texts: [
      'De grote maat verlicht een hele hoek. Op een dressoir staat hij als een vaas met licht.',
      'Vierenzestig centimeter, met een kap van veertig. Zet hem niet op een wiebelig tafeltje.',
      'Geschikt als enige lamp in een zithoek.',
    ],
    rows: [{ label: 'Hoogte', value: '64 cm, kap 40 cm breed' }],
    light: { watts: 7, lumens: 806 },
    weightFactor: 1.8,
  },
  {
    key: 'dimbaar',
    name: 'dimbaar',
    feel: 'met dimmer in het snoer',
    basePriceCents: 7495,
    texts: [
      'Een draaiknop in het snoer brengt het licht terug tot een kaars.',
      'Traploos te dimmen, zonder zoemen: daar hebben we de lichtbron op uitgezocht.',
      'Van leeslicht naar schemer met één duim.',
    ],
    facetValues: ['dimbaar'],
    rows: [{ label: 'Dimmer', value: 'In het snoer, traploos' }],
    light: { watts: 4.9, lumens: 470, note: 'dimbaar' },
  },
  {
    key: 'laadpunt',
    name: 'met laadpunt',
    feel: 'met usb-aansluiting in de voet',
    basePriceCents: 7995,
    texts: [
      'Achter in de voet zit een usb-c-aansluiting. Je telefoon ligt dus niet meer op de grond te laden.',
      'De aansluiting blijft werken als het licht uit is.',
    ],
    rows: [{ label: 'Laadpunt', value: 'Usb-c, 20 W' }],
  },
  {
    key: 'twee',
    name: 'set van twee',
    feel: 'voor links en rechts van je bed',
    basePriceCents: 7995,
    texts: [
      'Twee kleine lampen, een voor elke kant van het bed. De foto toont er een.',
      'Een paar uit dezelfde oven, dus ook in kleur een paar. Op de foto zie je één lamp.',
      'Twee lampen van tweeëndertig centimeter in één doos; op de foto staat er een.',
    ],
    facetValues: ['voordeel-set'],
    rows: [{ label: 'Hoogte', value: '32 cm, kap 20 cm breed' }],
    light: { watts: 2.4, lumens: 250, note: 'per lamp' },
    weightFactor: 1.1,
    highlights: ['Twee lampen in één doos'],
  },
]

function base(
  [name, look]: [name: string, look: string],
  color: Color,
  texts: string[],
  [priceFactor, ...makes]: [number, ...string[]],
): Design {
  const images = [`tafellamp-${color}-hero`]
  return { name, look, brand: 'oeverlicht', colors: [{ color, images }], texts, makes, priceFactor }
}

const fresh = ['gewoon', 'klein', 'groot', 'dimbaar'] as const

const bases: Design[] = [
  base(
    ['Korrel', 'Zandkleurig keramiek'],
    'zand',
    [
      'Een ronde voet met fijnkorrelig glazuur en een kap van linnen.',
      'Zand, klei en linnen: veel rustiger wordt een lamp niet.',
      'Wit aan de hals, zand aan de voet: het glazuur is daartussen zachtjes uitgelopen.',
      'Een ronde lamp voor een hoekige kamer.',
    ],
    [1, 'klein', 'groot', 'dimbaar', 'twee'],
  ),
  base(
    ['Regen', 'Blauwgrijs keramiek'],
    'blauwgrijs',
    [
      'Glazuur dat naar onderen donkerder wordt, als een lucht die dichttrekt.',
      'Koel blauw onder een warme kap. Dat verschil maakt hem mooi.',
      'Elk exemplaar loopt net iets anders uit.',
      'Blauwgrijs keramiek dat bij daglicht bijna zilver is.',
    ],
    [1.06, 'groot', 'dimbaar', 'laadpunt', 'twee'],
  ),
  base(
    ['Oven', 'Terracotta met een zachte glans'],
    'terracotta',
    [
      'Klei uit de oven, onder een dun laagje glazuur. Wrijf er met je duim over en je snapt het.',
      'Dezelfde klei als van bloempotten, fijner gezeefd en zacht geglazuurd.',
      'De kleur van natte baksteen, met een glans als van gepoetst leer.',
      'Warm rood, ook als de lamp uit is.',
    ],
    [0.95, 'klein', 'groot', 'laadpunt', 'twee'],
  ),
  base(
    ['Kalk', 'Wit keramiek'],
    'wit',
    [
      'Wit als een gekalkte muur, met een zachte glans.',
      'Overdag valt hij weg tegen de muur, ’s avonds juist niet.',
      'Een witte lamp is nooit de verkeerde.',
      'Kalkwit glazuur, twee keer gedompeld.',
    ],
    [1, ...fresh],
  ),
  base(
    ['Roet', 'Zwart keramiek'],
    'zwart',
    [
      'Zwart met een rokerige hals. De kap doet het licht, de voet doet de vorm.',
      'Een silhouet met een stekker.',
      'Strak naast een stapel boeken en mooi tegen een lichte muur.',
      'Rookzwart, als de binnenkant van een schoorsteen.',
    ],
    [1.04, ...fresh],
  ),
  base(
    ['Mosgrond', 'Donkergroen keramiek'],
    'groen',
    [
      'Groen glazuur dat naar de voet toe dieper wordt.',
      'Het groen van een fles, van een dennenbos en van oude tegels.',
      'Mooi bij messing, en bij een bed van nachtblauw fluweel.',
      'Diep van kleur, met een zachte glans.',
    ],
    [1.06, ...fresh],
  ),
  base(
    ['Honing', 'Okergeel keramiek'],
    'oker',
    [
      'Glazuur in de kleur van honing, lichter aan de hals.',
      'Ook als hij uit is, brengt hij licht.',
      'Oker dat bij hout en bij donkerblauw op zijn best is.',
      'Warm, rond en een beetje ouderwets.',
    ],
    [1, ...fresh],
  ),
]

export const tableLamps: Family = { ...lamps, code: 'LMM', series: combine('LMM', bases, models) }
