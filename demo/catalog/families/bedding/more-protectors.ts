import { combine, type Design, type Make } from '../../combine.ts'
import { type Family, size } from '../../family.ts'
import { protectors } from '../bath/bath-and-bed.ts'

const waterproof = { label: 'Onderlaag', value: 'Waterdichte laag van polyurethaan' }
const white = [{ color: 'wit' as const, images: ['matrasbeschermer-wit-hero'] }]

const models: Make[] = [
  {
    key: 'hoeken',
    name: 'met hoekelastiek',
    feel: 'ligt plat op je matras',
    basePriceCents: 1895,
    texts: [
      'Vier elastische banden houden hem op zijn plek. Je haalt hem in tien seconden van je bed.',
      'Het eenvoudige model: plat, met een band op elke hoek.',
      'Past op elke matrashoogte, ook op een dikke boxspring.',
    ],
  },
  {
    key: 'rondom',
    name: 'rondom',
    feel: 'met rok, als een hoeslaken',
    basePriceCents: 2295,
    texts: [
      'Met een rok van rekbare stof, die ook de zijkant schoon houdt.',
      'Zit als een hoeslaken: strak, en hij blijft ook onder woelers op zijn plaats.',
      'De rok past om matrassen tot dertig centimeter.',
    ],
    rows: [{ label: 'Matrashoogte', value: 'tot 30 cm' }],
    weightFactor: 1.25,
  },
  {
    key: 'topper',
    name: 'topper',
    feel: 'lage rok van 12 cm',
    basePriceCents: 2195,
    texts: [
      'Met een lage rok, precies om je topper. Zo hoef je de tijk minder vaak te wassen.',
      'Gemaakt voor toppers tot twaalf centimeter.',
      'Het dunne laagje tussen jou en je topper, dat je wel even in de machine doet.',
    ],
    facetValues: ['voor-topper'],
    rows: [{ label: 'Topperhoogte', value: '6 tot 12 cm' }],
    weightFactor: 1.1,
  },
  {
    key: 'kind',
    name: 'ledikant',
    feel: 'voor kindermatrasjes',
    basePriceCents: 1495,
    sizes: [
      size('60x120', 1, 190, 'ledikant'),
      size('70x140', 1.1, 250, 'peuterbed, ook voor 70 x 150 cm', ['70x140', '70x150']),
    ],
    texts: [
      'In de maat van het ledikant. Neem er twee: er is er altijd één nat.',
      'Onder het lakentje, boven het matrasje, en op zestig graden weer schoon.',
    ],
    facetValues: ['voor-kinderen'],
  },
]

function layer(
  [name, look]: [name: string, look: string],
  [priceFactor, ...makes]: [number, ...string[]],
  facetValues: string[],
  cloth: string | Design['rows'],
  texts: string[],
  care?: string[],
): Design {
  const rows = typeof cloth === 'string' ? [{ label: 'Samenstelling', value: cloth }] : cloth
  const shared = {
    name,
    look,
    brand: 'zachtgoed' as const,
    colors: white,
    priceFactor,
    makes,
    facetValues,
    rows,
    texts,
  }
  return care ? { ...shared, care } : shared
}

const layers: Design[] = [
  layer(['molton', 'Geruwd katoen'], [0.85, 'rondom', 'topper'], ['katoen'], '100% katoen, 200 g/m²', [
    'Dik katoen dat aan beide kanten geruwd is. Het neemt vocht op en droogt snel.',
    'Gewone molton: stil, zacht en na honderd wasbeurten nog heel.',
  ]),
  layer(
    ['badstof', 'Rekbare badstof'],
    [1, 'hoeken', 'rondom', 'topper'],
    ['badstof'],
    '80% katoen, 20% polyester',
    [
      'Lusjes die vocht vasthouden, op een rug die meerekt.',
      'Badstof is zachter dan molton en een beetje warmer.',
      'Een handdoek om je topper, zou je kunnen zeggen.',
    ],
  ),
  layer(
    ['jersey waterdicht', 'Jersey met ademende laag'],
    [1.25, 'rondom', 'topper', 'kind'],
    ['jersey', 'waterdicht'],
    [{ label: 'Bovenkant', value: '100% katoen, jersey' }, waterproof],
    [
      'Waterdicht en toch stil: de laag zit aan een rekbare stof vast, dus er kraakt niets.',
      'Laat damp door en water niet. Je ligt er niet klam op.',
      'Zacht aan de bovenkant, dicht aan de onderkant. Een nat bed is in twee minuten verschoond.',
    ],
  ),
  layer(
    ['bamboe', 'Soepele viscose uit bamboe'],
    [1.35, 'rondom', 'topper'],
    ['viscose'],
    '70% viscose uit bamboe, 30% polyester',
    [
      'Koel en glad. Je voelt door je hoeslaken heen dat er geen molton onder ligt.',
      'Voert vocht af naar de zijkant, waar het kan verdampen.',
    ],
  ),
  layer(
    ['lyocell waterdicht', 'Koel lyocell, waterdichte rug'],
    [1.6, 'rondom', 'topper', 'kind'],
    ['lyocell', 'waterdicht'],
    [{ label: 'Bovenkant', value: '100% lyocell' }, waterproof],
    [
      'Een waterdichte beschermer waar je het niet warm van krijgt.',
      'Lyocell geeft vocht door naar onderen, de laag daaronder houdt het tegen.',
      'Voor gevoelige kinderhuidjes: glad, koel en zonder naad in het midden.',
    ],
  ),
  layer(
    ['wol', 'Gewatteerde wol'],
    [2.4, 'hoeken', 'rondom'],
    ['wol', 'katoen'],
    [
      { label: 'Buitenstof', value: '100% katoen' },
      { label: 'Vulling', value: '100% scheerwol' },
    ],
    [
      'Wol onder je rug is in de winter warm en in de zomer droog.',
      'Doorgestikte wol in katoen: een onderdeken en beschermer tegelijk.',
    ],
    ['Luchten in de buitenlucht', 'Zo nodig wassen op 30 °C, wolprogramma'],
  ),
  layer(
    ['gewatteerd', 'Doorgestikt en veerkrachtig'],
    [1.1, 'hoeken', 'rondom', 'topper'],
    ['microvezel'],
    [
      { label: 'Buitenstof', value: '100% polyester, microvezel' },
      { label: 'Vulling', value: '100% polyester' },
    ],
    [
      'Een laag vulling van een centimeter maakt een hard matras net iets vriendelijker.',
      'Gestikt in ruitjes, zodat de vulling niet naar één kant loopt.',
      'Zacht, voordelig en in een halve dag droog.',
    ],
  ),
  layer(
    ['Helderlucht', 'Dicht geweven tegen huisstof'],
    [1.8, 'rondom', 'topper'],
    ['katoen'],
    '65% katoen, 35% polyester, poriën kleiner dan 10 micrometer',
    [
      'Houdt huisstofmijt in het matras waar ze geen kwaad kan, in plaats van in je neus.',
      'De poriën zijn kleiner dan een huisstofmijt en groter dan lucht. Dat is het hele geheim.',
    ],
    ['Wassen op 60 tot 95 °C', 'Drogen in de trommel'],
  ),
]

export const moreProtectors: Family = {
  ...protectors,
  code: 'MBM',
  description: [
    'Ligt onder je hoeslaken en houdt zweet en vlekken van je matras. Was hem elke maand, of vaker als daar reden toe is.',
  ],
  highlights: ['Houdt je matras schoon', 'Afgestemd op de maat van je bed'],
  series: combine('MBM', layers, models),
}
