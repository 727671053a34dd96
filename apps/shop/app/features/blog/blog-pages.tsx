import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'

/** 'Pagina 2 van 3' between links to the pages around it. */
export function BlogPages(props: { page: number; pageCount: number; toAddress: (page: number) => string }) {
  const { page, pageCount, toAddress } = props
  if (pageCount === 1) return null
  return (
    <nav aria-label="Pagina's" className="mt-12 flex flex-wrap items-center justify-center gap-x-6 gap-y-2">
      {page > 1 && (
        <Link to={toAddress(page - 1)} rel="prev" className={look}>
          <ChevronLeft className="size-5" aria-hidden="true" />
          Nieuwere artikelen
        </Link>
      )}
      <p className="text-ink-soft">
        Pagina {page} van {pageCount}
      </p>
      {page < pageCount && (
        <Link to={toAddress(page + 1)} rel="next" className={look}>
          Oudere artikelen
          <ChevronRight className="size-5" aria-hidden="true" />
        </Link>
      )}
    </nav>
  )
}

const look =
  'inline-flex min-h-11 items-center gap-1.5 font-semibold text-pine underline-offset-4 hover:underline'
