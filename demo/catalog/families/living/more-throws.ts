import { combine, type Design, type Make } from '../../combine.ts'
import { type Family, size } from '../../family.ts'
import type { Color } from '../../palette.ts'
import { throws } from './living.ts'

const inColors = (...colors: Color[]) => colors.map((color) => ({ color, images: [`plaid-${color}-hero`] }))

const formats: Make[] = [
  {
    key: 'plaid',
    name: '',
    feel: '130 x 170 cm',
    basePriceCents: 3995,
    texts: [
      'De gewone maat: genoeg voor twee knieën en een kat.',
      'Honderddertig bij honderdzeventig, voor op de bank of over het voeteneind.',
      'Opgevouwen past hij over een armleuning.',
    ],
  },
  {
    key: 'groot',
    name: 'groot',
    feel: '150 x 200 cm',
    basePriceCents: 5495,
    sizes: [size('150x200', 1, 1250)],
    texts: [
      'Anderhalf bij twee meter: je kunt er met z’n tweeën onder, of alleen met je voeten erin.',
      'De grote maat ligt ook mooi dubbelgevouwen op bed.',
      'Lang genoeg om op de bank bij in slaap te vallen.',
    ],
  },
  {
    key: 'sprei',
    name: 'sprei',
    feel: 'voor over je hele bed',
    basePriceCents: 9995,
    sizes: [
      size('180x240', 1, 2300, 'eenpersoons'),
      size('240x260', 1.4, 3200, 'tweepersoons'),
      size('260x280', 1.55, 3700, 'lits-jumeaux'),
    ],
    texts: [
      'Als sprei over je hele bed: overdag netjes, ’s nachts een extra laag.',
      'De sprei valt aan drie kanten over de rand, zodat je het dekbed niet meer ziet.',
      'Groot genoeg om een rommelig bed in één keer op te maken.',
    ],
  },
]

function yarn(
  [name, look]: [name: string, look: string],
  colors: Design['colors'],
  [priceFactor, ...makes]: [number, ...string[]],
  [composition, ...facetValues]: [composition: string, ...facetValues: string[]],
  texts: string[],
  care = ['Wassen op 30 °C', 'Liggend drogen'],
): Design {
  const rows = [{ label: 'Samenstelling', value: composition }]
  return { name, look, brand: 'lindeblad', colors, makes, priceFactor, rows, facetValues, texts, care }
}

const woolCare = ['Luchten in plaats van wassen', 'Zo nodig wassen op 30 °C, wolprogramma', 'Liggend drogen']

const yarns: Design[] = [
  yarn(
    ['Mos', 'Zacht gebreid met franje'],
    inColors('salie', 'terracotta', 'zand', 'antraciet', 'oker', 'groen'),
    [0.8, 'groot', 'sprei'],
    ['60% katoen, 40% acryl', 'katoen', 'acryl'],
    [
      'De Mos die je kent, in een maat waar meer onder past.',
      'Licht van gewicht, dus ook als sprei niet log.',
    ],
  ),
  yarn(
    ['Heide wol', 'Zuivere wol met franje'],
    inColors('terracotta', 'salie', 'antraciet'),
    [1.75, 'groot', 'sprei'],
    ['100% wol', 'wol'],
    [
      'Dik gebreide wol die een winter lang warm houdt en dertig winters meegaat.',
      'Een wollen sprei maakt van een zomerdekbed een winterdekbed.',
    ],
    woolCare,
  ),
  yarn(
    ['Merel', 'Fijne merinowol'],
    inColors('antraciet', 'zand', 'salie'),
    [2.3, 'plaid', 'groot'],
    ['100% merinowol', 'wol'],
    [
      'Merino kriebelt niet. Leg hem gerust tegen je wang.',
      'Zo zacht gesponnen dat je de rib ziet en niet voelt.',
    ],
    woolCare,
  ),
  yarn(
    ['Katoenpad', 'Gebreid katoen'],
    inColors('zand', 'terracotta', 'salie', 'roze'),
    [0.9, 'plaid', 'groot', 'sprei'],
    ['100% katoen', 'katoen'],
    [
      'Een plaid die gewoon in de was kan. Voor op de bank waar geleefd wordt.',
      'Katoen is koeler dan wol, dus ook in mei nog prettig.',
      'Grof gebreid en zacht gewassen.',
    ],
  ),
  yarn(
    ['Zacht', 'Soepel acryl'],
    inColors('salie', 'zand', 'terracotta', 'antraciet', 'naturel'),
    [0.5, 'plaid', 'groot'],
    ['100% acryl', 'acryl'],
    [
      'Warm, licht en voordelig. Pluist een beetje als hij nieuw is.',
      'Een plaid om zonder nadenken mee naar buiten te nemen.',
    ],
  ),
  yarn(
    ['Hooiland', 'Wol en katoen door elkaar'],
    inColors('terracotta', 'zand', 'salie', 'nachtblauw'),
    [1.3, 'plaid', 'groot', 'sprei'],
    ['55% wol, 45% katoen', 'wol', 'katoen'],
    [
      'Wol voor de warmte, katoen voor de soepelheid.',
      'Twee garens van dezelfde kleur nemen de verf anders op. Dat geeft de plaid diepte.',
      'Niet te warm om onder te lezen, niet te koud om onder te slapen.',
    ],
    woolCare,
  ),
  yarn(
    ['Opnieuw', 'Gesponnen van oude truien'],
    inColors('antraciet', 'zand', 'salie'),
    [1.05, 'plaid', 'groot'],
    ['70% gerecyclede wol, 30% gerecycled polyester', 'wol', 'polyester'],
    [
      'Oude truien, op kleur gesorteerd en opnieuw gesponnen. Er hoefde niets geverfd te worden.',
      'Stevig en warm, met hier en daar een spikkel van een vorig leven.',
    ],
    woolCare,
  ),
  yarn(
    ['Alpaca', 'Wollig alpaca'],
    inColors('zand', 'antraciet', 'naturel'),
    [2.9, 'plaid', 'groot'],
    ['80% alpaca, 20% wol', 'wol'],
    [
      'Alpaca is hol van binnen en houdt daardoor meer warmte vast dan schapenwol.',
      'Een duur garen dat je vooral voelt. Met kerst geef je hem weg of je houdt hem zelf.',
    ],
    woolCare,
  ),
]

export const moreThrows: Family = { ...throws, code: 'PLM', series: combine('PLM', yarns, formats) }
