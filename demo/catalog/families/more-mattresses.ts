import { combine, type Design, type Make } from '../combine.ts'
import { type Family, size } from '../family.ts'
import { mattresses } from './mattresses.ts'

const springs = [
  { colour: 'wit' as const, images: ['matras-antraciet-hero|matras-wit-hero', 'matras-wit-open-detail'] },
]
const whiteSprings = [{ colour: 'wit' as const, images: ['matras-wit-hero', 'matras-wit-open-detail'] }]
const closed = [{ colour: 'wit' as const, images: ['matras-wit-hero'] }]
const foam = [{ colour: 'grijs' as const, images: ['matras-grijs-hero', 'matras-schuim-open-detail'] }]
const latex = [{ colour: 'wit' as const, images: ['matras-wit-hero', 'matras-latex-open-detail'] }]

const firmnesses: Make[] = [
  {
    key: 'zacht',
    name: 'zacht',
    feel: 'voor lichte slapers en zijslapers',
    basePriceCents: 29_900,
    texts: [
      'Zacht is bedoeld voor wie minder dan zeventig kilo weegt of altijd op de zij ligt.',
      'Je schouder zakt er dieper in, zodat je ruggengraat op je zij een rechte lijn blijft.',
      'De soepelste uitvoering. Slaap je op je buik, kies dan een steviger variant.',
      'Onder de zestig kilo voelt medium vaak hard. Dan is dit de betere keuze.',
    ],
    facetValues: ['zacht'],
    rows: [{ label: 'Geschikt voor', value: 'tot ca. 70 kg' }],
  },
  {
    key: 'medium',
    name: 'medium',
    feel: 'voor de meeste mensen',
    basePriceCents: 29_900,
    texts: [
      'Medium past bij zestig tot negentig kilo, en bij wie in de nacht alle kanten op draait.',
      'De middelste hardheid. Twijfel je, begin dan hier.',
      'Niet hangen en niet stuiteren: je ligt recht en je merkt niet waarom.',
      'Voor stellen die het over een matras eens moeten worden.',
    ],
    facetValues: ['medium'],
    rows: [{ label: 'Geschikt voor', value: '60 tot 90 kg' }],
  },
  {
    key: 'stevig',
    name: 'stevig',
    feel: 'voor zwaardere slapers',
    basePriceCents: 30_900,
    texts: [
      'Boven de negentig kilo houdt een stevige kern je rug recht waar een zachte doorhangt.',
      'Stevig, geen plank: de bovenlaag blijft zacht genoeg voor je schouder.',
      'Ook prettig op je buik, omdat je bekken niet wegzakt.',
      'Opstaan gaat makkelijker van een matras dat terugduwt.',
    ],
    facetValues: ['stevig'],
    rows: [{ label: 'Geschikt voor', value: 'vanaf ca. 90 kg' }],
  },
]

function core(
  name: string,
  look: string,
  colours: Design['colours'],
  [priceFactor, ...makes]: [number, ...string[]],
  texts: string[],
  facetValues: string[],
  [kern, height]: [kern: string, heightCm: number],
): Design {
  const rows = [
    { label: 'Kern', value: kern },
    { label: 'Hoogte', value: `${height} cm` },
  ]
  return { name, look, brand: 'nachtwerk', colours, priceFactor, makes, texts, facetValues, rows }
}

const all = ['zacht', 'medium', 'stevig']

