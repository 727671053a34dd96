import type { ProductDocument, ProductQuery, SortOrder } from '@sluimer/search/port'

/** A stream of the same numbers for the same seed (xorshift, 32 bits). */
export function createDice(seed: number) {
  let state = seed || 1
  const roll = () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
  return {
    below: (end: number) => Math.floor(roll() * end),
    /** The lower the place, the likelier, as brands and colours are in a shop. */
    skewed: (end: number) => Math.floor(roll() ** 2 * end),
    pick: <T>(items: readonly T[]): T => items[Math.floor(roll() * items.length)] as T,
    pickSkewed: <T>(items: readonly T[]): T => items[Math.floor(roll() ** 2 * items.length)] as T,
    chance: (share: number) => roll() < share,
  }
}
export type Dice = ReturnType<typeof createDice>

const TREE: Record<string, Record<string, string[]>> = {
  Slapen: {
    Matrassen: [
      'Pocketvering matras',
      'Koudschuim matras',
      'Traagschuim matras',
      'Kindermatras',
      'Latex matras',
    ],
    Boxsprings: ['Boxspring', 'Elektrische boxspring', 'Opbergboxspring', 'Kinderboxspring'],
    Toppers: ['Topper', 'Splittopper', 'Koudschuim topper'],
    Bedden: ['Houten bed', 'Stapelbed', 'Babybed', 'Logeerbed', 'Hoogslaper'],
    Bedbodems: ['Lattenbodem', 'Spiraalbodem', 'Schotelbodem'],
  },
  Beddengoed: {
    Dekbedden: ['Dekbed', 'Donzen dekbed', 'Zomerdekbed', 'Winterdekbed', 'Kinderdekbed'],
    Dekbedovertrekken: ['Dekbedovertrek', 'Kinderdekbedovertrek', 'Flanellen dekbedovertrek'],
    Hoeslakens: ['Hoeslaken', 'Hoeslaken topper', 'Split hoeslaken', 'Molton'],
    Kussens: ['Hoofdkussen', 'Nekkussen', 'Sierkussen', 'Kussensloop', 'Zijslaperkussen'],
    Dekens: ['Plaid', 'Sprei', 'Wollen deken', 'Babydeken'],
  },
  Wonen: {
    Banken: ['Hoekbank', 'Slaapbank', 'Loungebank', 'Driezitsbank'],
    Stoelen: ['Eetkamerstoel', 'Fauteuil', 'Relaxfauteuil', 'Bureaustoel', 'Barkruk', 'Poef'],
    Tafels: ['Eettafel', 'Salontafel', 'Bijzettafel', 'Bureau', 'Nachtkastje'],
    Kasten: ['Kledingkast', 'Dressoir', 'Tv-meubel', 'Boekenkast', 'Ladekast', 'Vitrinekast'],
    Verlichting: ['Hanglamp', 'Vloerlamp', 'Tafellamp', 'Wandlamp'],
  },
  Textiel: {
    Vloerkleden: ['Vloerkleed', 'Hoogpolig vloerkleed', 'Buitenkleed', 'Loper'],
    Gordijnen: ['Gordijn', 'Verduisterend gordijn', 'Vitrage', 'Rolgordijn'],
    Badtextiel: ['Handdoek', 'Badjas', 'Badmat', 'Washand', 'Strandlaken'],
  },
}
const COLOURS = [
  'wit',
  'grijs',
  'zwart',
  'antraciet',
  'beige',
  'blauw',
  'groen',
  'roze',
  'taupe',
  'rood',
  'geel',
  'bruin',
  'naturel',
  'oker',
  'terracotta',
  'zand',
  'donkerblauw',
  'olijfgroen',
]
const MATERIALS = [
  'katoen',
  'katoensatijn',
  'percal',
  'linnen',
  'flanel',
  'jersey',
  'wol',
  'dons',
  'velvet',
  'leer',
  'eiken',
  'mangohout',
  'metaal',
  'polyester',
  'bamboe',
  'boucle',
]
const SIZES = [
  '140x200',
  '160x200',
  '180x200',
  '90x200',
  '80x200',
  '140x220',
  '200x200',
  '200x220',
  '240x200',
  '240x220',
  '260x220',
  '60x70',
  '50x70',
  '160x230',
  '200x290',
  '70x140',
  '60x120',
  '180x210',
  '120x200',
  '100x135',
]
const FIRMNESS = ['zacht', 'medium', 'stevig', 'extra-stevig']
const PATTERNS = ['effen', 'gestreept', 'geruit', 'bloemen', 'dieren', 'grafisch', 'botanisch']
const CARE = [
  'wasbaar-40',
  'wasbaar-60',
  'droger',
  'strijkvrij',
  'anti-allergisch',
  'oeko-tex',
  'fsc',
  'gots',
]
const SYLLABLES = [
  'va',
  'lo',
  'mi',
  'ra',
  'ten',
  'sol',
  'ber',
  'nor',
  'lin',
  'dal',
  'vel',
  'mar',
  'ko',
  'zan',
  'fjo',
  'ri',
]
const SENTENCES = [
  'Zacht en ademend, het hele jaar door.',
  'Met een stevige rits en verborgen naden.',
  'Past bij elke slaapkamer en is makkelijk te combineren.',
  'Gemaakt van duurzaam materiaal dat lang mooi blijft.',
  'Binnen enkele dagen in huis, met dertig nachten proberen.',
  'De vulling blijft op haar plaats, ook na vaak wassen.',
  'Een rustige kleur die warmte geeft.',
  'Geschikt voor bedden met een hoge rand.',
]

