import { formatArticles } from '../language/format-articles.ts'

/** What joining two carts at a login did. */
export interface JoinedCarts {
  /** How many articles came in. */
  readonly added: number
  /** How many articles that were there already got a larger quantity. */
  readonly raised: number
  /** How many articles came in with fewer pieces or none, for lack of stock or because of a limit. */
  readonly short: number
}

/** How long the shopper sees the sentence. After that it is old news, even if the cart has not changed. */
const toldForMs = 60 * 60_000

/** Describes in Dutch what the joining did; undefined once it is too long ago. */
export function describeJoin(joined: JoinedCarts & { readonly at: string }, now: Date): string | undefined {
  if (now.getTime() - new Date(joined.at).getTime() >= toldForMs) return undefined
  const { added, raised, short } = joined
  const done = [
    added > 0 ? `${formatArticles(added)} toegevoegd` : undefined,
    raised > 0 ? `van ${formatArticles(raised)} het aantal verhoogd` : undefined,
  ].filter((part) => part !== undefined)
  if (done.length === 0)
    return short === 0
      ? undefined
      : `Uit je eerdere winkelwagen konden we ${formatArticles(short)} niet of niet helemaal toevoegen.`
  const rest = short === 0 ? '' : `; bij ${formatArticles(short)} lukte dat niet of niet helemaal`
  return `Uit je eerdere winkelwagen hebben we ${done.join(' en ')}${rest}.`
}
