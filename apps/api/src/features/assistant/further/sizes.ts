/** A size in centimetres, as filters know it. */
export interface Size {
  readonly width: number
  readonly length: number
}

type Side = keyof Size
/** How much more of it one size is than the other; 0 or less for one that is not. */
type Exceeds = (one: Size, other: Size) => number

/** A size that is asked for beside the one before, and the side of which the most is asked for. */
export interface Compared {
  readonly than: string
  readonly exceeds: Exceeds
  readonly most: Side | undefined
}

/** Returns how much a size covers. */
export const area = ({ width, length }: Size): number => width * length
const fitsIn = (one: Size, other: Size) => one.width <= other.width && one.length <= other.length
const larger: Exceeds = (one, other) => (fitsIn(other, one) ? area(one) - area(other) : 0)
const more =
  (side: Side): Exceeds =>
  (one, other) =>
    one[side] - other[side]
const less =
  (exceeds: Exceeds): Exceeds =>
  (one, other) =>
    exceeds(other, one)

const comparisons: readonly (readonly [asks: RegExp, than: string, exceeds: Exceeds, most?: Side])[] = [
  [/\b(?:kleiner|minder groot)[es]?\b|\bte groot\b/iu, 'Kleiner', less(larger)],
  [/\b(?:groter|ruimer)[es]?\b|\bte klein\b/iu, 'Groter', larger],
  [/\blangere?\b(?! mensen)|\bte kort\b/iu, 'Langer', more('length')],
  [/\bkortere?\b|\bte lang\b/iu, 'Korter', less(more('length'))],
  [/\bbredere?\b|\bte smal\b/iu, 'Breder', more('width')],
  [/\bsmallere?\b|\bte breed\b/iu, 'Smaller', less(more('width'))],
  [/\blangste\b/iu, 'Het langst', more('length'), 'length'],
  [/\bkortste\b/iu, 'Het kortst', less(more('length')), 'length'],
  [/\bbreedste\b/iu, 'Het breedst', more('width'), 'width'],
  [/\bsmalste\b/iu, 'Het smalst', less(more('width')), 'width'],
]
/** 'Niet groter dan' and 'welke is kleiner dan die' set a bound, or hold goods against each other. */
const isBound = /\bniet\b|\bdan\b (?:die|de|dat|deze|\d)/iu

/** Reads which other size a turn asks for beside the one before; undefined for a turn that compares no size. */
export function readCompared(message: string): Compared | undefined {
  const found = isBound.test(message) ? undefined : comparisons.find(([asks]) => asks.test(message))
  return found && { than: found[1], exceeds: found[2], most: found[3] }
}

/** Reads '240 x 260 cm' or '240x260'; undefined for any other text. */
export function readSize(text: string): Size | undefined {
  const [, width, length] = /^(\d{2,3}) ?x ?(\d{2,3})(?: cm)?$/u.exec(text) ?? []
  return width === undefined ? undefined : { width: Number(width), length: Number(length) }
}

/** Keeps the sizes that are more than the one before of what is compared, the smallest first. */
export function keepSizes(sizes: readonly Size[], had: Size, { most, exceeds }: Compared): readonly Size[] {
  const isMost = (one: Size) => sizes.every((other) => exceeds(other, one) <= 0)
  return sizes
    .filter((size) => (most === undefined ? exceeds(size, had) > 0 : isMost(size)))
    .toSorted((one, other) => area(one) - area(other))
}

/** Finds the size that differs least from one that there is not. */
export function findNearest(sizes: readonly Size[], had: Size): Size {
  const apart = ({ width, length }: Size) => Math.abs(width - had.width) + Math.abs(length - had.length)
  return sizes.reduce((nearest, one) => (apart(one) < apart(nearest) ? one : nearest))
}

/** Says which size comes nearest, or that the very size is there. */
export function describeNearest(had: Size, near: Size, sizes: readonly Size[]): string {
  const [asked, found] = [had, near].map(({ width, length }) => `${width} x ${length} cm`)
  if (asked === found) return `Deze zijn er in ${asked}:`
  const isLargest = sizes.every((one) => area(one) <= area(near)) && fitsIn(near, had)
  return `Het dichtst bij ${asked} komt ${found}${isLargest ? ': een grotere maat is er niet' : ''}.`
}
