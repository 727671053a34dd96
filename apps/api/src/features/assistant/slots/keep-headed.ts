import { fold } from '@sluimer/search/text/words/tokens'
import type { ListingSources } from '../../search/index/listing-sources.ts'
import { isGoods, isModifier } from './judge-words.ts'
import type { SlotValue } from './slot-value.ts'

/**
 * Keeps the goods that have the first part of a compound in their name: 'bamboelakens' are those of bamboo, and a 'kerstovertrek' is called 'Kerstnacht'. All of
 * them when none is called so.
 */
export async function keepHeaded(
  { search: { index }, tiles }: ListingSources,
  ids: Set<number>,
  { heads, at }: { heads: readonly string[]; at: Date },
): Promise<Set<number>> {
  if (heads.length === 0 || ids.size === 0) return ids
  const shown = await tiles.getTiles([...ids], at)
  const isCalled = (title: string) =>
    fold(title)
      .split(/[^\p{L}\d]+/u)
      .some(
        (word) =>
          !isGoods(word) &&
          heads.some((head) => word === head || (word.startsWith(head) && !isModifier(index, head))),
      )
  const kept = shown.filter(({ title }) => isCalled(title)).map(({ id }) => Number(id))
  return kept.length === 0 ? ids : new Set(kept)
}

const cores = ['latex', 'traagschuim', 'koudschuim']

/** Keeps the mattresses that are called by the foam that is asked for: one of springs with a thin layer of latex is none of latex. All of them when none is called so. */
export async function keepOfCore(
  { tiles }: ListingSources,
  ids: Set<number>,
  { kinds, values, at }: { kinds: readonly string[]; values: readonly SlotValue[]; at: Date },
): Promise<Set<number>> {
  const wanted = cores.filter((core) => values.some(({ slugs }) => slugs.includes(core)))
  if (wanted.length === 0 || !kinds.some((kind) => /matras(?!bescherm)/iu.test(kind))) return ids
  const shown = await tiles.getTiles([...ids], at)
  const called = shown.filter(({ title }) => wanted.some((core) => fold(title).includes(core)))
  return called.length === 0 ? ids : new Set(called.map(({ id }) => Number(id)))
}
