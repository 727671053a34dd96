import { combine, type Design } from '../../combine.ts'
import { type Family, size } from '../../family.ts'
import { animalFillings } from './animal-duvets.ts'
import { duvetWarmths, gentleCare, pictured, plain, withWarmth, woolly } from './duvet-warmths.ts'
import { duvets } from './duvets.ts'

const washable = ['Wassen op 60 °C', 'Drogen op lage temperatuur, met twee tennisballen', 'Elke week luchten']

/** Fillings of plant and man-made fibres. */
const fillings: Design[] = [
  {
    name: 'Katoenland',
    look: 'Katoenen vulling',
    brand: 'zachtgoed',
    colors: pictured('katoen'),
    texts: [
      'Katoen van binnen en van buiten. Het dekbed ligt plat en rustig, zoals een deken vroeger.',
      'Wie van synthetisch gaat gloeien en van dons moet niezen, slaapt hier goed onder.',
    ],
    makes: ['zomer', 'tussen'],
    priceFactor: 1.6,
    facetValues: ['katoen'],
    rows: [
      { label: 'Vulling', value: '100% katoen' },
      { label: 'Tijk', value: '100% katoen' },
    ],
    care: washable,
  },
  {
    name: 'Bamboebries',
    look: 'Viscose uit bamboe',
    brand: 'lindeblad',
    colors: pictured('bamboe'),
    texts: [
      'Soepel en een beetje zwaar: dit dekbed volgt je lichaam zonder te plakken.',
      'De vezel is rond en glad en laat warme lucht makkelijk door.',
      'Twee lagen viscose uit bamboe, in een tijk die net zo zacht is als de vulling.',
    ],
    makes: ['zomer', 'tussen', 'seizoenen'],
    priceFactor: 1.7,
    facetValues: ['viscose', 'katoen'],
    rows: [
      { label: 'Vulling', value: '70% viscose uit bamboe, 30% polyester' },
      { label: 'Tijk', value: '100% katoen' },
    ],
    care: ['Wassen op 40 °C', 'Hangend drogen'],
  },
  {
    name: 'Lyobries',
    look: 'Lyocell',
    brand: 'lindeblad',
    colors: pictured('lyocell'),
    texts: [
      'Lyocell geeft vocht sneller af dan katoen. Voor warme slapers scheelt dat een keer wakker worden.',
      'De vulling en de tijk zijn allebei van lyocell, zodat er nergens een laag zit die de boel tegenhoudt.',
      'Koel als linnen, soepel als satijn. De vakken zijn groot, dus het dekbed valt mooi.',
    ],
    makes: ['zomer', 'tussen', 'seizoenen'],
    priceFactor: 2.1,
    facetValues: ['lyocell'],
    rows: [
      { label: 'Vulling', value: '100% lyocell' },
      { label: 'Tijk', value: '100% lyocell' },
    ],
    care: ['Wassen op 40 °C, fijnwas', 'Hangend drogen'],
  },
  {
    name: 'Kapokdroom',
    look: 'Kapok met katoen',
    brand: 'sluimer-atelier',
    colors: plain,
    texts: [
      'Kapok is het pluis uit een tropische boom. De vezel is hol en bijna zo licht als dons.',
      'Plantaardig, droog en stil: kapok ritselt niet en stuift niet.',
    ],
    makes: ['tussen', 'winter'],
    priceFactor: 2.2,
    facetValues: ['kapok', 'katoen'],
    rows: [
      { label: 'Vulling', value: '70% kapok, 30% katoen' },
      { label: 'Tijk', value: '100% katoen' },
    ],
    care: ['Wassen op 30 °C, kort programma', 'In de wind drogen'],
  },
  {
    name: 'Hervezel',
    look: 'Vulling van oude flessen',
    brand: 'nachtwerk',
    colors: plain,
    texts: [
      'De vulling is gesponnen van drankflessen. In een tweepersoonsdekbed zitten er een paar dozijn.',
      'Gerecyclede vezel veert net zo goed als nieuwe. Wij voelen het verschil niet.',
      'Holle vezels van gerecycled polyester houden de warmte vast en zijn na het wassen in een paar uur droog.',
      'Zonder dons, zonder wol, en in de wasmachine net zo makkelijk als een spijkerbroek.',
    ],
    makes: ['zomer', 'tussen', 'winter', 'seizoenen'],
    facetValues: ['microvezel'],
    rows: [
      { label: 'Vulling', value: '100% gerecycled polyester' },
      { label: 'Tijk', value: '100% polyester, microvezel' },
    ],
    care: washable,
  },
  {
    name: 'Donsgelijk',
    look: 'Fijne vezelbolletjes',
    brand: 'wolkenveld',
    colors: plain,
    texts: [
      'De vezels zijn tot bolletjes gedraaid, zodat ze langs elkaar rollen zoals dons dat doet.',
      'Het donzige gevoel zonder dons. Goed te wassen, dus ook bij een allergie voor huisstofmijt.',
      'Opschudden helpt echt: de bolletjes verdelen zich vanzelf over de vakken.',
      'Twee donzige dekbedden die allebei in een gewone wasmachine passen.',
    ],
    makes: ['zomer', 'tussen', 'winter', 'seizoenen'],
    priceFactor: 1.2,
    facetValues: ['microvezel', 'katoen'],
    rows: [
      { label: 'Vulling', value: '100% polyester, bolletjes' },
      { label: 'Tijk', value: '100% katoenpercal' },
    ],
    care: washable,
  },
  {
    name: 'Eenvoud',
    look: 'Voordelig en wasbaar',
    brand: 'sluimer-atelier',
    colors: plain,
    texts: [
      'Een dekbed zonder verhaal: holle vezel, stiknaden en een prijs waar je niet wakker van ligt.',
      'Voor de logé, de student en de tweede woning.',
      'Eenvoudig in tweevoud, met drukknopen die ook na vaak wassen blijven klikken.',
    ],
    makes: ['zomer', 'winter', 'seizoenen'],
    priceFactor: 0.62,
    facetValues: ['microvezel'],
    rows: [
      { label: 'Vulling', value: '100% polyester, holle vezel' },
      { label: 'Tijk', value: '100% polyester, microvezel' },
    ],
    care: washable,
    categories: ['basics'],
  },
  {
    name: 'Helderlucht',
    look: 'Dicht geweven tijk tegen huisstof',
    brand: 'nachtwerk',
    colors: plain,
    texts: [
      'De tijk is zo dicht geweven dat huisstofmijt er niet doorheen komt. Er zit dus geen laagje op dat eruit wast.',
      'Wasbaar op 95 graden. Dat hoeft niet elke week, maar het kan.',
      'Voor wie ’s ochtends met een dichte neus wakker wordt.',
    ],
    makes: ['tussen', 'winter', 'seizoenen'],
    priceFactor: 1.45,
    facetValues: ['microvezel', 'katoen'],
    rows: [
      { label: 'Vulling', value: '100% polyester, holle vezel' },
      { label: 'Tijk', value: '65% katoen, 35% polyester, poriën kleiner dan 10 micrometer' },
    ],
    care: ['Wassen op 60 tot 95 °C', 'Drogen in de trommel'],
  },
]

