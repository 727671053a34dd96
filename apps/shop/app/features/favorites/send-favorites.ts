import type { Favorites, FavoritesToChange } from '@sluimer/contract/account/favorite-schemas'
import type { ErrorBody } from '@sluimer/contract/errors'

/** What the account answered; 'guest' when nobody is logged in, 'unreachable' when there was no answer. */
export type Heard = Favorites | 'guest' | 'unreachable'

const path = '/v1/customer/favorites'
/** An answer after this time counts as none. */
const timeoutMs = 10_000

/** Sends changes to the account, or only asks for its list. The request goes on when the page is left. */
export async function sendFavorites(changes: FavoritesToChange | undefined): Promise<Heard> {
  try {
    const answer = await fetch(path, {
      headers: { accept: 'application/json', ...(changes && { 'content-type': 'application/json' }) },
      ...(changes && { method: 'POST', body: JSON.stringify(changes), keepalive: true }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (answer.ok) return (await answer.json()) as Favorites
    const { error } = (await answer.json()) as ErrorBody
    return error.code === 'login_required' ? 'guest' : 'unreachable'
  } catch {
    return 'unreachable'
  }
}
