import { measureColorDistance } from './color-distance.ts'

/** What shows how alike two options are. Money in cents; `color` is that of a fabric. */
export interface ComparedOption {
  readonly id: string
  readonly extraCents: number
  readonly color?: string | undefined
}

/**
 * Returns the option nearest to one that is gone: by color for fabrics, otherwise by price; the first of several that
 * are equally near. Undefined when there are none.
 */
export function findNearestOption<Option extends ComparedOption>(
  gone: ComparedOption,
  options: readonly Option[],
): Option | undefined {
  const measured = options.map((option, at) => ({
    option,
    at,
    color:
      gone.color === undefined || option.color === undefined
        ? Number.POSITIVE_INFINITY
        : measureColorDistance(gone.color, option.color),
    cents: Math.abs(option.extraCents - gone.extraCents),
  }))
  return measured.toSorted((a, b) => compare(a.color, b.color) || a.cents - b.cents || a.at - b.at)[0]?.option
}

/** Compares two distances; infinite ones are equal. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a - b
}
