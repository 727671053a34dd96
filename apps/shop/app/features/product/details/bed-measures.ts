import type { Product, Variant } from '@sluimer/contract/catalog/product'

type Told = Pick<Product, 'specifications' | 'options'>

/** What a drawing of a bed shows, in centimeters. */
export interface BedMeasures {
  /** From the floor to where one sits down. */
  seatCm: number
  /** The layers from the top down, with what carries them. */
  layers: readonly { title: string; heightCm: number }[]
  /** The surface to lie on. */
  widthCm: number
  lengthCm: number
  /** Whether no size is chosen yet, as for a bed that shoppers compose: these are the smallest sizes that there are. */
  isSmallest: boolean
  /** The room that the bed takes, with its headboard; absent where the product does not give it. */
  outside?: OuterMeasures
}

interface OuterMeasures {
  widthCm: number
  lengthCm: number
  headboardCm: number
}

const layerLabels = ['Topper', 'Matras'] as const
const baseTitle = 'Box en poten'
/** '6 cm breder en 12 cm langer dan het ligvlak, hoofdbord 124 cm hoog': it holds for every size. */
const outsidePattern = /^(\d+) cm breder en (\d+) cm langer dan het ligvlak, hoofdbord (\d+) cm hoog$/
/** '140, 160 of 180 cm breed en 200 of 210 cm lang': the sizes of a bed that shoppers compose, each row from small to large. */
const smallestPattern = /^(\d+)(?:, \d+)*(?: of \d+)? cm breed en (\d+)/

/**
 * Reads the measures of a bed in the chosen size from the specifications of its make; undefined for what is no bed,
 * and where a measure is missing or they contradict each other.
 */
export function findBedMeasures(product: Told, variant: Pick<Variant, 'value_ids'>): BedMeasures | undefined {
  const chosen = product.options.flatMap(({ values }) =>
    values.filter(({ id }) => variant.value_ids.includes(id)),
  )
  const size = chosen.flatMap(({ key }) => /^(\d{2,3})x(\d{3})$/.exec(key)?.slice(1).map(Number) ?? [])
  const rows = new Map(
    product.specifications.flatMap((group) => group.rows.map(({ label, value }) => [label, value])),
  )
  const isSmallest = product.options.length === 0
  const smallest = smallestPattern.exec(rows.get('Leverbaar in') ?? '')?.slice(1) ?? []
  const [widthCm, lengthCm] = isSmallest ? smallest.map(Number) : size
  const seatCm = readHeight(rows.get('Instaphoogte'), /(\d+) cm/)
  const layers = layerLabels.flatMap((title) => {
    const heightCm = readHeight(rows.get(title), /hoogte (\d+) cm/)
    return heightCm === undefined ? [] : [{ title, heightCm }]
  })
  if (seatCm === undefined || widthCm === undefined || lengthCm === undefined) return undefined
  const baseCm = layers.reduce((rest, { heightCm }) => rest - heightCm, seatCm)
  if (layers.length < layerLabels.length || baseCm <= 0) return undefined
  const outside = readOutside(rows.get('Buitenmaat'), { widthCm, lengthCm })
  return {
    ...{ seatCm, widthCm, lengthCm, isSmallest },
    layers: [...layers, { title: baseTitle, heightCm: baseCm }],
    ...(outside && outside.headboardCm > seatCm && { outside }),
  }
}

function readOutside(
  text: string | undefined,
  { widthCm, lengthCm }: Pick<BedMeasures, 'widthCm' | 'lengthCm'>,
): OuterMeasures | undefined {
  const [wider, longer, headboardCm] =
    outsidePattern
      .exec(text ?? '')
      ?.slice(1)
      .map(Number) ?? []
  if (wider === undefined || longer === undefined || headboardCm === undefined) return undefined
  return { widthCm: widthCm + wider, lengthCm: lengthCm + longer, headboardCm }
}

function readHeight(text: string | undefined, pattern: RegExp): number | undefined {
  const [, height] = pattern.exec(text ?? '') ?? []
  return height === undefined ? undefined : Number(height)
}
