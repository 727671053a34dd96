import { formatKilograms } from '@sluimer/domain/catalog/weight'
import {
  type Choices,
  findChosenOption,
  nothingOptionId,
} from '@sluimer/domain/configurator/model/definition'
import { Link } from 'react-router'
import { Amount } from '../../../ui/price/price.tsx'
import { Words } from '../../../ui/text/words.tsx'
import { PromisedPlace } from '../../postcode/postcode-link.tsx'
import { toBedLink } from '../set/bed-address.ts'
import type { BedSet, BedStep } from '../set/bed-set.ts'
import { calculateBedTotal, findFormerCents } from '../set/bed-total.ts'
import { findDeliveryWeek } from '../words/delivery-week.ts'

/** CF-05: all parts with 'Pas aan', what they cost together, and when the bed comes. Fits on one printed page. */
export function BedSummary(props: { set: BedSet; choices: Choices; now: Date; anew: number | undefined }) {
  const { set, choices, now, anew } = props
  const total = calculateBedTotal(set, choices)
  const formerCents = findFormerCents(set, choices, now)
  const week = findDeliveryWeek(total.leadTimeDays, { now, area: set.area })
  return (
    <div>
      <ul className="divide-y divide-sand print:grid print:grid-cols-2 print:gap-x-10">
        {set.steps.map((step, at) => (
          <PartRow key={step.title} {...{ set, step, choices, anew }} number={at + 1} />
        ))}
      </ul>
      <dl className="mt-4 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-t border-sand pt-4">
        <dt>{set.name}</dt>
        <dd className="text-right tabular-nums">
          <Amount cents={set.baseCents} />
        </dd>
        <dt>Jouw keuzes</dt>
        <dd className="text-right tabular-nums">
          <Amount cents={total.extraCents} />
        </dd>
        <dt className="text-lg font-semibold">Totaal</dt>
        <dd className="text-right text-lg font-semibold tabular-nums">
          <Amount cents={total.totalCents} />
        </dd>
        {formerCents !== undefined && (
          <dd className="col-span-2 text-right text-sm text-ink-soft">
            laagste prijs 30 dagen: <Amount cents={formerCents} />
          </dd>
        )}
      </dl>
      <ul className="mt-4 flex flex-col gap-1 text-ink-soft">
        {week !== undefined && (
          <li>
            Bezorgd vanaf week {week}, je kiest zelf een dag.
            <PromisedPlace />
          </li>
        )}
        <li>
          {formatKilograms(total.weightGrams)} in {total.parcels}{' '}
          {total.parcels === 1 ? 'pakket' : 'pakketten'}: we brengen je bed met twee mensen tot in je
          slaapkamer.
        </li>
        <li>Voor jou op maat gemaakt: dit bed kun je niet ruilen of terugsturen.</li>
      </ul>
    </div>
  )
}

interface PartRowProps {
  set: BedSet
  step: BedStep
  choices: Choices
  /** How many times the shopper has begun anew. */
  anew: number | undefined
  number: number
}

function PartRow({ set, step, choices, anew, number }: PartRowProps) {
  return (
    <li className="flex items-start gap-4 py-3 print:break-inside-avoid print:py-2">
      <div className="min-w-0 grow">
        <h3 className="text-base! font-semibold">{step.title}</h3>
        {step.properties.map((property) => {
          const option = findChosenOption(property, choices)
          return (
            <p key={property.id} className="flex justify-between gap-4">
              <span className="min-w-0">
                {step.properties.length > 1 && <span className="text-ink-soft">{property.title}: </span>}
                {option === undefined ? (
                  <span className="font-semibold text-honey">nog kiezen</span>
                ) : (
                  <Words text={option.title} />
                )}
              </span>
              {option !== undefined && option.id !== nothingOptionId && option.extraCents > 0 && (
                <span className="shrink-0 whitespace-nowrap text-ink-soft tabular-nums">
                  + <Amount cents={option.extraCents} />
                </span>
              )}
            </p>
          )
        })}
      </div>
      <Link
        to={toBedLink(set, number, choices)}
        state={{ from: set.steps.length + 1, anew }}
        preventScrollReset
        className="-my-2.5 inline-flex min-h-11 shrink-0 items-center font-semibold text-pine underline underline-offset-4 print:hidden"
      >
        Pas aan<span className="sr-only">: {step.title}</span>
      </Link>
    </li>
  )
}
