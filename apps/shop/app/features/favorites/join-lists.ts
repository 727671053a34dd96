import type { Favorites, FavoritesToChange } from '@sluimer/contract/account/favorite-schemas'
import { mostFavorites } from '@sluimer/domain/customer/favorites'
import { parseImage } from '../../lib/browser/stored-image.ts'
import type { Favorite } from './favorite.ts'
import type { Mirror } from './favorite-lists.ts'

type Changes = Required<Pick<FavoritesToChange, 'add' | 'remove'>>

/**
 * Returns what was changed in this browser since it last heard of the account's list. For a guest's list that is all of
 * it, which is how it joins at a login.
 */
export function findChanges(list: readonly Favorite[], mirror: Mirror | undefined): Changes {
  const known = new Set(mirror?.known)
  const here = new Set(list.map(({ id }) => id))
  return {
    add: [...here].filter((id) => !known.has(id) && isProductId(id)),
    remove: [...known].filter((id) => !here.has(id) && isProductId(id)),
  }
}

/** Returns the changes that an account was not asked for yet: what it did not take in, it was asked for. */
export function countUnsent(list: readonly Favorite[], mirror: Mirror | undefined): number {
  const { add, remove } = findChanges(list, mirror)
  return add.filter((id) => !mirror?.leftOut.includes(id)).length + remove.length
}

/** Returns those that stay on this device because the account is full; what is no longer sold needs no words. */
export function listTooMany(list: readonly Favorite[], mirror: Mirror | undefined): readonly Favorite[] {
  if (mirror === undefined || mirror.known.length < mostFavorites) return []
  return list.filter(({ id }) => mirror.leftOut.includes(id))
}

/** What a browser has and what it sent, by the time that the account answers. */
export interface Sent {
  readonly list: readonly Favorite[]
  readonly mirror: Mirror | undefined
}

/**
 * Returns the list after an answer of the account. What was touched while it was asked stays as it was touched, and is
 * sent next. What the account did not take in stays behind the others.
 */
export function applyAnswer(now: readonly Favorite[], sent: Sent, answer: Favorites): readonly Favorite[] {
  const kept = answer.favorites.map(toFavorite)
  if (sent.mirror !== undefined && sent.mirror.account !== answer.account) return kept
  const onAccount = new Set(kept.map(({ id }) => id))
  const known = new Set(sent.mirror?.known)
  const sentIds = new Set(sent.list.map(({ id }) => id))
  const nowIds = new Set(now.map(({ id }) => id))
  const shown = kept.filter(({ id }) => nowIds.has(id) || !sentIds.has(id))
  const onlyHere = now.filter(({ id }) => !onAccount.has(id) && !known.has(id))
  const [later, fresh] = [
    onlyHere.filter(({ id }) => sentIds.has(id)),
    onlyHere.filter(({ id }) => !sentIds.has(id)),
  ]
  const joined = [...fresh, ...shown, ...later]
  return hasSameIds(joined, now) ? sortLike(now, joined) : joined
}

/** Returns what of a list stays with a browser whose customer has gone: what was never in the account. */
export function withoutAccount(list: readonly Favorite[], { known }: Mirror): readonly Favorite[] {
  return list.filter(({ id }) => !known.includes(id))
}

function toFavorite({ id, title, image, available, link }: Favorites['favorites'][number]): Favorite {
  return { id, title, image: parseImage(image), available, link }
}

/** Anything else in the list was written there by somebody, and no account takes it in. */
function isProductId(id: string): boolean {
  return /^[1-9]\d{0,14}$/.test(id)
}

function hasSameIds(one: readonly Favorite[], other: readonly Favorite[]): boolean {
  const ids = new Set(other.map(({ id }) => id))
  return one.length === ids.size && one.every(({ id }) => ids.has(id))
}

/** Sorts favourites as this list has them: what was put back in its place stays there. */
function sortLike(order: readonly Favorite[], favorites: readonly Favorite[]): Favorite[] {
  const byId = new Map(favorites.map((favorite) => [favorite.id, favorite]))
  return order.flatMap(({ id }) => byId.get(id) ?? [])
}
