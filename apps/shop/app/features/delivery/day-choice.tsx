import type { OfferedDay } from '@sluimer/contract/delivery/schemas'
import { formatDutchShortDate } from '@sluimer/domain/time/dutch-date'
import { useEffect, useId, useRef } from 'react'
import { FieldError, toErrorId } from '../../ui/form/field-error.tsx'
import { Amount } from '../../ui/price/price.tsx'
import { DaySteps } from './day-steps.tsx'
import { deliveryFields, noDay, toSlotValue } from './delivery-form.ts'

type Part = OfferedDay['parts'][number]

/**
 * The days on which two people can deliver, as a strip that is swiped, or moved by buttons on a wide screen: a column per day, with its parts beneath it. The page
 * itself scrolls past it, and a column that is cut off says that more days follow. Without scripts it is the same strip.
 */
export function DayChoice({
  days,
  chosen,
  findError,
}: {
  days: readonly OfferedDay[]
  chosen: string
  findError: (fieldId: string) => string | undefined
}) {
  const groupId = useId()
  const error = findError(deliveryFields.day)
  const strip = useRef<HTMLUListElement>(null)
  // A day that was chosen before may be further along the strip.
  useEffect(() => {
    const [first] = strip.current?.children ?? []
    const column = strip.current?.querySelector(':checked')?.closest('li')
    if (column && first instanceof HTMLElement)
      strip.current?.scrollTo({ left: column.offsetLeft - first.offsetLeft, behavior: 'instant' })
  }, [])
  return (
    <fieldset
      id={deliveryFields.day}
      tabIndex={-1}
      aria-describedby={error ? toErrorId(groupId) : undefined}
      className="min-w-0"
    >
      <legend className="mb-2 font-semibold">Wanneer zullen we komen?</legend>
      {days.length === 0 ? (
        <p className="mb-2 text-sm">
          De komende weken zijn vol. We nemen contact met je op om samen een dag te kiezen.
        </p>
      ) : (
        <div className="relative">
          <DaySteps strip={strip} />
          <ul
            ref={strip}
            className="relative flex snap-x snap-proximity gap-3 overflow-x-auto overscroll-x-contain scroll-px-1 p-1 pb-3 [scrollbar-width:thin] motion-safe:scroll-smooth"
          >
            {days.map((day) => (
              <Day key={day.date} day={day} chosen={chosen} />
            ))}
          </ul>
        </div>
      )}
      <Later isChosen={chosen === noDay || days.length === 0} />
      <FieldError fieldId={groupId} message={error} />
    </fieldset>
  )
}

function Day({ day, chosen }: { day: OfferedDay; chosen: string }) {
  return (
    <li className="flex w-34 shrink-0 snap-start flex-col gap-2">
      <p aria-hidden="true" className="font-semibold first-letter:uppercase">
        {formatDutchShortDate(day.date)}
      </p>
      {day.parts.map((part) => (
        <PartChip key={part.code} day={day} part={part} chosen={chosen} />
      ))}
    </li>
  )
}

function PartChip({ day, part, chosen }: { day: OfferedDay; part: Part; chosen: string }) {
  const value = toSlotValue(day.date, part.code)
  return (
    <label className="relative flex min-h-11 flex-col justify-center rounded-field border border-bark bg-paper px-3 py-1.5 text-sm leading-snug transition-colors duration-150 hover:border-pine has-checked:border-pine has-checked:bg-pine has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine">
      <input
        type="radio"
        name={deliveryFields.day}
        value={value}
        defaultChecked={value === chosen}
        className="absolute inset-0 size-full appearance-none rounded-field outline-none"
      />
      <span className="sr-only">{day.label}, </span>
      <span className="font-semibold">{part.title}</span>
      <span className="whitespace-nowrap">{part.hours}</span>
      {part.price_incl > 0 && (
        <span className="whitespace-nowrap">
          + <Amount cents={part.price_incl} />
        </span>
      )}
    </label>
  )
}

/** The choice of a shopper who does not know yet when the new bedroom is ready. */
function Later({ isChosen }: { isChosen: boolean }) {
  const id = useId()
  return (
    <label htmlFor={id} className="mt-2 flex min-h-11 items-center gap-3 text-sm">
      <input
        id={id}
        type="radio"
        name={deliveryFields.day}
        value={noDay}
        defaultChecked={isChosen}
        className="size-6 shrink-0 appearance-none rounded-full border border-bark bg-paper checked:border-7 checked:border-pine"
      />
      <span>
        <span className="font-semibold">Nog geen dag kiezen.</span> We nemen contact met je op om een dag af
        te spreken.
      </span>
    </label>
  )
}
