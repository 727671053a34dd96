import { clsx } from 'clsx'

/** Opens beside the page, so that nothing that was filled in is lost while reading. */
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
