import { clsx } from 'clsx'
import { BedDouble } from 'lucide-react'
import { Link } from 'react-router'
import { useBedSize } from './use-bed-size.ts'

/** Tells in which size products are shown, and leads to where that is chosen and changed. */
export function BedSizeLink({ className }: { className?: string }) {
  const { words, link } = useBedSize()
  return (
    <Link to={link} className={clsx('inline-flex min-h-11 items-center gap-2 py-1', className)}>
      <BedDouble className="size-5 shrink-0" aria-hidden="true" />
      <span>
        {words === undefined ? (
          'Kies je bedmaat'
        ) : (
          <>
            Mijn bed: <span className="whitespace-nowrap">{words}</span>
            <span className="sr-only"> cm, wijzig</span>
          </>
        )}
      </span>
    </Link>
  )
}
