/** What joining two carts at a login did. */
export interface JoinedCarts {
  /** How many articles came in. */
  readonly added: number
  /** Of how many articles that were there the quantity went up. */
  readonly raised: number
  /** Of how many articles not all pieces came in, for lack of stock or because of a limit. */
  readonly short: number
}

/** How long the shopper is told. After that it is no news any more, though the cart may have stayed as it was. */
const toldForMs = 60 * 60_000

/** Returns the Dutch sentence about it; undefined when it is too long ago. */
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

const formatArticles = (count: number) => (count === 1 ? '1 artikel' : `${count} artikelen`)
