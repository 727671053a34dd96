import { Info, X } from 'lucide-react'
import { useId } from 'react'
import type { BedOption } from '../set/bed-set.ts'

/** CF-04: what an option is, behind an information button. The browser opens and closes it, also without scripts. */
export function ExplanationButton({ option, className }: { option: BedOption; className?: string }) {
  const id = useId()
  if (option.explanation === '') return null
  return (
    <span className={className}>
      <button
        type="button"
        popoverTarget={id}
        aria-label={`Meer over ${option.title}`}
        className="grid size-11 place-items-center rounded-full text-ink-soft hover:text-pine print:hidden"
      >
        <span className="grid size-7 place-items-center rounded-full bg-paper/90">
          <Info className="size-5" aria-hidden="true" />
        </span>
      </button>
      <span
        id={id}
        popover="auto"
        role="dialog"
        aria-label={option.title}
        className="fixed inset-x-0 top-auto bottom-0 mx-auto my-0 w-full max-w-md rounded-t-card bg-paper p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] text-left font-normal text-ink shadow-popup sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2 sm:rounded-card"
      >
        <span className="flex items-start gap-3">
          <span className="grow">
            <strong className="block font-display text-xl font-medium">{option.title}</strong>
            <span className="mt-2 block">{option.explanation}</span>
          </span>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label="Sluiten"
            className="-mt-1 -mr-1 grid size-11 shrink-0 place-items-center rounded-full hover:bg-pine-mist"
          >
            <X className="size-5" aria-hidden="true" />
          </button>
        </span>
      </span>
    </span>
  )
}
