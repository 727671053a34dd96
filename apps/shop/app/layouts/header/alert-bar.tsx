import type { Notification } from '@sluimer/contract/content/schemas'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'

/** HF-04: one line above everything, when there is something to tell. */
export function AlertBar({ alert }: { alert: Notification['alert'] }) {
  if (!alert) return null
  const look = 'flex min-h-11 items-center justify-center gap-1 px-4 py-2 text-center text-sm font-semibold'
  return (
    <section aria-label="Mededeling" className="bg-pine-deep text-white">
      {alert.link ? (
        <Link
          to={alert.link}
          className={`${look} underline-offset-4 hover:underline focus-visible:-outline-offset-4 focus-visible:outline-white`}
        >
          {alert.text}
          <ChevronRight className="size-4 shrink-0" aria-hidden="true" />
        </Link>
      ) : (
        <p className={look}>{alert.text}</p>
      )}
    </section>
  )
}
