import { clsx } from 'clsx'

/** A placeholder for content that is loading. It shows only after 200 ms; give it the final size. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx('block max-w-full animate-after-delay rounded-field bg-linen', className)}
    />
  )
}

/** Wraps skeletons, and says once that something is loading. */
export function Loading({
  label = 'Aan het laden',
  children,
}: {
  label?: string
  children: React.ReactNode
}) {
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        {label}
      </span>
      {children}
    </div>
  )
}
