import { clsx } from 'clsx'

/** Opens in a new tab, so that the reader loses nothing that was filled in. */
export function NewTabLink({
  to,
  className,
  children,
}: {
  to: string
  className?: string
  children: React.ReactNode
}) {
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener noreferrer"
      className={clsx('text-pine underline underline-offset-4', className)}
    >
      {children}
      <span className="sr-only"> (opent in een nieuw venster)</span>
    </a>
  )
}
