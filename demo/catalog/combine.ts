import { mergedRows, type Series } from './family.ts'
import { seededRandom, toSeed } from './random.ts'

type Shared = Pick<
  Series,
  'facetValues' | 'rows' | 'care' | 'highlights' | 'categories' | 'sizes' | 'light' | 'weightFactor'
>

/** The design of a product: a drawing, a color, a filling or a model. It comes in several makes. */
export interface Design extends Shared {
  name: string
  /** Begins the subtitle: 'Lichte bladeren op donkerblauw'. */
  look: string
  brand: Series['brand']
  colors: Series['colors']
  /** Each make takes another text, so that no two products of a design begin alike. */
  texts: readonly string[]
  /** Keys of its makes. */
  makes: readonly string[]
  /** Multiplies the price of the make. */
  priceFactor?: number
}

/** How a design is made: a cloth, a firmness, a height. */
export interface Make extends Shared {
  key: string
  /** Ends the title; empty when it is the ordinary one. */
  name: string
  /** Ends the subtitle: 'koel percal'. */
  feel: string
  basePriceCents: number
  /** Each design takes another text. */
  texts: readonly string[]
  /** Given when the make is visible: a thin duvet folds thinner. */
  colors?: Series['colors']
}

/**
 * Combines every design with each of its makes. What only time and sales would show (when it came, how it sells, whether it is
 * reduced) follows from the article's own name, so that a new design changes nothing about the others.
 */
export function combine(code: string, designs: readonly Design[], makes: readonly Make[]): Series[] {
  return designs.flatMap((design, at) =>
    design.makes.map((key, turn) => {
      const make = makes.find((one) => one.key === key)
      if (!make) throw new Error(`${design.name} wants the make ${key}, which is not there`)
      return combineSeries({ code, design, make, at, turn })
    }),
  )
}

function combineSeries({
  code,
  design,
  make,
  at,
  turn,
}: {
  code: string
  design: Design
  make: Make
  at: number
  turn: number
}): Series {
  const name = [design.name, make.name].filter(Boolean).join(' ')
  const sizes = make.sizes ?? design.sizes
  const care = make.care ?? design.care
  const light = make.light ?? design.light
  const weightFactor = (make.weightFactor ?? 1) * (design.weightFactor ?? 1)
  const life = inventLife(`${code} ${name}`)
  const isEnding = life.stock === lastPieces
  return {
    name,
    subTitle: `${design.look}, ${make.feel}`,
    brand: design.brand,
    colors: make.colors ?? design.colors,
    basePriceCents: Math.round(make.basePriceCents * (design.priceFactor ?? 1)),
    story: [inTurn(design.texts, turn), inTurn(make.texts, at + turn)].filter((text) => text !== ''),
    facetValues: [...(design.facetValues ?? []), ...(make.facetValues ?? [])],
    highlights: [...(make.highlights ?? []), ...(design.highlights ?? [])],
    rows: mergedRows(make.rows ?? [], design.rows ?? []),
    categories: [...(design.categories ?? []), ...(make.categories ?? []), ...(isEnding ? ['outlet'] : [])],
    ...(sizes && { sizes }),
    ...(care && { care }),
    ...(light && { light }),
    weightFactor,
    ...life,
    ...(isEnding && { leadTimeDays: null }),
  }
}

const inTurn = (texts: readonly string[], turn: number): string => texts[turn % texts.length] ?? ''

/** Pieces left of a discontinued article. */
const lastPieces = 3
const percents = [15, 20, 20, 25, 30, 35]

type Life = Pick<Series, 'popularity' | 'createdDaysAgo' | 'reduction' | 'rise' | 'stock'>

/** Returns when an article came, how it sells, and what its price did. */
function inventLife(name: string): Life {
  const random = seededRandom(toSeed(name))
  const upTo = (end: number) => Math.floor(random() * end)
  const createdDaysAgo = 5 + upTo(random() < 0.05 ? 25 : 420)
  const popularity = 8 + upTo(66)
  const isReduced = random() < 0.3 && createdDaysAgo > 60
  const percent = percents[upTo(percents.length)] ?? 20
  const startedDaysAgo = 1 + upTo(21)
  const rise = { percent: 4 + upTo(5), daysAgo: 70 + upTo(60) }
  if (createdDaysAgo > 300 && random() < 0.12)
    return { popularity, createdDaysAgo, reduction: { percent: 40, startedDaysAgo }, stock: lastPieces }
  return {
    popularity,
    createdDaysAgo,
    ...(isReduced && { reduction: { percent, startedDaysAgo } }),
    ...(createdDaysAgo > 200 && random() < 0.3 && { rise }),
  }
}
