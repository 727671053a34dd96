import { combine, type Design, type Make } from '../combine.ts'
import { type Family, size } from '../family.ts'
import type { Colour } from '../palette.ts'
import { curtains } from './curtains.ts'

const lined = ['Wassen op 30 °C, fijnwas', 'Nat ophangen, niet in de droger', 'Niet strijken op de voering']

const cloths: Make[] = [
  {
    key: 'gewoon',
    name: '',
    feel: 'met gefilterd daglicht',
    basePriceCents: 3695,
    texts: [
      'Overdag laat de stof licht door, ’s avonds kijkt niemand naar binnen zolang je geen schijnwerper aanzet.',
      'Een losse weving met een matte val, voor kamers waar het donker mag worden als het buiten donker wordt.',
    ],
    facetValues: ['polyester', 'linnen'],
    rows: [{ label: 'Samenstelling', value: '75% polyester, 25% linnen' }],
  },
  {
    key: 'verduisterend',
    name: 'verduisterend',
    feel: 'met lichtdichte rug',
    basePriceCents: 5495,
    texts: [
      'De rug houdt 98 procent van het licht tegen. Reken op donker, niet op zwart: langs de rand komt altijd iets.',
      'Uitslapen in juni, of overdag na een nachtdienst: daar is dit gordijn voor.',
    ],
    facetValues: ['polyester', 'verduisterend'],
    rows: [{ label: 'Samenstelling', value: '100% polyester, verduisterend' }],
  },
  {
    key: 'thermo',
    name: 'thermo',
    feel: 'gevoerd tegen kou en warmte',
    basePriceCents: 6495,
    texts: [
      'De voering van gevilte stof houdt kou bij het raam en warmte in de kamer. In de zomer werkt het andersom.',
      'Het zwaarste gordijn van de serie. Hang het tot op de vloer, dan tocht het minder.',
      'Voor oude ramen met enkel glas, en voor nieuwe op het zuiden.',
      'Drie lagen: stof, vilt en een zachte rug. Het licht gaat er vanzelf ook uit.',
    ],
    facetValues: ['polyester', 'verduisterend'],
    rows: [
      { label: 'Samenstelling', value: '100% polyester, gevoerd met vilt' },
      { label: 'Gewicht', value: '420 g/m²' },
    ],
    care: lined,
    categories: ['wintertijd'],
  },
  {
    key: 'akoestisch',
    name: 'akoestisch',
    feel: 'zwaar geweven tegen galm',
    basePriceCents: 7995,
    texts: [
      'Dicht en zwaar geweven, zodat een kamer met een harde vloer minder galmt. Straatlawaai houdt het niet tegen.',
      'Je hoort het verschil als je in je handen klapt.',
      'Reken op twee keer de breedte van je raam: hoe meer plooi, hoe stiller.',
    ],
    facetValues: ['polyester'],
    rows: [
      { label: 'Samenstelling', value: '100% polyester' },
      { label: 'Gewicht', value: '480 g/m²' },
    ],
  },
  {
    key: 'katoen',
    name: 'katoen',
    feel: 'van geweven katoen',
    basePriceCents: 4995,
    texts: [
      'Katoen hangt wat stijver dan linnen en wat losser dan polyester. Na de eerste was valt het op zijn mooist.',
      'Een gordijn dat je gewoon kunt wassen, al krimpt het de eerste keer een procent of twee. Zoom het daarna pas.',
      'Mat, zacht en zonder glans: katoen zoals je het van je overhemd kent.',
    ],
    facetValues: ['katoen'],
    rows: [{ label: 'Samenstelling', value: '100% katoen, 220 g/m²' }],
    care: ['Wassen op 40 °C', 'Nat ophangen', 'Strijken op stand 3'],
  },
  {
    key: 'linnen',
    name: 'linnen',
    feel: 'van zuiver linnen',
    basePriceCents: 8995,
    texts: [
      'Vlas leeft een beetje: in vochtig weer hangt het gordijn een centimeter lager.',
      'Zwaar linnen dat langzaam beweegt als het raam openstaat.',
    ],
    facetValues: ['linnen'],
    rows: [{ label: 'Samenstelling', value: '100% linnen, 190 g/m²' }],
  },
  {
    key: 'lang',
    name: 'extra lang',
    feel: 'voor hoge plafonds',
    basePriceCents: 4995,
    sizes: [size('140x300', 1, 1750), size('240x340', 1.9, 3100)],
    texts: [
      'Drie meter en meer, voor het plafond van een oud huis of de bovenkant van een trapgat.',
      'Hang het gordijn zo hoog als je kunt: je raam lijkt er groter van.',
      'Te lang mag. Tien centimeter op de vloer heet in Frankrijk mode.',
    ],
    facetValues: ['polyester', 'linnen'],
    rows: [{ label: 'Samenstelling', value: '75% polyester, 25% linnen' }],
  },
  {
    key: 'paar',
    name: 'set van twee',
    feel: 'een paar, links en rechts',
    basePriceCents: 6495,
    texts: [
      'Twee gordijnen in één pak, voor een gewoon raam. Zo hangen ze ook op de foto.',
      'Een linker en een rechter, uit dezelfde rol geknipt. Dat scheelt een halve tint.',
    ],
    facetValues: ['polyester', 'linnen', 'voordeel-set'],
    highlights: ['Twee stuks in één pak'],
    rows: [
      { label: 'Samenstelling', value: '75% polyester, 25% linnen' },
      { label: 'Inhoud', value: '2 gordijnen van dezelfde maat' },
    ],
  },
]

