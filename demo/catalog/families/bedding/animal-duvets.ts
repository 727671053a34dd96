import type { Design } from '../../combine.ts'
import { gentleCare, pictured, woolly } from './duvet-warmths.ts'

const downCare = [
  'Wassen op 60 °C, liefst in een grote machine',
  'Lang en laag drogen, tot het dons weer los is',
]
const downy = pictured('dons')

/** Down, wool and silk. */
export const animalFillings: Design[] = [
  {
    name: 'Ganzenveld',
    look: 'Ganzendons',
    brand: 'wolkenveld',
    colors: downy,
    texts: [
      'Negentig procent ganzendons. De vlokken zijn groter dan die van de eend, dus er is minder nodig voor dezelfde warmte.',
      'Zo licht dat je vergeet dat het er ligt, tot je het wegslaat.',
      'Ganzendons in hoge vakken van dertig bij dertig centimeter, zodat de vlokken ruimte houden.',
      'Een dekbed om tien jaar mee te doen. Lucht het elke week en het blijft zo dik als op de eerste dag.',
    ],
    makes: ['zomer', 'tussen', 'winter', 'seizoenen'],
    priceFactor: 4.6,
    weightFactor: 0.55,
    facetValues: ['dons', 'katoen'],
    rows: [
      { label: 'Vulling', value: '90% ganzendons, 10% veertjes' },
      { label: 'Tijk', value: '100% katoen, donsdicht geweven' },
    ],
    care: downCare,
  },
  {
    name: 'Eiderdal',
    look: 'Eendendons',
    brand: 'wolkenveld',
    colors: downy,
    texts: [
      'Ons bekende donzen dekbed, nu met een derde meer vulling.',
      'Twee lagen dons in katoen dat zo dicht geweven is dat er geen veertje doorheen komt.',
    ],
    makes: ['winter', 'seizoenen'],
    priceFactor: 3.5,
    weightFactor: 0.62,
    facetValues: ['dons', 'katoen'],
    rows: [
      { label: 'Vulling', value: '90% eendendons, 10% veertjes' },
      { label: 'Tijk', value: '100% katoen' },
    ],
    care: downCare,
  },
  {
    name: 'Lichtvlucht',
    look: 'Dons en veertjes',
    brand: 'wolkenveld',
    colors: downy,
    texts: [
      'Zestig procent dons en veertig procent kleine veertjes. Iets zwaarder dan puur dons en een stuk voordeliger.',
      'De veertjes geven dit dekbed wat gewicht, zodat het om je heen valt in plaats van erop te liggen.',
      'Een goed eerste donzen dekbed.',
      'Eén keer opschudden en het is weer een wolk, met een beetje meer houvast dan dons alleen.',
    ],
    makes: ['zomer', 'tussen', 'winter', 'seizoenen'],
    priceFactor: 2.3,
    weightFactor: 0.75,
    facetValues: ['dons', 'katoen'],
    rows: [
      { label: 'Vulling', value: '60% eendendons, 40% veertjes' },
      { label: 'Tijk', value: '100% katoen' },
    ],
    care: downCare,
  },
  {
    name: 'Schapenwei',
    look: 'Zuivere scheerwol',
    brand: 'wolkenveld',
    colors: woolly,
    texts: [
      'Scheerwol neemt vocht op voordat het zweet wordt. Onder wol heb je het zelden te warm en nooit klam.',
      'Dubbele laag wol, gekaard in twee richtingen zodat hij niet gaat klonteren.',
      'Twee wollen dekbedden: een van 200 en een van 350 gram per vierkante meter.',
    ],
    makes: ['zomer', 'winter', 'seizoenen'],
    priceFactor: 2.6,
    weightFactor: 1.1,
    facetValues: ['wol', 'katoen'],
    rows: [
      { label: 'Vulling', value: '100% scheerwol' },
      { label: 'Tijk', value: '100% katoen' },
    ],
    care: gentleCare,
  },
  {
    name: 'Kasjmierduin',
    look: 'Wol met kasjmier',
    brand: 'wolkenveld',
    colors: woolly,
    texts: [
      'Zeventig procent fijne wol en dertig procent kasjmier: warmer per gram dan wol alleen, en soepeler.',
      'De zachte onderhaartjes van de kasjmiergeit houden lucht vast zonder gewicht.',
    ],
    makes: ['tussen', 'winter'],
    priceFactor: 3.6,
    facetValues: ['wol', 'katoen'],
    rows: [
      { label: 'Vulling', value: '70% wol, 30% kasjmier' },
      { label: 'Tijk', value: '100% katoensatijn' },
    ],
    care: ['Alleen luchten of laten reinigen', 'Vlekken deppen met lauw water'],
  },
  {
    name: 'Zijdestroom',
    look: 'Lange draden zijde',
    brand: 'lindeblad',
    colors: pictured('zijde'),
    texts: [
      'Laag over laag zijden draad, met de hand uitgetrokken. De vulling verschuift niet en wordt nooit klonterig.',
      'Zijde is koel als jij warm bent en andersom. Twee dunne dekbedden maken er een heel jaar van.',
    ],
    makes: ['zomer', 'seizoenen'],
    priceFactor: 4.2,
    weightFactor: 0.8,
    facetValues: ['zijde', 'katoen'],
    rows: [
      { label: 'Vulling', value: '100% tussahzijde' },
      { label: 'Tijk', value: '100% katoensatijn' },
    ],
    care: ['Luchten in de schaduw', 'Niet wassen; vlekken deppen'],
  },
]
