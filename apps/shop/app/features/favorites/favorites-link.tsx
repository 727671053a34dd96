import { Heart } from 'lucide-react'
import { Link } from 'react-router'
import { CountBadge } from '../../ui/mark/badge.tsx'
import { useFavorites } from './use-favorites.ts'
import { useMirror } from './use-mirror.ts'

/**
 * HF-01: the link to the favourites with their number, which is the browser's: the page is the same for everyone. Without
 * scripts it leads to those of the account.
 */
export function FavoritesLink() {
  const { length } = useFavorites().favorites
  useMirror()
  return (
    <Link
      to="/favorieten/"
      title="Favorieten"
      className="relative grid size-11 place-items-center rounded-full transition-colors hover:bg-pine-mist hover:text-pine"
    >
      <span className="relative">
        <Heart className="size-6" aria-hidden="true" />
        <span className="absolute -top-2 -right-2.5">
          <CountBadge count={length} label={length === 1 ? '1 product in je' : `${length} producten in je`} />
        </span>
      </span>
      <span className="sr-only">Favorieten</span>
    </Link>
  )
}
