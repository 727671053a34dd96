import { toStepPath } from '@sluimer/domain/configurator/guide/configurator-paths'
import { type Choices, isComplete } from '@sluimer/domain/configurator/model/definition'
import { Scale } from 'lucide-react'
import { Link } from 'react-router'
import { useStoredList } from '../../../lib/browser/stored-list.ts'
import { useIsHydrated } from '../../../lib/browser/use-is-hydrated.ts'
import { Button } from '../../../ui/button/button.tsx'
import { comparedBeds, type KeptBed, mostCompared, toKey } from '../keep/kept-beds.ts'
import type { BedSet } from '../set/bed-set.ts'
import { BedsTable } from './beds-table.tsx'
import { listComparableBeds } from './compared-bed.ts'

/** Lays the bed beside one or two others that the visitor put here, in their own browser: it needs scripts. */
export function CompareSection({ set, choices, now }: { set: BedSet; choices: Choices; now: Date }) {
  const stored = useStoredList(comparedBeds)
  const isHydrated = useIsHydrated()
  const { beds, goneCount } = listComparableBeds(set, stored)
  const ownKey = toKey({ slug: set.slug, choices })
  const others = beds.filter((bed) => toKey({ slug: set.slug, choices: bed }) !== ownKey)
  const isKept = others.length < beds.length
  if (!isHydrated || !isComplete(set.configurator.definition, choices)) return null
  const shown = [choices, ...others].slice(0, mostCompared)
  const isFull = others.length >= mostCompared - 1

  function remove(bed: Choices) {
    const key = toKey({ slug: set.slug, choices: bed })
    comparedBeds.write(comparedBeds.read().filter((one) => toKey(one) !== key))
  }

  return (
    <section aria-labelledby="vergelijk-titel" className="mt-6 border-t border-sand pt-5 print:hidden">
      <h3 id="vergelijk-titel" className="text-lg! font-semibold">
        Vergelijk je bedden
      </h3>
      {shown.length > 1 ? (
        <BedsTable {...{ set, now }} beds={shown} onRemove={remove} />
      ) : (
        <p className="mt-1 text-ink-soft">
          {isKept
            ? 'Dit bed ligt klaar. Verander wat je wilt, en je ziet ze hier naast elkaar.'
            : 'Leg dit bed klaar, stel nog een bed samen, en zie wat er anders is.'}
        </p>
      )}
      {goneCount > 0 && (
        <p className="mt-2 text-ink-soft">
          {goneCount === 1
            ? 'Een bed dat je had klaargelegd, maken we niet meer zo. Het staat er niet meer bij.'
            : `${goneCount} bedden die je had klaargelegd, maken we niet meer zo. Ze staan er niet meer bij.`}
        </p>
      )}
      <OtherSets beds={stored.filter(({ slug }) => slug !== set.slug)} />
      {!isKept && (
        <Button
          type="button"
          variant="secondary"
          size="small"
          className="mt-3"
          icon={<Scale className="size-4.5" aria-hidden="true" />}
          disabled={isFull}
          onClick={() => comparedBeds.write([{ slug: set.slug, choices }, ...comparedBeds.read()])}
        >
          {isFull ? 'Je vergelijkt al drie bedden' : 'Leg dit bed klaar om te vergelijken'}
        </Button>
      )}
    </section>
  )
}

/** Beds of different sets are asked different questions, and stand on pages of their own: says so, and leads to each. */
function OtherSets({ beds }: { beds: readonly KeptBed[] }) {
  if (beds.length === 0) return null
  return (
    <div className="mt-2 text-ink-soft">
      <p>
        {beds.length === 1
          ? 'Er ligt ook een bed van een andere set klaar.'
          : `Er liggen ook ${beds.length} bedden van een andere set klaar.`}{' '}
        Elke set heeft eigen keuzes: je vergelijkt een bed met bedden van dezelfde set.
      </p>
      <p className="flex flex-wrap gap-x-4">
        {beds.map((bed, at) => (
          <Link
            key={toKey(bed)}
            to={`${toStepPath(bed.slug, 1)}?${new URLSearchParams(bed.choices)}`}
            className="inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4"
          >
            {beds.length === 1 ? 'Open dat bed' : `Open bed ${at + 1} van een andere set`}
          </Link>
        ))}
      </p>
    </div>
  )
}
