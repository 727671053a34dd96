import type { NumberArray, NumberColumn } from '../store/number-column.ts'

/** Puts lists one after another: list i is between `ends[i - 1]` and `ends[i]` of the values. */
export function flatten<T extends NumberArray>(
  lists: readonly NumberColumn<T>[],
  values: (length: number) => T,
): T {
  const flat = values(lists.reduce((length, list) => length + list.length, 0))
  let start = 0
  for (const list of lists) {
    flat.set(list.view(), start)
    start += list.length
  }
  return flat
}

/** Returns where each list ends once the lists are put one after another. */
export function listEnds(lists: readonly NumberColumn<NumberArray>[]): Uint32Array {
  let end = 0
  return Uint32Array.from(lists, (list) => {
    end += list.length
    return end
  })
}

/** Gives each list its part of the values, without copying. */
export function unflatten(
  flat: NumberArray,
  ends: NumberArray,
  lists: readonly NumberColumn<NumberArray>[],
): void {
  let start = 0
  lists.forEach((list, i) => {
    const end = ends[i] as number
    list.adopt(flat.subarray(start, end))
    start = end
  })
}
