import type { Choices } from '@sluimer/domain/configurator/model/definition'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { countSteps, toBedLink } from '../set/bed-address.ts'
import type { BedSet } from '../set/bed-set.ts'
import { compareBeds } from './compared-bed.ts'

const action = 'inline-flex min-h-9 items-center font-semibold text-pine underline underline-offset-4'

export interface CompareTableProps {
  set: BedSet
  /** The present bed first. */
  beds: readonly Choices[]
  now: Date
  onRemove: (bed: Choices) => void
}

/** Beds side by side; rows in which they differ are marked, also in words for screen readers. */
export function CompareTable({ set, beds, now, onRemove }: CompareTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable with the keyboard.
    <section aria-label="Vergelijking van je bedden" tabIndex={0} className="mt-3 overflow-x-auto">
      <table className="w-full min-w-80 border-collapse text-sm">
        <thead>
          <tr className="align-top">
            <td />
            {beds.map((bed, at) => (
              <th key={toBedLink(set, 1, bed)} scope="col" className="px-2 pb-2 text-left font-semibold">
                {at === 0 ? 'Dit bed' : `Bed ${at + 1}`}
                {at > 0 && (
                  <span className="flex flex-wrap gap-x-3 font-normal">
                    <Link to={toBedLink(set, countSteps(set), bed)} preventScrollReset className={action}>
                      Open<span className="sr-only"> bed {at + 1}</span>
                    </Link>
                    <button type="button" onClick={() => onRemove(bed)} className={action}>
                      Weg<span className="sr-only"> met bed {at + 1}</span>
                    </button>
                  </span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {compareBeds(set, beds, now).map(({ title, values, isDifferent }) => (
            <tr
              key={title}
              className={clsx('border-t border-sand align-top', isDifferent && 'bg-honey-mist')}
            >
              <th scope="row" className="py-2 pr-2 pl-2 text-left font-normal text-ink-soft">
                {title}
                {isDifferent && <span className="block text-xs font-semibold text-honey">anders</span>}
              </th>
              {values.map((value, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns are known by their place.
                <td key={at} className={clsx('px-2 py-2', isDifferent && 'font-semibold')}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
