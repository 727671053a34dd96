import { fold } from '@sluimer/search/text/words/tokens'
import type { ListingSources } from '../../search/index/listing-sources.ts'
import type { SlotValue } from './slot-value.ts'

const cores: ReadonlySet<string> = new Set(['latex', 'traagschuim', 'koudschuim'])
const hasCore = /matras(?!bescherm)/iu

/**
 * Keeps the mattresses that are called by the foam that is asked for: one of springs with a thin layer of latex has that filter value as well, and is no
 * mattress of latex. All of them when none is called so.
 */
export async function keepOfCore(
  { tiles }: ListingSources,
  ids: Set<number>,
  { slots, at }: { slots: { kinds: readonly string[]; values: readonly SlotValue[] }; at: Date },
): Promise<Set<number>> {
  const wanted = slots.values.flatMap((value) => value.slugs).filter((slug) => cores.has(slug))
  if (wanted.length === 0 || ids.size === 0 || !slots.kinds.some((kind) => hasCore.test(kind))) return ids
  const shown = await tiles.getTiles([...ids], at)
  const called = shown.filter(({ title }) => wanted.some((slug) => fold(title).includes(slug)))
  return called.length === 0 ? ids : new Set(called.map(({ id }) => Number(id)))
}
