import { combine, type Design, type Make } from '../../combine.ts'
import { type Family, size } from '../../family.ts'
import type { Color } from '../../palette.ts'
import { rugs } from './rugs.ts'

const piles: Make[] = [
  {
    key: 'wol',
    name: 'wol',
    feel: 'hoge pool van wol',
    basePriceCents: 24_900,
    texts: [
      'Dertig millimeter wol, dicht genoeg om er geen knoop meer in te zien.',
      'Wol veert terug en stoot vuil af. De eerste maand pluist het, daarna is het klaar.',
    ],
    facetValues: ['wol'],
    rows: [{ label: 'Samenstelling', value: '80% wol, 20% katoen, pool 30 mm' }],
  },
  {
    key: 'dik',
    name: 'extra dik',
    feel: 'pool van 45 mm',
    basePriceCents: 29_900,
    texts: [
      'Vijfenveertig millimeter: je voeten verdwijnen tot je enkels. Zet er geen smalle stoelpoten op.',
      'Zo dik dat je kinderen erop gaan liggen in plaats van op de bank.',
      'Bijna twee keer zo zwaar als een gewoon kleed. Het blijft dus wel liggen.',
    ],
    facetValues: ['wol'],
    rows: [
      { label: 'Samenstelling', value: '100% wol, pool 45 mm' },
      { label: 'Vloerverwarming', value: 'Niet geschikt: de pool houdt de warmte tegen' },
    ],
    weightFactor: 1.7,
    categories: ['wintertijd'],
  },
  {
    key: 'zijdezacht',
    name: 'zijdezacht',
    feel: 'glanzende pool van viscose',
    basePriceCents: 22_900,
    texts: [
      'Viscose glanst mee met het licht: loop eromheen en het kleed verandert van tint.',
      'Het zachtste kleed onder blote voeten. Niet voor onder de eettafel, daar is het te mooi voor.',
      'Dep gemorst water meteen, want viscose houdt niet van vlekken.',
    ],
    facetValues: ['viscose'],
    rows: [{ label: 'Samenstelling', value: '100% viscose, pool 25 mm' }],
  },
  {
    key: 'wasbaar',
    name: 'wasbaar',
    feel: 'katoen, op 30 °C te wassen',
    basePriceCents: 11_900,
    sizes: [size('50x100', 0.35, 1500), size('120x150', 0.75, 3600), size('160x230', 1.2, 6900)],
    texts: [
      'Tot en met 120 x 150 centimeter past het in een gewone wasmachine. Het grootste kleed breng je naar de wasserette.',
      'Katoen met een pool van twintig millimeter: zachter dan je van een wasbaar kleed verwacht.',
      'Voor huizen waar weleens iets omvalt.',
    ],
    facetValues: ['katoen', 'wasbaar'],
    rows: [{ label: 'Samenstelling', value: '100% katoen, pool 20 mm' }],
    care: ['Wassen op 30 °C', 'Liggend drogen'],
  },
  {
    key: 'licht',
    name: 'licht',
    feel: 'zachte pool van kunstvezel',
    basePriceCents: 13_900,
    texts: [
      'Kunstvezel die voelt als wol en reinigt als een jas: met lauw water en een borstel.',
      'Pluist niet, kleurt niet uit en is een stuk lichter dan wol.',
      'Een kleed waar je niet voorzichtig mee hoeft te zijn.',
    ],
    facetValues: ['polyester'],
    rows: [{ label: 'Samenstelling', value: '100% gerecycled polyester, pool 28 mm' }],
    weightFactor: 0.7,
  },
]

function rug(
  [name, look]: [name: string, look: string],
  [color, key, ...facetValues]: [color: Color, key: string, ...facetValues: string[]],
  texts: string[],
  [priceFactor, ...makes]: [number, ...string[]],
): Design {
  const images = [`vloerkleed-${key}-hero`, `vloerkleed-${key}-detail`]
  return {
    name,
    look,
    brand: 'veenkant',
    colors: [{ color, images }],
    texts,
    makes,
    priceFactor,
    facetValues,
  }
}

