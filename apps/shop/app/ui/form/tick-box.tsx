import { clsx } from 'clsx'
import { Check } from 'lucide-react'

/** A tick box as every form of the shop draws it, without its label. */
export function TickBox({ className, ...input }: Omit<React.ComponentProps<'input'>, 'type'>) {
  return (
    <span className={clsx('grid size-6 shrink-0 place-items-center', className ?? 'relative')}>
      <input
        type="checkbox"
        {...input}
        className={clsx(
          'peer size-6 appearance-none rounded-md border border-bark bg-paper transition-colors duration-150',
          'checked:border-pine checked:bg-pine aria-invalid:border-2 aria-invalid:border-error disabled:bg-linen',
        )}
      />
      <Check
        className="pointer-events-none absolute size-4.5 text-white opacity-0 peer-checked:opacity-100"
        strokeWidth={3}
        aria-hidden="true"
      />
    </span>
  )
}
