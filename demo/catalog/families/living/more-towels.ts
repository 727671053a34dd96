import { combine, type Design, type Make } from '../../combine.ts'
import { type Family, size } from '../../family.ts'
import type { Color } from '../../palette.ts'
import { towels } from './living.ts'

const inColors = (...colors: Color[]) =>
  colors.map((color) => ({ color, images: [`handdoek-${color}-hero`] }))
/** Until waffle towels have a picture, they show the stack in the same color. */
const waffle = (...colors: Color[]) =>
  colors.map((color) => ({ color, images: [`handdoek-wafel-${color}-hero|handdoek-${color}-hero`] }))

const formats: Make[] = [
  {
    key: 'los',
    name: '',
    feel: 'per stuk, in drie maten',
    basePriceCents: 995,
    texts: [
      'Per stuk te koop, zodat je een stapel maakt zoals jij hem wilt.',
      'In drie maten, van gastendoek tot badlaken, alle uit dezelfde verfpartij.',
      'Met een geweven sierrand en een lusje om aan op te hangen.',
    ],
  },
  {
    key: 'xl',
    name: 'badlaken XL',
    feel: '100 x 150 cm',
    basePriceCents: 2695,
    sizes: [size('100x150', 1, 880, 'badlaken XL')],
    texts: [
      'Groot genoeg om je helemaal in te wikkelen en er nog een been bij te hebben.',
      'Anderhalve meter lang: voor na het bad, voor in de sauna en voor op het strand.',
      'Een handdoek als een deken. Je droogt er in één keer mee af.',
    ],
  },
  {
    key: 'vier',
    name: 'set van vier',
    feel: 'vier handdoeken van 50 x 100 cm',
    basePriceCents: 3495,
    sizes: [size('50x100', 1, 1120, '4 stuks')],
    texts: [
      'Vier stuks, en dan nog weten welke van jou is: borduur er iets in.',
      'Een stapel van vier: twee in gebruik, één in de was, één in de kast.',
      'Je begint met vier dezelfde, en dat ziet er in de badkamer meteen netjes uit.',
    ],
    facetValues: ['voordeel-set'],
    rows: [{ label: 'Inhoud', value: '4 handdoeken van 50 x 100 cm' }],
  },
  {
    key: 'gast',
    name: 'gastendoekjes',
    feel: 'zes doekjes van 30 x 50 cm',
    basePriceCents: 1995,
    sizes: [size('30x50', 1, 540, '6 stuks')],
    texts: [
      'Zes doekjes voor het toilet, zodat iedereen een droog hoekje heeft.',
      'Klein, snel gewassen en net zo dik als de grote.',
      'Een stapeltje van zes past in een mandje naast de kraan.',
    ],
    facetValues: ['voordeel-set'],
    rows: [{ label: 'Inhoud', value: '6 gastendoekjes van 30 x 50 cm' }],
  },
]

function cloth(
  [name, look]: [name: string, look: string],
  colors: Design['colors'],
  [priceFactor, gramsPerM2, ...makes]: [priceFactor: number, gramsPerM2: number, ...makes: string[]],
  [composition, ...facetValues]: [composition: string, ...facetValues: string[]],
  texts: string[],
): Design {
  const rows = [{ label: 'Samenstelling', value: composition }]
  // The weights of the sizes are for 560 grams.
  const weightFactor = gramsPerM2 / 560
  return {
    name,
    look,
    brand: 'badkamer-noord',
    colors,
    makes,
    priceFactor,
    rows,
    facetValues,
    texts,
    weightFactor,
  }
}

