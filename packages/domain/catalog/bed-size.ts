/** The size of a mattress, in centimeters: "180 x 200" is the width, then the length. */
export interface BedSize {
  readonly widthCm: number
  readonly lengthCm: number
}

const widths = [80, 90, 120, 140, 160, 180, 200] as const
const lengths = [200, 210, 220] as const

/** The sizes in which beds are sold in the Netherlands and Belgium, by width and then by length. */
export const bedSizes: readonly BedSize[] = widths.flatMap((widthCm) =>
  lengths.map((lengthCm) => ({ widthCm, lengthCm })),
)

/**
 * The sizes of a duvet by the width of the mattress, best first: some thirty centimeters hang over each side. As in our own guide
 * (demo/content/blog/bedmaten-uitgelegd.md); where the best is not sold, one that also covers the bed is better than none.
 */
const duvetsByWidth: ReadonlyMap<number, readonly string[]> = new Map([
  [80, ['140x200', '140x220']],
  [90, ['140x200', '140x220']],
  [120, ['200x200', '200x220']],
  [140, ['200x200', '200x220']],
  [160, ['240x200', '240x220']],
  [180, ['240x220', '240x200']],
  [200, ['260x220', '240x220', '240x200']],
])

/** Goods that are sold in one of these widths, at a length of a bed, are sold by the size of the mattress. */
const mattressSigns = listKeys([80, 90, 160, 180])
/** No mattress is this wide, so that goods in these widths are sold by the size of the duvet. */
const duvetSigns = listKeys([240, 260])

/** Names a size as addresses and option values do: `180x200`. */
export function toSizeKey({ widthCm, lengthCm }: BedSize): string {
  return `${widthCm}x${lengthCm}`
}

/** Names a size as people write it: "180 x 200". */
export function formatBedSize({ widthCm, lengthCm }: BedSize): string {
  return `${widthCm} x ${lengthCm}`
}

/** Returns the words for the key of any size: "240 x 220 cm" for `240x220`. */
export function formatSizeKey(key: string): string {
  return `${key.replace('x', ' x ')} cm`
}

/** Reads `180x200`; undefined for anything that is not a size of a bed. */
export function parseBedSize(key: string): BedSize | undefined {
  return bedSizes.find((size) => toSizeKey(size) === key)
}

/** What suits a bed, of goods that are sold by the mattress or of those that are sold by the duvet. */
export interface SuitingSizes {
  /** Goods that come in any of these sizes are of this kind. */
  readonly signs: readonly string[]
  /** The keys of the sizes that suit the bed, best first. */
  readonly sizes: readonly string[]
}

/** Returns the sizes that suit a bed by kind of goods; of the kinds whose signs a product has, the first counts. */
export function listSuitingSizes(bed: BedSize): readonly SuitingSizes[] {
  const duvets = duvetsByWidth.get(bed.widthCm) ?? []
  return [
    { signs: mattressSigns, sizes: [toSizeKey(bed)] },
    { signs: duvetSigns, sizes: duvets.filter((key) => Number(key.split('x')[1]) >= bed.lengthCm) },
  ]
}

/**
 * Returns which of a product's sizes suits a bed: the mattress's own for what lies on it or around it, the duvet's for a duvet
 * and its cover. Undefined when the product is not sold by either, or not in a size that suits. The keys are those of all
 * its sizes together (`['140x200', '240x220']`), because a single "140x200" can be either.
 */
export function findSizeForBed(keys: readonly string[], bed: BedSize): string | undefined {
  const kind = listSuitingSizes(bed).find(({ signs }) => keys.some((key) => signs.includes(key)))
  return kind?.sizes.find((key) => keys.includes(key))
}

/** Returns which sizes of goods of many kinds suit a bed: for each kind among them the best. */
export function listSizesForBed(keys: readonly string[], bed: BedSize): string[] {
  return listSuitingSizes(bed)
    .filter(({ signs }) => keys.some((key) => signs.includes(key)))
    .flatMap(({ sizes }) => sizes.find((key) => keys.includes(key)) ?? [])
}

/** Returns the choice of an option that suits a bed, by the keys of all its choices; undefined when the option has none. */
export function findValueForBed<Value extends { readonly key: string }>(
  values: readonly Value[],
  bed: BedSize,
): Value | undefined {
  const fitting = findSizeForBed(
    values.map(({ key }) => key),
    bed,
  )
  return values.find(({ key }) => key === fitting)
}

/** Tells whether goods in these sizes are sold by the size of a bed, so that a shopper saves work by telling theirs. */
export function isSoldByBed(keys: readonly string[]): boolean {
  return bedSizes.some((bed) => findSizeForBed(keys, bed) !== undefined)
}

/** Returns the keys of these widths at each length of a bed; towels, rugs and curtains have other sizes. */
function listKeys(widthsCm: readonly number[]): string[] {
  return widthsCm.flatMap((widthCm) => lengths.map((lengthCm) => toSizeKey({ widthCm, lengthCm })))
}