const drawings: Design[] = [
  rug(
    ['Atlas', 'Getekende ruit op gebroken wit'],
    ['naturel', 'berber-naturel', 'berber', 'gebroken-wit'],
    [
      'De ruit is met opzet een beetje scheef, zoals op kleden die thuis geweven worden.',
      'Donkere lijnen op een lichte grond: een kleed dat de kamer ordent.',
      'De lijnen lopen door tot aan de rand.',
    ],
    [1.02, 'dik', 'zijdezacht', 'wasbaar'],
  ),
  rug(
    ['Branding', 'Golven van terracotta en zand'],
    ['terracotta', 'golven-terracotta', 'golven'],
    [
      'Brede banen die in elkaar overlopen, van klei tot schelp.',
      'Warm van kleur en rustig van lijn. Leg het met de golven naar het raam toe.',
      'Elke baan is een tint donkerder dan de vorige, tot het weer van voren af aan begint.',
      'De branding op een windstille avond.',
    ],
    [0.92, 'dik', 'zijdezacht', 'wasbaar', 'licht'],
  ),
  rug(
    ['Kader', 'Saliegroen met een rand van lichte lijnen'],
    ['salie', 'rand-salie', 'rand'],
    [
      'Twee lichte lijnen langs de rand houden de zithoek bij elkaar.',
      'Effen in het midden, zodat de rand kan doen waar hij voor is.',
      'Meet zo dat de voorpoten van je bank net op de rand staan.',
      'Groen als oude verf op een tuinhek.',
    ],
    [0.9, 'wol', 'dik', 'wasbaar', 'licht'],
  ),
  rug(
    ['Atlas nacht', 'Getekende ruit op antraciet'],
    ['antraciet', 'berber-antraciet', 'berber'],
    [
      'De ruit van Atlas, omgekeerd: lichte lijnen op een donkere grond.',
      'Vuil zie je er niet op. Dat is geen reden om niet te stofzuigen.',
      'Donker onderin maakt een hoge kamer gezelliger.',
    ],
    [1.02, 'wol', 'dik', 'licht'],
  ),
  rug(
    ['Effen', 'Naturel, zonder tekening'],
    ['naturel', 'effen-naturel', 'effen'],
    [
      'Alleen pool en kleur. Het licht maakt de tekening.',
      'Het kleed voor onder een bed met een druk overtrek.',
      'Naturel, want ongeverfd. Kleine verschillen tussen twee kleden horen daarbij.',
      'Rust op de vloer.',
    ],
    [0.85, 'wol', 'dik', 'wasbaar', 'licht'],
  ),
  rug(
    ['Weide', 'Effen saliegroen'],
    ['salie', 'effen-salie', 'effen'],
    [
      'Gras voor binnen, zonder maaien.',
      'Saliegroen dat bij onze gordijnen en boxsprings hoort.',
      'Een zachte kleur, waar houten poten warm op uitkomen.',
    ],
    [0.87, 'wol', 'zijdezacht', 'licht'],
  ),
  rug(
    ['Haven', 'Nachtblauw met een rand van lichte lijnen'],
    ['nachtblauw', 'rand-nachtblauw', 'rand'],
    [
      'Een lichte rand als een reling om een donker dek.',
      'Strak, maritiem en toch huiselijk.',
      'Donkerblauw en crème: daar kan bijna elke bank op staan.',
    ],
    [0.92, 'wol', 'zijdezacht', 'licht'],
  ),
  rug(
    ['Deining', 'Golven van blauw en grijs'],
    ['blauw', 'golven-blauw', 'golven'],
    [
      'Lange banen blauw, zoals de zee een uur na de storm.',
      'Koel van kleur, warm onder je voeten.',
      'Zet er één terracotta kussen bij en het blauw gaat leven.',
    ],
    [0.95, 'wol', 'dik', 'licht'],
  ),
  rug(
    ['Akker', 'Ruit in zandkleuren'],
    ['zand', 'ruit-zand', 'ruit'],
    [
      'Percelen van bovenaf gezien, in zand, haver en klei.',
      'Een ruit die zo zacht getekend is dat hij pas op de tweede blik opvalt.',
      'Licht en toch vergevingsgezind.',
    ],
    [0.9, 'wol', 'wasbaar', 'licht'],
  ),
]

export const moreRugs: Family = { ...rugs, code: 'VLM', series: combine('VLM', drawings, piles) }
