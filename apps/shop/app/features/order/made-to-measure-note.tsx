import { clsx } from 'clsx'
import { Ruler } from 'lucide-react'

/** Says on the line itself, before the order and after it, that these goods cannot be withdrawn from. */
export function MadeToMeasureNote({ hasIcon = false }: { hasIcon?: boolean }) {
  return (
    <p className={clsx('text-sm text-ink-soft', hasIcon && 'flex items-start gap-2')}>
      {hasIcon && <Ruler className="mt-1 size-4 shrink-0" aria-hidden="true" />}
      Op maat gemaakt: geen bedenktijd
    </p>
  )
}
