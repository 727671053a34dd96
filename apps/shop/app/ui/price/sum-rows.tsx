import { clsx } from 'clsx'
import { Amount } from './price.tsx'

/** One sum in a `dl`: with large letters the amount goes on a line of its own. */
export function SumRow(props: { label: React.ReactNode; children: React.ReactNode; className?: string }) {
  return (
    <div className={clsx(rowLook, props.className)}>
      <dt className="min-w-0 grow basis-24 wrap-break-word">{props.label}</dt>
      <dd className="ml-auto text-right tabular-nums">{props.children}</dd>
    </div>
  )
}

/** The total, under a line; `note` says whether it includes VAT. Screen readers announce its changes. */
export function TotalRow({ note, cents }: { note?: string; cents: number }) {
  return (
    <div className={clsx(rowLook, 'mt-1 border-t border-sand pt-3')}>
      <dt className="grow basis-24 text-lg font-semibold">
        Totaal {note && <span className="block text-sm font-normal text-ink-soft">{note}</span>}
      </dt>
      <dd aria-live="polite" className="ml-auto font-display text-2xl font-semibold lining-nums">
        <Amount cents={cents} />
      </dd>
    </div>
  )
}

const rowLook = 'flex flex-wrap items-baseline gap-x-4'
