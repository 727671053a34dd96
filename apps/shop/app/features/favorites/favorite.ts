import type { Product } from '@sluimer/contract/catalog/product'
import type { ProductTile } from '@sluimer/contract/catalog/tile'
import type { Image } from '@sluimer/contract/platform/primitives'

/** CT-14: what is kept of a product. No price: it may be another one by the time it is looked at again. */
export interface Favorite {
  id: string
  image: Image
  available: boolean
  slug: string
  title: string
  link: string
}

/** More than anyone keeps; a bound for what a page has to show. */
export const mostFavorites = 48

/** What is kept of a tile or of a product page. */
export function favoriteOf(product: ProductTile | Product): Favorite | undefined {
  const { id, available, slug, title, link } = product
  const [image] = product.images
  return image && { id, image, available, slug, title, link }
}

/** The list with the product taken out, or put in front when it was not there; the oldest make room. */
export function toggled(favorites: readonly Favorite[], favorite: Favorite): Favorite[] {
  const others = favorites.filter(({ id }) => id !== favorite.id)
  if (others.length < favorites.length) return others
  return [favorite, ...others].slice(0, mostFavorites)
}

/** The list as it was stored; whatever is broken in it is left out, since anyone can write there. */
export function parseFavorites(stored: string | null): Favorite[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list) ? list.filter(isFavorite).slice(0, mostFavorites) : []
  } catch {
    return []
  }
}

function isFavorite(entry: unknown): entry is Favorite {
  if (!isRecord(entry) || !isRecord(entry.image)) return false
  const { image, link } = entry
  const texts = [entry.id, entry.slug, entry.title, link, image.key, image.src, image.alt, image.placeholder]
  return (
    texts.every((text) => typeof text === 'string') &&
    typeof entry.available === 'boolean' &&
    typeof image.width === 'number' &&
    typeof image.height === 'number' &&
    /^\/[\w-]+\.html$/.test(String(link))
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