const cloths: Design[] = [
  cloth(
    ['Dik', 'Badstof van 600 gram'],
    inColors('salie', 'terracotta', 'wit', 'zand', 'blauw', 'antraciet', 'nachtblauw', 'roze'),
    [1.2, 600, 'xl', 'vier', 'gast'],
    ['100% katoen, 600 g/m²', 'badstof', 'katoen'],
    [
      'Onze zware badstof, met lange lussen die veel water opnemen.',
      'Zeshonderd gram per vierkante meter: je voelt het gewicht als hij nat is.',
      'Dikke lussen, stevige randen, en na een jaar nog geen trekdraad.',
    ],
  ),
  cloth(
    ['Licht', 'Badstof van 450 gram'],
    inColors('wit', 'salie', 'zand', 'blauw', 'grijs'),
    [0.8, 450, 'xl', 'vier', 'gast'],
    ['100% katoen, 450 g/m²', 'badstof', 'katoen'],
    [
      'Dunner, dus sneller droog. In een badkamer zonder raam is dat geen luxe.',
      'Licht in je tas en licht in de wasmachine.',
      'Kleine doekjes die op een radiator in een uur droog zijn.',
    ],
  ),
  cloth(
    ['Wafel', 'Wafelkatoen'],
    waffle('terracotta', 'zand', 'wit', 'blauw'),
    [1, 320, 'xl', 'vier'],
    ['100% katoen, wafelbinding', 'wafelkatoen', 'katoen'],
    [
      'Kuiltjes in plaats van lussen. Ze nemen snel water op en zijn zo weer droog.',
      'Een wafeldoek neemt in de kast de helft van de plaats in.',
    ],
  ),
  cloth(
    ['Hotel', 'Strakke badstof van 500 gram'],
    inColors('wit', 'zand', 'antraciet'),
    [1.05, 500, 'los', 'xl', 'vier', 'gast'],
    ['100% katoen, 500 g/m²', 'badstof', 'katoen'],
    [
      'Twee banen in de rand en verder niets. Zoals de stapel in een goede hotelbadkamer.',
      'Gemaakt om elke dag gewassen te worden, op zestig graden en niet te zacht.',
      'Dicht geweven badstof die zijn vorm houdt.',
      'Zes hoteldoekjes, opgerold of gevouwen.',
    ],
  ),
  cloth(
    ['Zachtdraai', 'Ongedraaid garen'],
    inColors('salie', 'wit', 'blauw', 'roze', 'groen'),
    [1.35, 550, 'los', 'xl', 'vier'],
    ['100% katoen, ongedraaid garen, 550 g/m²', 'badstof', 'katoen'],
    [
      'Het garen is nauwelijks gedraaid, en dat is precies wat hem zo zacht maakt.',
      'Voelt als vers gevallen sneeuw, maar dan warm. De eerste was pluist, daarna niet meer.',
      'Luchtig, dik en zacht, zonder zwaar te worden.',
    ],
  ),
  cloth(
    ['Pluk', 'Katoen met lange vezels'],
    inColors('zand', 'terracotta', 'wit', 'oker'),
    [1.25, 560, 'los', 'xl', 'vier'],
    ['100% gekamd katoen, 560 g/m²', 'badstof', 'katoen'],
    [
      'Lange katoenvezels pluizen minder en glanzen een beetje.',
      'Gekamd katoen: de korte vezels zijn eruit, de lange blijven over.',
      'Sterk en zacht, een zeldzame combinatie in een badkamer.',
    ],
  ),
  cloth(
    ['Riet', 'Katoen met viscose uit bamboe'],
    inColors('salie', 'wit', 'zand', 'antraciet'),
    [1.3, 500, 'los', 'xl', 'vier'],
    ['60% katoen, 40% viscose uit bamboe, 500 g/m²', 'badstof', 'viscose'],
    [
      'Soepel en glad, en gretig met water.',
      'Viscose uit bamboe maakt de lussen zijdezacht, katoen houdt ze overeind.',
      'Valt mooi over een rek en voelt koel op een warme dag.',
    ],
  ),
  cloth(
    ['Zwaar', 'Badstof van 700 gram'],
    inColors('wit', 'terracotta', 'blauw', 'nachtblauw'),
    [1.6, 700, 'los', 'xl', 'vier'],
    ['100% katoen, 700 g/m²', 'badstof', 'katoen'],
    [
      'De zwaarste badstof die we hebben. Hij heeft een radiator nodig om te drogen.',
      'Zevenhonderd gram: dit is geen handdoek maar een onthaal.',
      'Dik, diep en warm, voor wie graag lang in bad ligt.',
    ],
  ),
  cloth(
    ['Sport', 'Dunne badstof van 350 gram'],
    inColors('blauw', 'wit', 'antraciet', 'grijs'),
    [0.65, 350, 'los', 'vier', 'gast'],
    ['100% katoen, 350 g/m²', 'badstof', 'katoen'],
    [
      'Dun en compact, dus hij past naast je schoenen in de tas.',
      'Een voordelige stapel voor de sportschool, de boot en de hond.',
      'Snel nat, snel droog.',
    ],
  ),
]

export const moreTowels: Family = { ...towels, code: 'HDM', series: combine('HDM', cloths, formats) }
