import { roundPrice } from './prices.ts'
import type { DemoProduct } from './product.ts'

/** A deal of the rotation: its day or week after loading, and its price per variant. */
export interface DemoDeal {
  kind: 'daily' | 'weekly'
  slug: string
  /** 0 is the day, or the week, in which the shop is loaded. */
  turn: number
  /** Days until the deal returns; every product rests for more than the 30 days that a former price looks back. */
  repeatAfterDays: number
  pieceCap: number | null
  prices: { sku: string; priceCents: number }[]
}

const rounds = {
  daily: { perTurn: 3, turns: 32, daysPerTurn: 1 },
  weekly: { perTurn: 2, turns: 6, daysPerTurn: 7 },
} as const
/** The deals that a fresh shop begins with. */
const openers = {
  daily: [
    'dekbedovertrek-linde',
    'vloerkleed-kader',
    'tafellamp-regen',
    'gordijn-wilg',
    'hanglamp-vlecht',
    'badjas-wafel',
  ],
  weekly: ['boxspring-kwelder', 'matras-pocketvering-ritme'],
}
/** Deals on large goods last a week, because people sleep on a large purchase. */
const weeklyFamilies = new Set(['boxspring', 'matras', 'topper', 'dressoir', 'fauteuil'])
const percents = [25, 30, 20, 35, 25, 20]
/** Every third deal has this many pieces of each variant. */
const cappedPieces = 15
const leastStock = 8
const leastPriceCents = 995
/** A price must have been asked for this long before it may be called a former price. */
const leastAgeDays = 30
/** A shop may be loaded on any day of the year, and a Christmas tree in May is no deal. */
const ofOneSeason = ['kerst', 'barbecue']

/** Returns the rotation of deals: every one of these products once, each at its turn. */
export function planDemoDeals(products: readonly DemoProduct[]): DemoDeal[] {
  const fit = products.filter(isFit)
  const weekly = inOrder(fit, openers.weekly, ({ family }) => weeklyFamilies.has(family))
  const chosen = new Set(weekly.slice(0, rounds.weekly.perTurn * rounds.weekly.turns))
  const daily = inOrder(fit, openers.daily, ({ family }) => !weeklyFamilies.has(family))
  return [...planDeals('weekly', [...chosen]), ...planDeals('daily', daily)]
}

function isFit({ condition, variants, createdDaysAgo, categories }: DemoProduct): boolean {
  if (createdDaysAgo < leastAgeDays || categories.some((path) => ofOneSeason.includes(path))) return false
  const stock = variants.reduce((sum, variant) => sum + variant.stock, 0)
  const prices = variants.map((variant) => variant.prices.at(-1)?.priceCents ?? 0)
  return condition === 'new' && stock >= leastStock && Math.min(...prices) >= leastPriceCents
}

/** Puts the openers first, then takes the families in turn, so that no two of a kind are side by side. */
function inOrder(
  products: readonly DemoProduct[],
  first: readonly string[],
  isWanted: (product: DemoProduct) => boolean,
): DemoProduct[] {
  const openers = first.flatMap((slug) => products.find((product) => product.slug === slug) ?? [])
  const others = products.filter((product) => isWanted(product) && !openers.includes(product))
  const families = [...Map.groupBy(others, ({ family }) => family).values()].map((family) =>
    family.toSorted((a, b) => countChanges(a) - countChanges(b) || b.popularity - a.popularity),
  )
  const longest = Math.max(0, ...families.map(({ length }) => length))
  const inTurn = Array.from({ length: longest }, (_, at) => families.flatMap((family) => family[at] ?? []))
  return [...openers, ...inTurn.flat()]
}

/** Products whose price never changed come first, since their deals show the largest honest discount. */
const countChanges = (product: DemoProduct) => product.variants[0]?.prices.length ?? 0

function planDeals(kind: DemoDeal['kind'], products: readonly DemoProduct[]): DemoDeal[] {
  const { perTurn, turns, daysPerTurn } = rounds[kind]
  return products.slice(0, perTurn * turns).map((product, place) => ({
    kind,
    slug: product.slug,
    turn: Math.floor(place / perTurn),
    repeatAfterDays: turns * daysPerTurn,
    pieceCap: place % perTurn === perTurn - 1 ? cappedPieces : null,
    prices: product.variants.map(({ sku, prices }) => ({
      sku,
      priceCents: reduced(prices.at(-1)?.priceCents ?? 0, percents[place % percents.length] ?? 20),
    })),
  }))
}

/** Returns a neat price that is lower by at least this percentage, so that the discount shown is no smaller than meant. */
function reduced(priceCents: number, percent: number): number {
  return roundPrice((priceCents * (100 - percent)) / 100)
}