function shade(
  [name, look]: [name: string, look: string],
  colour: Colour,
  texts: string[],
  makes: string[],
): Design {
  const images = [`gordijn-${colour}-hero`]
  return { name, look, brand: 'zilverwilg', colours: [{ colour, images }], texts, makes }
}

const known = ['thermo', 'akoestisch', 'katoen', 'lang', 'paar']
const whole = ['gewoon', 'verduisterend', 'thermo', 'katoen', 'linnen']

const shades: Design[] = [
  shade(
    ['Wilg', 'Zachtgroen'],
    'salie',
    [
      'Het groen van wilgenblad, aan de grijze kant.',
      'Groen bij het raam trekt de tuin een stukje naar binnen.',
      'Een kleur die overdag licht oogt en ’s avonds warm wordt.',
      'Zacht genoeg voor een slaapkamer, fris genoeg voor de keuken.',
      'Grijsgroen dat bij witte kozijnen hoort alsof het ervoor gemaakt is.',
    ],
    known,
  ),
  shade(
    ['Duin', 'Warm beige'],
    'beige',
    [
      'De kleur van de binnenduinen, met een onregelmatige draad.',
      'Beige heeft een saaie naam en een mooi licht.',
      'Warm en neutraal, en bij elke vloer te hangen.',
      'Een gordijn dat je niet ziet, tot je het weghaalt.',
      'Hangt er na een week alsof het er altijd hing.',
    ],
    known,
  ),
  shade(
    ['Melk', 'Gebroken wit'],
    'gebroken-wit',
    [
      'Wit met een wolkje erin. Tegen een witte muur blijft het verschil net zichtbaar.',
      'Gebroken wit houdt het daglicht warm, ook op een grijze dag.',
      'De lichtste tint die we hebben.',
      'Fris zonder kil te worden.',
      'Het gordijn voor wie eigenlijk geen gordijn wil.',
    ],
    known,
  ),
  shade(
    ['Klei', 'Terracotta'],
    'terracotta',
    [
      'Gebakken klei, in stof. Bij avondzon gloeit het hele raam.',
      'Een uitgesproken kleur, die een verder witte kamer nodig heeft.',
      'Warm rood met bruin erin, zodat het niet gaat schreeuwen.',
      'In de herfst klopt deze kleur het meest, in de lente het mooist.',
      'Twee banen terracotta en je hebt geen schilderij meer nodig.',
    ],
    known,
  ),
  shade(
    ['Leisteen', 'Middengrijs'],
    'grijs',
    [
      'Grijs met een vleugje warmte, zodat het bij hout blijft passen.',
      'Rustig en strak. De plooi doet het werk.',
      'Bij een grijze vloer een slag lichter dan je zou denken.',
    ],
    whole,
  ),
  shade(
    ['Middernacht', 'Nachtblauw'],
    'nachtblauw',
    [
      'Donkerblauw tot op de vloer: overdag een lijst om je uitzicht, ’s avonds een muur.',
      'Een diepe kleur die licht opslokt.',
      'Mooi met messing ringen en een houten roede.',
    ],
    whole,
  ),
  shade(
    ['Houtskool', 'Antraciet'],
    'antraciet',
    [
      'Zwart voor wie zwart te hard vindt.',
      'Strak tegen een witte muur, met een zachte val.',
      'Donker genoeg om de televisie uit de zon te houden.',
    ],
    whole,
  ),
  shade(
    ['Heide', 'Oudroze'],
    'roze',
    [
      'Gedempt roze dat in de schemer bijna grijs wordt.',
      'Zacht van kleur, ook op een groot raam.',
      'Voor een slaapkamer die een beetje mag blozen.',
    ],
    whole,
  ),
  shade(
    ['Helm', 'Zandkleur'],
    'zand',
    [
      'Droog zand met hier en daar een donkerder draad.',
      'Licht, zonder het raam te laten verdwijnen.',
      'Past bij linnen beddengoed en bij een vloer van eiken.',
    ],
    whole,
  ),
  shade(
    ['Hooi', 'Warm oker'],
    'oker',
    [
      'Geel met bruin, zoals hooi dat al een week binnen ligt.',
      'Zon op bestelling, ook in februari.',
      'Een warme kleur die donkerblauw en groen mooier maakt.',
    ],
    whole,
  ),
]

export const moreCurtains: Family = { ...curtains, code: 'GDM', series: combine('GDM', shades, cloths) }
