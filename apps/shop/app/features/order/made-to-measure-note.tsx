import { Ruler } from 'lucide-react'

/** Says on the line itself, before the order and after it, that these goods cannot be withdrawn from. */
export function MadeToMeasureNote() {
  return (
    <p className="flex items-start gap-2 text-sm text-ink-soft">
      <Ruler className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      Voor jou op maat gemaakt: hiervoor geldt geen bedenktijd
    </p>
  )
}