interface Leaf {
  ids: number[]
  titles: string[]
  types: readonly string[]
}

const LEAVES: readonly Leaf[] = (() => {
  const leaves: Leaf[] = []
  let id = 0
  for (const [root, groups] of Object.entries(TREE)) {
    const rootId = ++id
    for (const [group, types] of Object.entries(groups))
      leaves.push({ ids: [rootId, ++id], titles: [root, group], types })
  }
  return leaves
})()

/** The n-th to the last product of a shop: the same for the same count and seed. */
export function* generateProducts(count: number, seed = 20260101): Generator<ProductDocument> {
  const dice = createDice(seed)
  const brands = Array.from({ length: 220 }, () =>
    titleCase(dice.pick(SYLLABLES) + dice.pick(SYLLABLES) + dice.pick(SYLLABLES)),
  )
  for (let id = 1; id <= count; id++) yield aProduct(id, brands, dice)
}

function aProduct(id: number, brands: readonly string[], dice: Dice): ProductDocument {
  const leaf = dice.pickSkewed(LEAVES)
  const type = dice.pick(leaf.types)
  const brand = dice.pickSkewed(brands)
  const colours = severalOf(COLOURS, 2, dice)
  const materials = severalOf(MATERIALS, 2, dice)
  const sizes = severalOf(SIZES, 4, dice)
  const priceCents = 995 + dice.skewed(190_000)
  const facets: Record<string, string[]> = {
    merk: [brand.toLowerCase()],
    kleur: colours,
    materiaal: materials,
    maat: sizes,
    hardheid: severalOf(FIRMNESS, 1, dice),
    dessin: severalOf(PATTERNS, 1, dice),
    eigenschap: severalOf(CARE, 4, dice),
    levertijd: [dice.pick(['morgen', 'deze-week', 'volgende-week', 'op-maat'])],
    garantie: [`${1 + dice.below(10)}-jaar`],
  }
  return {
    id,
    title: `${type} ${titleCase(dice.pick(SYLLABLES) + dice.pick(SYLLABLES))} ${colours[0] ?? ''}`.trim(),
    subTitle: `${materials[0] ?? ''} ${sizes[0] ?? ''}`.trim(),
    brand,
    sku: [`${brand.slice(0, 3).toUpperCase()}-${100_000 + id}`],
    categoryIds: leaf.ids,
    categoryTitles: leaf.titles,
    facets,
    facetTexts: Object.values(facets).flatMap((slugs) => slugs.map((slug) => slug.replaceAll('-', ' '))),
    description: [dice.pick(SENTENCES), dice.pick(SENTENCES), dice.pick(SENTENCES)].join(' '),
    priceCents,
    formerPriceCents: dice.chance(0.2) ? Math.floor(priceCents * (1.05 + dice.below(40) / 100)) : null,
    stock: dice.chance(0.1) ? 0 : dice.below(200),
    popularity: dice.skewed(5000),
    createdAt: 1_600_000_000 + dice.below(160_000_000),
  }
}

const SORTS: readonly SortOrder[] = [
  'popularity',
  'popularity',
  'popularity',
  'price_asc',
  'price_desc',
  'newest',
  'discount',
]

/** A listing as visitors ask for it: mostly a category, up to three filters, sometimes a price range or a later page. */
export function aListingQuery(dice: Dice): ProductQuery {
  const leaf = dice.pickSkewed(LEAVES)
  const filters: Record<string, string[]> = {}
  if (dice.chance(0.5)) filters.kleur = severalOf(COLOURS, 2, dice)
  if (dice.chance(0.35)) filters.maat = severalOf(SIZES, 2, dice)
  if (dice.chance(0.25)) filters.materiaal = severalOf(MATERIALS, 1, dice)
  return {
    categoryId: leaf.ids[dice.chance(0.3) ? 0 : 1] as number,
    filters,
    ...(dice.chance(0.15) && { priceRange: { minCents: 2_000, maxCents: 20_000 + dice.below(50_000) } }),
    sort: dice.pick(SORTS),
    offset: dice.chance(0.8) ? 0 : 24 * dice.below(10),
    limit: 24,
  }
}

/** What visitors type: kinds of products, with colours, sizes, typing errors, or unfinished. */
export function aText(dice: Dice): string {
  const type = dice.pick(dice.pickSkewed(LEAVES).types).toLowerCase()
  const parts = [type]
  if (dice.chance(0.35)) parts.push(dice.pickSkewed(COLOURS))
  if (dice.chance(0.25)) parts.push(dice.pickSkewed(SIZES))
  if (dice.chance(0.15)) parts.unshift(dice.pickSkewed(MATERIALS))
  const text = parts.join(' ')
  if (dice.chance(0.12)) {
    const at = 2 + dice.below(Math.max(1, type.length - 3))
    return text.slice(0, at) + text.slice(at + 1)
  }
  return dice.chance(0.1) ? text.slice(0, Math.max(4, text.length - 3)) : text
}

function severalOf(items: readonly string[], most: number, dice: Dice): string[] {
  const count = 1 + dice.below(most)
  return [...new Set(Array.from({ length: count }, () => dice.pickSkewed(items)))]
}

function titleCase(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
