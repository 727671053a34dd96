import { createLanguage } from '@sluimer/search/text/words/language'
import { fold } from '@sluimer/search/text/words/tokens'
import type { ListingSources } from '../../search/index/listing-sources.ts'
import { findOfKind, listTails } from './find-kind.ts'
import { isGoods } from './judge-words.ts'

const dutch = createLanguage()

/**
 * Finds the goods of several kinds. Beside a word for goods, the name of a department narrows them: 'kerst dekbedovertrek' is a cover of
 * the Christmas department, and none of its baubles.
 */
export async function findOfKinds(
  sources: ListingSources,
  named: readonly string[],
  at: Date,
): Promise<Set<number>> {
  const kinds = dropGeneral(named)
  const isThing = (kind: string) => isGoods(kind) || listTails(kind).length > 0
  const departments = kinds.some(isThing) ? kinds.filter((kind) => !isThing(kind)) : []
  let ids = new Set<number>()
  for (const kind of kinds)
    if (!departments.includes(kind)) for (const id of await findOfKind(sources, kind, at)) ids.add(id)
  for (const department of departments) {
    const own = new Set(await findOfKind(sources, department, at))
    const both = new Set([...ids].filter((id) => own.has(id)))
    if (both.size > 0) ids = both
  }
  return ids
}

/** 'Een hanglamp, drie lampen naast elkaar' looks for what hangs: a word that another one ends in says less. */
function dropGeneral(kinds: readonly string[]): readonly string[] {
  const stems = kinds.map((kind) => dutch.stem(fold(kind)))
  return kinds.filter(
    (_, at) => !stems.some((other) => other !== stems[at] && other.endsWith(stems[at] ?? other)),
  )
}
