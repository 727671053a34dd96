import { isDown, type MaterialName } from './fibres.ts'

export interface Material {
  name: MaterialName
  /** Of the weight of the part: above 0, up to 100. */
  percent: number
  /** What may be said beside the lawful name: 'uit bamboe', 'gerecycled', 'satijn'. */
  detail?: string | undefined
}

/** One part of a product that has a composition of its own: the tick, the filling, the lining. */
export interface TextilePart {
  /** 'Samenstelling' where there is only one. */
  part: string
  materials: Material[]
  /** What else is said of the cloth: '144 draden', '200 g/m²'. */
  note?: string | undefined
}

/** The phrase that Regulation (EU) 1007/2011 prescribes word for word (article 12). */
export const animalPartsPhrase = 'Bevat niet-textiele delen van dierlijke oorsprong'

/** A rounding of thirds is no fault: 33.3 + 33.3 + 33.3. */
const toleratedPercent = 0.2

/** What is wrong with a part, in words for staff; undefined when nothing is. */
export function partProblem({ part, materials }: TextilePart): string | undefined {
  const sum = materials.reduce((total, { percent }) => total + percent, 0)
  if (Math.abs(sum - 100) <= toleratedPercent) return undefined
  return `${part}: the shares are ${Number(sum.toFixed(1))}% together, not 100%`
}

/** True when a part is filled with down or feathers, so that the phrase of `animalPartsPhrase` is due. */
export const holdsDown = (parts: readonly TextilePart[]): boolean =>
  parts.some(({ materials }) => materials.some(({ name }) => isDown(name)))

/** A part as the api tells it, where what is not said is null. */
interface ToldPart {
  materials: readonly (Pick<Material, 'name' | 'percent'> & { detail?: string | null | undefined })[]
  note?: string | null | undefined
}

/** '60% viscose (uit bamboe), 40% polyester, 500 g/m²': the largest share first, as article 9 of the regulation wants it. */
export function partText({ materials, note }: ToldPart): string {
  const shares = materials
    .toSorted((one, other) => other.percent - one.percent)
    .map(
      ({ name, percent, detail }) =>
        `${String(percent).replace('.', ',')}% ${name}${detail ? ` (${detail})` : ''}`,
    )
  return [...shares, ...(note ? [note] : [])].join(', ')
}
