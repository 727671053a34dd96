import { findPartProblem, holdsDown, type TextilePart } from '@sluimer/domain/textile/composition'
import { readComposition } from '@sluimer/domain/textile/read-composition'
import type { Family } from './family.ts'

/** Turns rows that name fibres into the composition of the product; the others stay specifications. */
export function composedRows(rows: Family['rows']): {
  composition: TextilePart[]
  hasAnimalParts: boolean
  rows: Family['rows']
} {
  const composition = rows.flatMap(({ label, value }) => toPart(label, value) ?? [])
  const parts = new Set(composition.map(({ part }) => part))
  return {
    composition,
    hasAnimalParts: holdsDown(composition) || rows.some(({ value }) => /^leer\b/i.test(value)),
    rows: rows.filter(({ label }) => !parts.has(label)),
  }
}

function toPart(label: string, value: string): TextilePart | undefined {
  const reading = readComposition(value)
  // 'Hooguit 3%' is no share of a fibre. A test covers every row that should be one.
  if (!reading?.ok) return undefined
  const { materials, note } = reading
  const part = { part: label, materials, ...(note && { note }) }
  return findPartProblem(part) === undefined ? part : undefined
}
