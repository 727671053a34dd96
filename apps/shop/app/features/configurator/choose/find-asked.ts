import type { JudgedOption } from './judged-option.ts'

/**
 * Returns the option that does not fit whose reason is shown: the one that was tapped last and, before any tap, the chosen one, which an
 * address can bring along. Undefined when neither is among the refused ones.
 */
export function findAsked(
  refused: readonly JudgedOption[],
  { tappedId, chosenId }: { tappedId: string | undefined; chosenId: string | undefined },
): JudgedOption | undefined {
  const find = (wantedId: string | undefined) => refused.find(({ option }) => option.id === wantedId)
  return find(tappedId) ?? find(chosenId)
}
