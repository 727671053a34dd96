import type { Product } from '@sluimer/contract/catalog/product'
import type { ProductTile } from '@sluimer/contract/catalog/tile'
import { mostFavorites } from '@sluimer/domain/customer/favorites'
import { parseImage, type StoredImage } from '../../lib/browser/stored-image.ts'

/** CT-14: the stored part of a product. It has no price, which may change before the visitor looks again. */
export interface Favorite {
  id: string
  image: StoredImage | null
  available: boolean
  title: string
  /** The product's page; null when the stored link leads nowhere in the shop. */
  link: string | null
}

/** Returns the part of a tile or a product page that is stored. */
export function toFavorite({ id, images, available, title, link }: ProductTile | Product): Favorite {
  return { id, image: parseImage(images[0]), available, title, link }
}

/** Returns the list without the product or, when it was not in it, with the product in front; the oldest make room. */
export function toggleFavorite(favorites: readonly Favorite[], favorite: Favorite): readonly Favorite[] {
  const others = favorites.filter(({ id }) => id !== favorite.id)
  return others.length < favorites.length ? others : [favorite, ...others]
}

/** Returns the list with today's data: title, picture and availability change while a product is kept. */
export function refreshFavorites(
  favorites: readonly Favorite[],
  /** The products as they are now, by id; null for one that is no longer sold. */
  answers: ReadonlyMap<string, ProductTile | null>,
): readonly Favorite[] {
  return favorites.map((favorite) => {
    const now = answers.get(favorite.id)
    if (now === undefined) return favorite
    return now === null ? { ...favorite, available: false } : toFavorite(now)
  })
}

/** Returns every product once, and no more than there is room for: of a guest, the oldest give way. */
export function limitFavorites(
  favorites: readonly Favorite[],
  most: number = mostFavorites,
): readonly Favorite[] {
  const seen = new Set<string>()
  const isFirst = ({ id }: Favorite) => !seen.has(id) && seen.add(id)
  return favorites.filter(isFirst).slice(0, most)
}

/** Reads an entry of the stored list. Only its id must be valid; of the rest, what cannot be trusted is not shown. */
export function parseFavorite(entry: unknown): Favorite | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined
  const { id, image, available, title, link } = entry as Record<string, unknown>
  const name = String(typeof id === 'number' ? id : typeof id === 'string' ? id : '')
  if (!/^[\w-]{1,64}$/.test(name)) return undefined
  return {
    id: name,
    image: parseImage(image),
    available: available !== false,
    title: typeof title === 'string' && title.trim() ? title.trim().slice(0, 200) : 'Bewaard product',
    link: typeof link === 'string' && /^\/[\w-]{1,255}\.html$/.test(link) ? link : null,
  }
}