const cores: Design[] = [
  core(
    'Koudschuim Helder',
    'Zeven zones koudschuim',
    foam,
    [0.8, 'zacht'],
    ['De bekende Helder in soepeler schuim, met dezelfde insnijdingen bij schouder en heup.'],
    ['koudschuim'],
    ['Koudschuim HR40, 7 zones', 21],
  ),
  core(
    'Koudschuim Start',
    'Eenvoudig koudschuim',
    foam,
    [0.55, 'medium', 'stevig'],
    [
      'Een eerlijk matras van zestien centimeter. Goed voor een eerste eigen kamer of een stapelbed.',
      'Zonder zones en zonder liflafjes, met een tijk die je gewoon kunt wassen.',
    ],
    ['koudschuim'],
    ['Koudschuim HR35', 16],
  ),
  core(
    'Koudschuim Hoogland',
    'Dik koudschuim in drie lagen',
    foam,
    [1.35, ...all],
    [
      'Vijfentwintig centimeter hoog, in drie lagen die elk iets anders doen: steunen, meegeven en luchten.',
      'Een hoog matras dat onder je heupen steviger is dan onder je schouders.',
      'Zwaar schuim met een lange adem: het zakt in tien jaar nauwelijks in.',
    ],
    ['koudschuim'],
    ['Koudschuim HR55, 3 lagen, 7 zones', 25],
  ),
  core(
    'Koudschuim Tiener',
    'Op de groei gekocht',
    foam,
    [0.66, 'medium', 'stevig'],
    [
      'Voor een lijf dat in een jaar tien centimeter groeit. De tijk kan op zestig graden, en dat komt van pas.',
      'Sterk genoeg om op te zitten met vier vrienden.',
    ],
    ['koudschuim', 'voor-kinderen'],
    ['Koudschuim HR40', 18],
  ),
  core(
    'Bonell Vast',
    'Klassieke veren',
    closed,
    [0.5, 'medium', 'stevig'],
    [
      'Veren die aan elkaar vastzitten, zoals in het bed van je grootouders. Veerkrachtig, koel en scherp geprijsd.',
      'Een verend matras voor de logeerkamer of het vakantiehuis.',
    ],
    ['metaal'],
    ['Bonellvering, 130 veren per m²', 18],
  ),
  core(
    'Pocketvering Tred',
    'Driehonderd veren per vierkante meter',
    whiteSprings,
    [0.72, ...all],
    [
      'Pocketveren voor een vriendelijke prijs. Je voelt wel dat je ligt, maar niet dat een ander draait.',
      'Een luchtig matras, want tussen de veren zit vooral ruimte.',
      'Driehonderd veren zijn er genoeg om een gewone nacht goed door te komen.',
    ],
    ['pocketveer'],
    ['Pocketvering, 300 veren per m²', 20],
  ),
  core(
    'Pocketvering Ritme',
    'Vijfhonderd veren per vierkante meter',
    whiteSprings,
    [1.02, 'zacht'],
    ['Ritme met dunner staaldraad. Iedere veer beweegt los van zijn buren, alleen iets verder.'],
    ['pocketveer'],
    ['Pocketvering, 500 veren per m², 7 zones', 23],
  ),
  core(
    'Pocketvering Ritme Plus',
    'Duizend veren met een laag latex',
    whiteSprings,
    [1.5, 'zacht', 'stevig'],
    [
      'Halve veren, dubbel zoveel. De latex erboven neemt het laatste beetje onrust weg.',
      'Op Plus lig je hoger: zesentwintig centimeter, met een rand waar je op kunt zitten.',
    ],
    ['pocketveer', 'latex'],
    ['Micropocket, 1000 veren per m², met 3 cm latex', 26],
  ),
  core(
    'Micropocket Weelde',
    'Tweeduizend kleine veren',
    springs,
    [2.2, ...all],
    [
      'Zoveel veren dat je ze niet meer los voelt. Het matras volgt je zoals zand dat doet.',
      'Een hoge kern van kleine veren, afgedekt met wol en katoen.',
      'Weelde is precies wat het zegt. Je hoeft er niet van wakker te liggen.',
    ],
    ['pocketveer', 'wol'],
    ['Micropocket, 2000 veren per m², 7 zones', 28],
  ),
  core(
    'Traagschuim Stil',
    'Traagschuim op een stevige kern',
    foam,
    [1.12, 'medium'],
    [
      'De laag traagschuim is vier centimeter in plaats van zes. Je vormt je er sneller een plek in en draait er makkelijker weer uit.',
    ],
    ['traagschuim', 'koudschuim'],
    ['Koudschuim met 4 cm traagschuim', 22],
  ),
  core(
    'Traagschuim Diep',
    'Tien centimeter traagschuim',
    foam,
    [1.6, 'zacht', 'medium'],
    [
      'Het voelt alsof iemand je heel rustig vasthoudt. Wie dat fijn vindt, wil nooit meer iets anders.',
      'Tien centimeter traagschuim met luchtgaten. Warm wordt het nog steeds, maar minder dan vroeger.',
    ],
    ['traagschuim', 'koudschuim'],
    ['Koudschuim met 10 cm traagschuim', 26],
  ),
  core(
    'Latex Veer',
    'Veerkrachtig latex',
    latex,
    [1.45, 'zacht', 'stevig'],
    [
      'Latex met grotere luchtkanalen, waardoor de kern soepeler wordt.',
      'Dichter latex, met de kanaaltjes verder uit elkaar. Duwt beter terug en blijft net zo koel.',
    ],
    ['latex'],
    ['Latex, 7 zones', 20],
  ),
  core(
    'Natuurlatex Hevea',
    'Latex van de rubberboom',
    latex,
    [2.3, ...all],
    [
      'Het sap van de rubberboom, opgeschuimd en gebakken als een cake. Het ruikt de eerste week een beetje naar vanille.',
      'Met wol aan de ene en katoen aan de andere kant: draai het matras om met de seizoenen.',
      'Zwaar, veerkrachtig en zonder één metalen onderdeel.',
    ],
    ['latex', 'wol', 'katoen'],
    ['Natuurlatex, 7 zones', 20],
  ),
  core(
    'Hybride Tussenin',
    'Veren onder, schuim boven',
    springs,
    [1.25, ...all],
    [
      'Pocketveren voor de veerkracht en traagschuim voor het comfort. Daartussen koudschuim, zodat ze elkaar niet in de weg zitten.',
      'Voor wie na een proefligbeurt niet kon kiezen.',
      'Drie lagen die elk doen waar ze goed in zijn. Warm wordt het er niet van, want onderin zit vooral lucht.',
    ],
    ['pocketveer', 'koudschuim', 'traagschuim'],
    ['Pocketvering met koudschuim en traagschuim', 25],
  ),
]

export const moreMattresses: Family = {
  ...mattresses,
  code: 'MTM',
  sizes: [
    size('80x200', 0.95, 15_000),
    size('80x210', 1.02, 15_800),
    size('90x200', 1, 17_000),
    size('90x210', 1.08, 18_000),
    size('90x220', 1.14, 18_900),
    size('120x200', 1.35, 22_500),
    size('140x200', 1.5, 26_000, 'twijfelaar'),
    size('160x200', 1.7, 30_000),
    size('180x200', 1.9, 34_000),
    size('180x210', 2, 35_700),
  ],
  series: combine('MTM', cores, firmnesses),
}