const cots = [size('100x135', 1, 480, 'ledikant'), size('120x150', 1.2, 620, 'peuterbed')]
const forChildren: Design[] = [
  {
    name: 'Wolkje',
    look: 'Voor ledikant en peuterbed',
    brand: 'wolkenveld',
    colors: pictured('kinder'),
    texts: [
      'Licht gevuld en in kleine vakjes gestikt, zodat er geen kale plekken ontstaan als er mee gesleept wordt.',
      'Kan op zestig graden en in de droger, en dat gaat het ook.',
      'Een warm kinderdekbed voor een kamer op het noorden.',
    ],
    makes: ['zomer', 'tussen', 'winter'],
    sizes: cots,
    priceFactor: 0.55,
    facetValues: ['microvezel', 'voor-kinderen'],
    rows: [
      { label: 'Vulling', value: '100% polyester, holle vezel' },
      { label: 'Tijk', value: '100% katoen' },
    ],
    care: washable,
  },
  {
    name: 'Lammetje',
    look: 'Wol voor ledikant en peuterbed',
    brand: 'wolkenveld',
    colors: woolly,
    texts: [
      'Wol regelt de warmte zelf. Prettig, want een peuter zegt niet dat hij het te warm heeft.',
      'Zachte scheerwol in een katoenen tijk, doorgestikt in ruitjes.',
    ],
    makes: ['tussen', 'winter'],
    sizes: cots,
    priceFactor: 1.05,
    facetValues: ['wol', 'katoen', 'voor-kinderen'],
    rows: [
      { label: 'Vulling', value: '100% scheerwol' },
      { label: 'Tijk', value: '100% katoen' },
    ],
    care: gentleCare,
  },
]

export const moreDuvets: Family = {
  ...duvets,
  code: 'DKM',
  highlights: ['In vakken gestikt: geen koude plekken'],
  series: combine('DKM', [...animalFillings, ...fillings, ...forChildren], duvetWarmths).map(withWarmth),
}
