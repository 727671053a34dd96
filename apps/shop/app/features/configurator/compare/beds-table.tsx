import type { Choices } from '@sluimer/domain/configurator/model/definition'
import { Link } from 'react-router'
import { CompareTable } from '../../../ui/page/compare-table.tsx'
import { countSteps, toBedLink } from '../set/bed-address.ts'
import type { BedSet } from '../set/bed-set.ts'
import { compareBeds } from './compared-bed.ts'

const action = 'inline-flex min-h-9 items-center font-semibold text-pine underline underline-offset-4'

export interface BedsTableProps {
  set: BedSet
  /** The present bed first. */
  beds: readonly Choices[]
  now: Date
  onRemove: (bed: Choices) => void
}

/** Beds side by side. */
export function BedsTable({ set, beds, now, onRemove }: BedsTableProps) {
  return (
    <CompareTable
      label="Vergelijking van je bedden"
      className="mt-3"
      columns={beds.map((bed, at) => ({
        key: toBedLink(set, 1, bed),
        head: (
          <>
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
          </>
        ),
      }))}
      rows={compareBeds(set, beds, now).map(({ title, values, isDifferent }) => ({
        title,
        cells: values,
        isDifferent,
      }))}
    />
  )
}
