import type { Design } from '../../combine.ts'

/** The picture that shows the white mattress cut open has springs in it. */
const springs = [{ color: 'wit' as const, images: ['matras-wit-hero', 'matras-wit-open-detail'] }]
const closed = [{ color: 'wit' as const, images: ['matras-wit-hero'] }]
const foam = [{ color: 'grijs' as const, images: ['matras-grijs-hero', 'matras-schuim-open-detail'] }]
const latex = [{ color: 'wit' as const, images: ['matras-wit-hero', 'matras-latex-open-detail'] }]

/** The weights of the sizes in mattresses.ts are for 21 centimetres of 45 kilograms per cubic metre. */
const ordinaryCore = 21 * 45

function core(
  name: string,
  look: string,
  colors: Design['colors'],
  [priceFactor, ...makes]: [number, ...string[]],
  texts: string[],
  facetValues: string[],
  [kern, heightCm, kgPerM3]: [kern: string, heightCm: number, kgPerM3: number],
): Design {
  const rows = [
    { label: 'Kern', value: kern },
    { label: 'Hoogte', value: `${heightCm} cm` },
  ]
  const weightFactor = (heightCm * kgPerM3) / ordinaryCore
  return {
    name,
    look,
    brand: 'nachtwerk',
    colors,
    priceFactor,
    makes,
    texts,
    facetValues,
    rows,
    weightFactor,
  }
}

const all = ['zacht', 'medium', 'stevig']

/** The core inside a mattress. */
export const mattressCores: Design[] = [
  core(
    'Koudschuim Helder',
    'Zeven zones koudschuim',
    foam,
    [0.8, 'zacht'],
    ['De bekende Helder in soepeler schuim, met dezelfde insnijdingen bij schouder en heup.'],
    ['koudschuim'],
    ['Koudschuim HR40, 7 zones', 21, 40],
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
    ['Koudschuim HR35', 16, 35],
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
    ['Koudschuim HR55, 3 lagen, 7 zones', 25, 55],
  ),
  core(
    'Koudschuim Tiener',
    'Op de groei gekocht',
    foam,
    [0.66, 'zacht', 'medium'],
    [
      'Voor een lijf dat in een jaar tien centimeter groeit. De tijk kan op zestig graden, en dat komt van pas.',
      'Sterk genoeg om op te zitten met vier vrienden.',
    ],
    ['koudschuim', 'voor-kinderen'],
    ['Koudschuim HR40', 18, 40],
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
    ['Bonellvering van metaal, 130 veren per m²', 18, 48],
  ),
  core(
    'Pocketvering Tred',
    'Driehonderd veren per vierkante meter',
    springs,
    [0.72, ...all],
    [
      'Pocketveren voor een vriendelijke prijs. Je voelt wel dat je ligt, maar niet dat een ander draait.',
      'Een luchtig matras, want tussen de veren zit vooral ruimte.',
      'Driehonderd veren zijn er genoeg om een gewone nacht goed door te komen.',
    ],
    ['pocketveer'],
    ['Pocketvering, 300 veren per m²', 20, 48],
  ),
  core(
    'Pocketvering Ritme',
    'Vijfhonderd veren per vierkante meter',
    springs,
    [1.02, 'zacht'],
    ['Ritme met dunner staaldraad. Iedere veer beweegt los van zijn buren, alleen iets verder.'],
    ['pocketveer'],
    ['Pocketvering, 500 veren per m², 7 zones', 23, 53],
  ),
  core(
    'Pocketvering Ritme Plus',
    'Duizend veren met een laag latex',
    springs,
    [1.5, 'zacht', 'stevig'],
    [
      'Kleinere veren, twee keer zoveel. De latex erboven neemt het laatste beetje onrust weg.',
      'Op Plus lig je hoger: zesentwintig centimeter, met een rand waar je op kunt zitten.',
    ],
    ['pocketveer', 'latex'],
    ['Micropocket, 1000 veren per m², met 3 cm latex', 26, 58],
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
    ['Micropocket, 2000 veren per m², 7 zones, afgedekt met wol en katoen', 28, 62],
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
    ['Koudschuim met 4 cm traagschuim', 22, 48],
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
    ['Koudschuim met 10 cm traagschuim', 26, 50],
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
    ['Latex, 7 zones', 20, 75],
  ),
  core(
    'Natuurlatex Hevea',
    'Latex van de rubberboom',
    latex,
    [2.3, ...all],
    [
      'Het sap van de rubberboom, opgeschuimd en gebakken als een cake. Het ruikt de eerste week een beetje naar vanille.',
      'Onder de tijk ligt aan de ene kant wol en aan de andere katoen: draai het matras om met de seizoenen.',
      'Zwaar, veerkrachtig en zonder één metalen onderdeel.',
    ],
    ['latex', 'wol', 'katoen'],
    ['Natuurlatex, 7 zones, met wol en katoen onder de tijk', 20, 80],
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
    ['Pocketvering met koudschuim en traagschuim', 25, 52],
  ),
]
