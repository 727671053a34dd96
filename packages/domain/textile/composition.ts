import { isDown, type MaterialName } from './fibres.ts'

export interface Material {
  name: MaterialName
  /** The share of the part's weight: above 0, up to 100. */
  percent: number
  /** What may be added to the lawful name: 'uit bamboe', 'gerecycled', 'satijn'. */
  detail?: string | undefined
}

/** A part of a product with a composition of its own: the tick, the filling, the lining. */
export interface TextilePart {
  /** 'Samenstelling' when there is only one part. */
  part: string
  materials: Material[]
  /** What else is known about the cloth: '144 draden', '200 g/m²'. */
  note?: string | undefined
}

/** The phrase that Regulation (EU) 1007/2011, article 12, prescribes word for word. */
export const animalPartsPhrase = 'Bevat niet-textiele delen van dierlijke oorsprong'

/** Allows for rounded thirds: 33.3 + 33.3 + 33.3. */
const toleratedPercent = 0.2

/** Returns what is wrong with a part, in words for staff; undefined when nothing is. */
export function findPartProblem({ part, materials }: TextilePart): string | undefined {
  const sum = materials.reduce((total, { percent }) => total + percent, 0)
  if (Math.abs(sum - 100) <= toleratedPercent) return undefined
  return `${part}: the shares are ${Number(sum.toFixed(1))}% together, not 100%`
}

/** Whether a part is filled with down or feathers, so that `animalPartsPhrase` is required. */
export const hasDown = (parts: readonly TextilePart[]): boolean =>
  parts.some(({ materials }) => materials.some(({ name }) => isDown(name)))

/** A part as the api sends it, with null for what is unknown. */
interface ShownPart {
  materials: readonly (Pick<Material, 'name' | 'percent'> & { detail?: string | null | undefined })[]
  note?: string | null | undefined
}

/** Returns '60% viscose (uit bamboe), 40% polyester, 500 g/m²': the largest share first (article 9 of the regulation). */
export function formatPart({ materials, note }: ShownPart): string {
  const shares = materials
    .toSorted((one, other) => other.percent - one.percent)
    .map(
      ({ name, percent, detail }) =>
        `${String(percent).replace('.', ',')}% ${name}${detail ? ` (${detail})` : ''}`,
    )
  return [...shares, ...(note ? [note] : [])].join(', ')
}
