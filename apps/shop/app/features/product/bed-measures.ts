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
}

const layerLabels = ['Topper', 'Matras'] as const
const baseTitle = 'Box en poten'

/**
 * Reads the measures of a bed in the chosen size from the specifications of its make; undefined for what is no bed, and where a measure
 * is missing or they contradict each other.
 */
export function findBedMeasures(product: Told, variant: Pick<Variant, 'value_ids'>): BedMeasures | undefined {
  const chosen = product.options.flatMap(({ values }) =>
    values.filter(({ id }) => variant.value_ids.includes(id)),
  )
  const size = chosen.flatMap(({ key }) => /^(\d{2,3})x(\d{3})$/.exec(key)?.slice(1).map(Number) ?? [])
  const [widthCm, lengthCm] = size
  const rows = new Map(
    product.specifications.flatMap((group) => group.rows.map(({ label, value }) => [label, value])),
  )
  const seatCm = readHeight(rows.get('Instaphoogte'), /(\d+) cm/)
  const layers = layerLabels.flatMap((title) => {
    const heightCm = readHeight(rows.get(title), /hoogte (\d+) cm/)
    return heightCm === undefined ? [] : [{ title, heightCm }]
  })
  if (seatCm === undefined || widthCm === undefined || lengthCm === undefined) return undefined
  const baseCm = layers.reduce((rest, { heightCm }) => rest - heightCm, seatCm)
  if (layers.length < layerLabels.length || baseCm <= 0) return undefined
  return { seatCm, layers: [...layers, { title: baseTitle, heightCm: baseCm }], widthCm, lengthCm }
}

function readHeight(text: string | undefined, pattern: RegExp): number | undefined {
  const [, height] = pattern.exec(text ?? '') ?? []
  return height === undefined ? undefined : Number(height)
}
