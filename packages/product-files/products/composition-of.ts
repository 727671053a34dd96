import { holdsDown, partProblem, type TextilePart } from '@sluimer/domain/textile/composition'
import { readComposition } from '@sluimer/domain/textile/read-composition'
import type { Mapping } from '../mapping/mapping-file.ts'

/** What systems call that which a product as a whole is made of. */
const wholeNames =
  /^(samenstelling|materiaal|materialen|stof|material|materials|fabric|composition|matière)\b/i

/**
 * The part of a product that an attribute tells the composition of: 'Tijk' with '60% viscose, 40% polyester'. Undefined when its
 * value is no composition, names what is no fibre, or makes no hundred percent.
 */
export function partOfAttribute(name: string, value: string): TextilePart | undefined {
  const reading = readComposition(value)
  if (!reading?.ok) return undefined
  const { materials, note } = reading
  const part = { part: wholeNames.test(name) ? 'Samenstelling' : name.slice(0, 200), materials }
  return partProblem(part) === undefined ? { ...part, ...(note && { note: note.slice(0, 200) }) } : undefined
}

/** What the file says of the parts, or else the mapping of the category; nothing when neither does. */
export function compositionOf(
  parts: readonly TextilePart[],
  mainCategory: string | undefined,
  mapping: Mapping,
): { composition?: TextilePart[]; hasAnimalParts?: boolean } {
  const segments = mainCategory?.split('/') ?? []
  const paths = segments.map((_, index) => segments.slice(0, segments.length - index).join('/'))
  const ofCategory = paths.map((path) => mapping.compositions[path]).find((found) => found !== undefined)
  const composition = parts.length > 0 ? [...parts] : ofCategory
  if (composition === undefined) return {}
  return { composition, ...(holdsDown(composition) && { hasAnimalParts: true }) }
}
