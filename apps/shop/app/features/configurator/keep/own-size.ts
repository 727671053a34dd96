import type { BedSize } from '@sluimer/domain/catalog/bed-size'
import { isPossible } from '@sluimer/domain/configurator/choose/possible-options'
import type { Choices } from '@sluimer/domain/configurator/model/definition'
import type { BedSet } from '../set/bed-set.ts'

/**
 * Returns the choices that make a bed as large as the visitor's own; none when they never gave its size, and when the set is
 * not made in it.
 */
export function findOwnSize({ steps, configurator }: BedSet, size: BedSize | undefined): Choices {
  if (size === undefined) return {}
  const wanted = { width: String(size.widthCm), length: String(size.lengthCm) }
  const chosen = steps
    .flatMap(({ properties }) => properties)
    .flatMap(({ id, options }) => {
      const fitting = options.find(
        ({ picture }) =>
          (picture?.part === 'width' || picture?.part === 'length') &&
          picture.variant === wanted[picture.part],
      )
      return fitting === undefined ? [] : [[id, fitting.id] as const]
    })
  const choices = Object.fromEntries(chosen)
  const isWhole = chosen.length === Object.keys(wanted).length
  return isWhole && isPossible(configurator, choices) ? choices : {}
}
