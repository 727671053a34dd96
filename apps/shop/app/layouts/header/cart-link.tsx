import { ShoppingBag } from 'lucide-react'
import { Link } from 'react-router'
import { CountBadge } from '../../ui/mark/badge.tsx'

/** HF-01: the cart with the number of pieces in it. */
export function CartLink({ count }: { count: number }) {
  return (
    <Link
      to="/cart/"
      className="relative inline-flex min-h-11 min-w-11 items-center justify-center gap-3.5 rounded-full px-2.5 font-semibold transition-colors hover:bg-pine-mist hover:text-pine xl:ml-3"
    >
      <span className="relative">
        <ShoppingBag className="size-6" aria-hidden="true" />
        <span className="absolute -top-2 -right-2.5">
          <CountBadge count={count} label={count === 1 ? '1 artikel in je' : `${count} artikelen in je`} />
        </span>
      </span>
      <span className="max-sm:sr-only">Winkelwagen</span>
    </Link>
  )
}
