import { combine, type Design, type Make } from '../../combine.ts'
import { type Family, size } from '../../family.ts'
import { toppers } from './toppers.ts'

/** Makes a thickness: thin, ordinary or thick; the filling decides how many centimetres that is. */
function thickness(centimetres: number, basePriceCents: number, texts: string[]): Make {
  return {
    key: `${centimetres}`,
    name: `${centimetres} cm`,
    feel: `${centimetres} cm dik`,
    basePriceCents,
    texts,
    rows: [{ label: 'Dikte', value: `${centimetres} cm, zonder tijk` }],
    // The weights of the sizes are for seven centimetres.
    weightFactor: centimetres / 7,
  }
}

const thin = [
  'Dun genoeg om het gevoel van je matras te houden. Je kunt hem opgerold in een kast zetten.',
  'Een lage topper maakt de naad tussen twee matrassen onvoelbaar zonder je bed hoger te maken.',
  'Vooral bedoeld om je matras te sparen, met een beetje extra comfort.',
]
const ordinary = [
  'De gulden middenweg: je merkt hem duidelijk en je instap blijft laag.',
  'Dik genoeg om te veranderen hoe je bed aanvoelt, dun genoeg voor een gewoon hoeslaken.',
  'Zeven of acht centimeter is voor bijna iedereen de juiste keus.',
]
const thick = [
  'Zo dik dat je vooral op de topper ligt. Let op de hoogte van je hoeslaken.',
  'Je ligt meer op de topper dan op het matras. Handig als dat matras nog jaren mee moet.',
  'Een dikke topper. Bij een verstelbaar bed raden we een dunnere aan.',
]

const thicknesses: Make[] = [
  thickness(5, 7_995, thin),
  thickness(6, 9_995, thin),
  thickness(7, 10_900, ordinary),
  thickness(8, 12_900, ordinary),
  thickness(9, 13_900, thick),
  thickness(10, 15_900, thick),
]

function filling(
  [name, look]: [name: string, look: string],
  [priceFactor, weightFactor, ...makes]: [priceFactor: number, weightFactor: number, ...makes: string[]],
  facetValues: string[],
  kern: string,
  texts: string[],
): Design {
  return {
    name,
    look,
    brand: 'nachtwerk',
    colors: [{ color: 'wit', images: ['topper-wit-hero'] }],
    priceFactor,
    weightFactor,
    makes,
    facetValues,
    rows: [{ label: 'Kern', value: kern }],
    texts,
  }
}

const fillings: Design[] = [
  filling(
    ['koudschuim Mee', 'Veerkrachtig koudschuim'],
    [0.85, 1.05, '5', '7', '9'],
    ['koudschuim', 'medium'],
    'Koudschuim HR45',
    [
      'Koudschuim veert meteen terug als je draait. Daarom ligt het voor onrustige slapers prettig.',
      'Open schuim dat lucht doorlaat, met een tijk die aan vier kanten losritst.',
      'Steunend en veerkrachtig, zonder dat je er een kuil in ligt.',
    ],
  ),
  filling(
    ['koudschuim Standvast', 'Stevig koudschuim'],
    [1.02, 1.3, '7', '9'],
    ['koudschuim', 'stevig'],
    'Koudschuim HR55',
    [
      'Zwaar schuim, voor wie graag op zijn bed ligt en niet erin.',
      'Stevig genoeg om de rand van je bed als bank te gebruiken.',
    ],
  ),
  filling(
    ['traagschuim Welving', 'Traagschuim dat je contour volgt'],
    [1.05, 1.2, '6', '8', '10'],
    ['traagschuim', 'zacht'],
    'Traagschuim, 50 kg/m³',
    [
      'Reageert op warmte: na een paar minuten past het bij jou.',
      'Neemt de druk van schouders en heupen. Wie met een tintelende arm wakker wordt, merkt verschil.',
      'Diep en rustig. Omdraaien kost iets meer moeite, dat hoort erbij.',
    ],
  ),
  filling(
    ['traagschuim Koelte', 'Traagschuim met gel'],
    [1.25, 1.3, '7', '9'],
    ['traagschuim', 'medium'],
    'Traagschuim met gel, 55 kg/m³',
    [
      'Korrels gel voeren de eerste warmte weg. De rest doen de luchtgaten.',
      'Steviger dan gewoon traagschuim en wat sneller met terugveren.',
    ],
  ),
  filling(
    ['latex Kanaal', 'Veerkrachtig latex'],
    [1.35, 1.75, '6', '8'],
    ['latex', 'medium'],
    'Latex met luchtkanalen',
    [
      'Latex duwt terug waar schuim meegeeft. Omdraaien gaat vanzelf.',
      'Vol kleine kanaaltjes, zodat de warmte een kant op kan.',
    ],
  ),
  filling(
    ['natuurlatex Hevea', 'Latex van de rubberboom'],
    [1.75, 1.85, '6', '9'],
    ['latex', 'wol', 'medium'],
    'Natuurlatex, met wol en katoen onder de tijk',
    [
      'Sap van de rubberboom, met een laagje wol en katoen onder de tijk.',
      'Een zware, veerkrachtige laag. Til hem met z’n tweeën op zijn plek.',
    ],
  ),
  filling(
    ['pocketvering Veerlaag', 'Kleine pocketveren'],
    [1.5, 1.4, '8', '10'],
    ['pocketveer', 'medium'],
    'Micropocket met een laag koudschuim',
    [
      'Veertjes van vijf centimeter hoog, elk in een eigen zakje. Luchtiger bestaat niet.',
      'Een verend matras in het klein, voor boven op het grote.',
    ],
  ),
]

export const moreToppers: Family = {
  ...toppers,
  code: 'TPM',
  sizes: [
    size('80x200', 0.95, 5400),
    size('90x200', 1, 6000),
    size('140x200', 1.4, 9000),
    size('160x200', 1.55, 10_000),
    size('180x200', 1.7, 11_500),
    size('180x210', 1.8, 12_100),
    size('180x220', 1.88, 12_700),
  ],
  series: combine('TPM', fillings, thicknesses),
}
