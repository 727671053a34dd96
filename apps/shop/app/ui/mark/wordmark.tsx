import { clsx } from 'clsx'
import { brand } from '../../lib/brand.ts'

/** The shop's name beside its mark, a dozing eye. Takes its size from the text around it. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-[0.35em] font-display font-semibold text-pine',
        className,
      )}
    >
      <DozingEye className="h-[0.95em] w-[0.95em] shrink-0" />
      <span className="leading-none tracking-[-0.02em]">{brand.name}</span>
    </span>
  )
}

/** The mark alone: a closed eye with three lashes. */
export function DozingEye({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" className={className} aria-hidden="true" fill="none" stroke="currentColor">
      <path d="M5 18c5.500 9.500 12 14 19 14s13.500-4.500 19-14" strokeWidth="4.500" strokeLinecap="round" />
      <path d="M12.500 30l-3.700 6M24 33v7.500M35.500 30l3.700 6" strokeWidth="4" strokeLinecap="round" />
    </svg>
  )
}
