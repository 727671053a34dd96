import type { Make } from '../../combine.ts'
import { size } from '../../family.ts'

/** Linen needs a hot iron, and shrinks in a hotter wash. */
export const linenCare = [
  'Wassen op 30 °C, fijnwas',
  'Nat ophangen, niet in de droger',
  'Strijken op stand 3, als de stof nog vochtig is',
]
const lined = ['Wassen op 30 °C, fijnwas', 'Nat ophangen, niet in de droger', 'Niet strijken op de voering']

/** The cloth of a curtain, and its lining. */
export const curtainCloths: Make[] = [
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
    feel: 'met verduisterende rug',
    basePriceCents: 5495,
    texts: [
      'De rug houdt 98 procent van het licht tegen. Reken op donker, niet op zwart: langs de rand komt altijd iets.',
      'Uitslapen in juni, of overdag na een nachtdienst: daar is dit gordijn voor.',
      'Voor wie zijn slaapkamer aan de straat heeft, en voor kinderen die de zomertijd niet snappen.',
    ],
    facetValues: ['polyester', 'verduisterend'],
    rows: [{ label: 'Samenstelling', value: '100% polyester, verduisterend' }],
    weightFactor: 1.3,
  },
  {
    key: 'thermo',
    name: 'thermo',
    feel: 'gevoerd tegen kou en warmte',
    basePriceCents: 6495,
    texts: [
      'De voering van vilt houdt kou bij het raam en warmte in de kamer. In de zomer werkt het andersom.',
      'Een zwaar gordijn, dat je het best tot op de vloer hangt: dan tocht het minder.',
      'Voor oude ramen met enkel glas, en voor nieuwe op het zuiden.',
      'Sluit het als het donker wordt, dan blijft de warmte van de dag binnen.',
      'Drie lagen: stof, vilt en een zachte rug. Dat het donker wordt, krijg je erbij.',
    ],
    facetValues: ['polyester', 'verduisterend'],
    rows: [
      { label: 'Buitenstof', value: '100% polyester' },
      { label: 'Voering', value: '100% polyester, vilt' },
      { label: 'Stofgewicht', value: '420 g/m²' },
    ],
    weightFactor: 1.68,
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
      { label: 'Stofgewicht', value: '480 g/m²' },
    ],
    weightFactor: 1.92,
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
      'Geweven van dik garen, zodat de stof ook in de tocht rustig hangt.',
      'Katoen neemt het licht op in plaats van het te spiegelen. Dat maakt een kamer stil om te zien.',
    ],
    facetValues: ['katoen'],
    rows: [{ label: 'Samenstelling', value: '100% katoen, 220 g/m²' }],
    weightFactor: 0.88,
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
      'Onregelmatig van draad, zodat het licht er nooit twee keer hetzelfde doorheen komt.',
    ],
    facetValues: ['linnen'],
    rows: [{ label: 'Samenstelling', value: '100% linnen, 190 g/m²' }],
    weightFactor: 0.76,
    care: linenCare,
  },
  {
    key: 'lang',
    name: 'extra lang',
    feel: 'voor hoge plafonds',
    basePriceCents: 4995,
    sizes: [size('140x300', 1, 1150), size('240x340', 1.9, 2200)],
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
      'Twee gordijnen in één pak, voor een gewoon raam.',
      'Een linker en een rechter, uit dezelfde rol geknipt. Dat scheelt een halve tint.',
    ],
    facetValues: ['polyester', 'linnen', 'voordeel-set'],
    highlights: ['Twee stuks in één pak'],
    rows: [
      { label: 'Samenstelling', value: '75% polyester, 25% linnen' },
      { label: 'Inhoud', value: '2 gordijnen van dezelfde maat' },
    ],
    weightFactor: 2,
  },
]
