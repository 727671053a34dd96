import { combine, type Design, type Make } from '../../combine.ts'
import type { Family } from '../../family.ts'
import { nightstands, sideboards } from './furniture.ts'
import { lacqueredCare, one, shown } from './furniture-shown.ts'

const nightstandMakes: Make[] = [
  {
    key: 'gewoon',
    name: '',
    feel: '45 cm breed',
    basePriceCents: 12_900,
    texts: ['Vijfenveertig centimeter breed: genoeg voor een lamp, een boek en wat er nog bij komt.'],
  },
  {
    key: 'smal',
    name: 'smal',
    feel: '35 cm breed',
    basePriceCents: 10_900,
    texts: [
      'Tien centimeter smaller, voor naast een bed in een kleine kamer.',
      'Vijfendertig centimeter breed. De laden zijn even diep gebleven.',
      'Past tussen bed en muur waar de meeste kastjes dat niet doen.',
    ],
    rows: [{ label: 'Afmetingen', value: '35 x 40 x 58 cm (b x d x h)' }],
    weightFactor: 0.85,
  },
  {
    key: 'hoog',
    name: 'hoog',
    feel: 'op boxspringhoogte',
    basePriceCents: 13_900,
    texts: [
      'Achtenzestig centimeter hoog, gelijk met een boxspring met topper.',
      'De poten zijn tien centimeter langer, zodat je ’s nachts recht vooruit reikt.',
      'Voor een hoog bed: zo sta je niet naar je wekker te bukken.',
    ],
    rows: [{ label: 'Afmetingen', value: '45 x 40 x 68 cm (b x d x h)' }],
    weightFactor: 1.05,
  },
  {
    key: 'laadpunt',
    name: 'met laadpunt',
    feel: 'met usb in de bovenste lade',
    basePriceCents: 15_900,
    texts: [
      'In de bovenste lade zit een laadpunt. Telefoon erin, lade dicht, welterusten.',
      'Het snoer loopt door de achterwand naar beneden en is niet te zien.',
      'Laden in de lade: opgeruimd staat netjes.',
    ],
    rows: [{ label: 'Laadpunt', value: '2 x usb-c, 30 W samen' }],
  },
]

const nightstandWoods: Design[] = [
  {
    ...shown,
    name: 'Twee laden eiken',
    look: 'Massief eiken met twee laden',
    colors: one('hout', 'nachtkastje-eiken-hero'),
    texts: [
      'Eiken met een open nerf, twee keer in de olie gezet.',
      'De laden zijn in zwaluwstaart gemaakt en sluiten zacht.',
      'Hout dat je mag aanraken.',
    ],
    makes: ['smal', 'hoog', 'laadpunt'],
    facetValues: ['eikenhout'],
    rows: [{ label: 'Materiaal', value: 'Massief eiken, hardwasolie' }],
  },
  {
    ...shown,
    name: 'Twee laden wit',
    look: 'Wit gelakt, met twee laden',
    colors: one('wit', 'nachtkastje-wit-hero'),
    texts: [
      'Gebroken wit, mat gelakt. Een natte rand veeg je weg.',
      'Licht van kleur, zodat het in een kleine kamer niet opvalt.',
      'Wit bij hout is altijd goed, en bij kleur ook.',
    ],
    makes: ['smal', 'hoog', 'laadpunt'],
    priceFactor: 0.8,
    rows: [{ label: 'Materiaal', value: 'Multiplex, watergedragen lak' }],
    care: lacqueredCare,
  },
  {
    ...shown,
    name: 'Twee laden noten',
    look: 'Notenhout met twee laden',
    colors: one('hout', 'nachtkastje-noten-hero'),
    texts: [
      'Donker hout met een levendige tekening. Elk kastje is een ander stukje boom.',
      'Noten naast een licht bed geeft de kamer gewicht.',
      'Geolied, niet gelakt, dus zacht onder je hand.',
    ],
    makes: ['gewoon', 'smal', 'hoog'],
    priceFactor: 1.2,
    facetValues: ['notenhout'],
    rows: [{ label: 'Materiaal', value: 'Massief noten, hardwasolie' }],
  },
]

export const moreNightstands: Family = {
  ...nightstands,
  code: 'NKM',
  series: combine('NKM', nightstandWoods, nightstandMakes),
}

const sideboardMakes: Make[] = [
  {
    key: 'breed',
    name: 'breed',
    feel: '200 cm breed',
    basePriceCents: 69_900,
    texts: [
      'Twee meter breed, voor een lange muur en een grote televisie.',
      'Veertig centimeter breder, met een extra plank achter elke deur.',
    ],
    rows: [{ label: 'Afmetingen', value: '200 x 42 x 78 cm (b x d x h)' }],
    weightFactor: 1.25,
  },
  {
    key: 'smal',
    name: 'smal',
    feel: '120 cm breed',
    basePriceCents: 42_900,
    texts: [
      'Honderdtwintig centimeter: voor een hal of een kleine eetkamer.',
      'De compacte maat. De drie deuren zijn smaller, de planken even diep.',
    ],
    rows: [{ label: 'Afmetingen', value: '120 x 42 x 78 cm (b x d x h)' }],
    weightFactor: 0.75,
  },
  {
    key: 'fineer',
    name: 'fineer',
    feel: '160 cm, van fineer',
    basePriceCents: 39_900,
    texts: [
      'Echt hout aan de buitenkant, plaatmateriaal van binnen. Dat scheelt gewicht.',
      'Met fineer loopt de tekening van deur tot deur door, mooier dan bij massief.',
    ],
    rows: [{ label: 'Uitvoering', value: 'Romp en deuren van fineer op multiplex' }],
    weightFactor: 0.8,
  },
]

export const moreSideboards: Family = {
  ...sideboards,
  code: 'DRM',
  series: combine(
    'DRM',
    [
      {
        ...shown,
        name: 'Lat eiken',
        look: 'Deuren van eiken latjes',
        colors: one('hout', 'dressoir-eiken-hero'),
        texts: [
          'Smalle latjes werpen smalle schaduwen: de voorkant verandert met het licht mee.',
          'Achter de latjes zie je geen deur, alleen een lijn.',
          'Drie deuren zonder greep. Je pakt ze aan de onderkant.',
        ],
        makes: ['breed', 'smal', 'fineer'],
        facetValues: ['eikenhout'],
        rows: [{ label: 'Materiaal', value: 'Eikenhout en eikenfineer' }],
      },
      {
        ...shown,
        name: 'Lat donker noten',
        look: 'Deuren van notenhouten latjes',
        colors: one('hout', 'dressoir-noten-hero'),
        texts: [
          'Donker en warm, met het ritme van een lamellenhek.',
          'Noten met de nerf staand, zodat de kast hoger lijkt.',
          'Een kast waar een vaas op wil staan.',
        ],
        makes: ['breed', 'smal', 'fineer'],
        priceFactor: 1.18,
        facetValues: ['notenhout'],
        rows: [{ label: 'Materiaal', value: 'Notenhout en notenfineer' }],
      },
      {
        ...shown,
        name: 'Lat wit',
        look: 'Deuren van wit gelakte latjes',
        colors: one('wit', 'dressoir-wit-hero'),
        texts: [
          'Wit gelakt en toch niet vlak, door de schaduw van de latjes.',
          'Licht aan een lichte muur: de kast doet een stap terug.',
        ],
        makes: ['breed', 'smal'],
        priceFactor: 0.9,
        rows: [{ label: 'Materiaal', value: 'Multiplex, watergedragen lak' }],
        care: lacqueredCare,
      },
    ],
    sideboardMakes,
  ),
}
