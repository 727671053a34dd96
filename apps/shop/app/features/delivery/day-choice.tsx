import type { OfferedDay } from '@sluimer/contract/delivery/schemas'
import { toIsoWeek } from '@sluimer/domain/time/calendar'
import { useEffect, useId, useRef } from 'react'
import { FieldError, toErrorId } from '../../ui/form/field-error.tsx'
import { Amount } from '../../ui/price/price.tsx'
import { deliveryFields, noDay, toSlotValue } from './delivery-form.ts'

/** The height of a week's heading, which stays in sight above its days. */
const weekHeadPx = 34

type Part = OfferedDay['parts'][number]

/**
 * The days on which two people can deliver, as one scrolling list of choices: a row per day, with its parts beside it.
 * Without scripts it is the same list.
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
  const list = useRef<HTMLDivElement>(null)
  // A day that was chosen before may be further down the list.
  useEffect(() => {
    const row = list.current?.querySelector(':checked')?.closest('[data-day]')
    if (list.current && row instanceof HTMLElement) list.current.scrollTop = row.offsetTop - weekHeadPx
  }, [])
  const weeks = Map.groupBy(days, ({ date }) => toIsoWeek(date))
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
        <div
          ref={list}
          className="relative max-h-100 overflow-y-auto overscroll-contain rounded-field border border-bark bg-paper"
        >
          {[...weeks].map(([week, inWeek]) => (
            <div key={week}>
              <p className="sticky top-0 z-10 border-b border-sand bg-linen px-3 py-1.5 text-sm font-semibold">
                Week {week}
              </p>
              {inWeek.map((day) => (
                <Day key={day.date} day={day} chosen={chosen} />
              ))}
            </div>
          ))}
        </div>
      )}
      <Later isChosen={chosen === noDay || days.length === 0} />
      <FieldError fieldId={groupId} message={error} />
    </fieldset>
  )
}

function Day({ day, chosen }: { day: OfferedDay; chosen: string }) {
  return (
    <div
      data-day
      className="flex flex-col gap-2 border-b border-sand px-3 py-3 last:border-b-0 sm:flex-row sm:items-start sm:gap-4"
    >
      <p aria-hidden="true" className="font-semibold first-letter:uppercase sm:w-36 sm:shrink-0 sm:pt-2.5">
        {day.label}
      </p>
      <div className="grid grow grid-cols-2 gap-2">
        {day.parts.map((part) => (
          <PartChip key={part.code} day={day} part={part} chosen={chosen} />
        ))}
      </div>
    </div>
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
