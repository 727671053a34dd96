import { mostFavorites } from '@sluimer/domain/customer/favorites'
import { createStoredList } from '../../lib/browser/stored-list.ts'
import { type Favorite, limitFavorites, parseFavorite } from './favorite.ts'

export const favoritesKey = 'favorites'

/**
 * CT-14: the list under the name that the specification gives it: of a guest the list itself, of a customer the mirror of
 * the account's. The mirror has room for what the account did not take in, so that a login loses nothing.
 */
export const favoriteList = createStoredList<Favorite>(favoritesKey, parseFavorite, (list) =>
  limitFavorites(list, 2 * mostFavorites),
)

/** What the browser last heard of the account's list. Absent while the list is a guest's. */
export interface Mirror {
  /** Tells the account's list from another one's. */
  readonly account: string
  /** The ids of the account's list at that time: what differs from them now was changed here. */
  readonly known: readonly string[]
  /** What the account did not take in. */
  readonly leftOut: readonly string[]
  /** In milliseconds, by the clock of the device. */
  readonly readAt: number
}

const mirrors = createStoredList<Mirror>('favorites-account', parseMirror, (list) => list.slice(0, 1))

export function readMirror(): Mirror | undefined {
  return mirrors.read()[0]
}

/** Keeps what was heard of the account's list, or forgets it: the list is a guest's then. */
export function writeMirror(mirror: Mirror | undefined): void {
  if (mirror === undefined) mirrors.forget()
  else mirrors.write([mirror])
}

/** Reads what was stored, where anyone can write. */
export function parseMirror(value: unknown): Mirror | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { account, known, leftOut, readAt } = value as Record<string, unknown>
  if (typeof account !== 'string' || !/^[\w-]{1,64}$/.test(account)) return undefined
  return {
    account,
    known: toIds(known),
    leftOut: toIds(leftOut),
    readAt: typeof readAt === 'number' && Number.isFinite(readAt) ? readAt : 0,
  }
}

function toIds(value: unknown): string[] {
  const ids = Array.isArray(value) ? value : []
  return ids.filter((id): id is string => typeof id === 'string').slice(0, 2 * mostFavorites)
}
