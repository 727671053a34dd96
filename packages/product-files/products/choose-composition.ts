import { findPartProblem, hasDown, type TextilePart } from '@sluimer/domain/textile/composition'
import { readComposition } from '@sluimer/domain/textile/read-composition'
import type { Mapping } from '../mapping/mapping-file.ts'

/** Names that systems give the composition of a whole product. */
const wholeNames =
  /^(samenstelling|materiaal|materialen|stof|material|materials|fabric|composition|matière)\b/i

/**
 * Returns the part of a product whose composition an attribute gives: 'Tijk' with '60% viscose, 40% polyester'.
 * Undefined when its value is not a composition, names a material that is not a fibre, or does not add up to a hundred
 * percent.
 */
export function toTextilePart(name: string, value: string): TextilePart | undefined {
  const reading = readComposition(value)
  if (!reading?.ok) return undefined
  const { materials, note } = reading
  const part = { part: wholeNames.test(name) ? 'Samenstelling' : name.slice(0, 200), materials }
  return findPartProblem(part) === undefined
    ? { ...part, ...(note && { note: note.slice(0, 200) }) }
    : undefined
}

/** Returns the composition in the file, or else the mapping's for the category; none when neither has one. */
export function chooseComposition(
  parts: readonly TextilePart[],
  mainCategory: string | undefined,
  mapping: Mapping,
): { composition?: TextilePart[]; hasAnimalParts?: boolean } {
  const segments = mainCategory?.split('/') ?? []
  const paths = segments.map((_, index) => segments.slice(0, segments.length - index).join('/'))
  const ofCategory = paths.map((path) => mapping.compositions[path]).find((found) => found !== undefined)
  const composition = parts.length > 0 ? [...parts] : ofCategory
  if (composition === undefined) return {}
  return { composition, ...(hasDown(composition) && { hasAnimalParts: true }) }
}
