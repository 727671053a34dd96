import { clsx } from 'clsx'
import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router'

/** The way to the page above this one, before its title. */
export function UpLink(props: { to: string; children: string; className?: string }) {
  return (
    <Link
      to={props.to}
      className={clsx(
        '-mt-4 mb-1 inline-flex min-h-11 items-center gap-1 text-sm text-ink-soft underline-offset-4 hover:text-pine hover:underline print:hidden',
        props.className,
      )}
    >
      <ChevronLeft className="size-4" aria-hidden="true" />
      {props.children}
    </Link>
  )
}
