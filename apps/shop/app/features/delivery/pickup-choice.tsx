import type { PickupAnswer, PickupPoint } from '@sluimer/contract/delivery/schemas'
import { useId } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { FieldError, toErrorId } from '../../ui/form/field-error.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { type DeliveryForm, deliveryFields } from './delivery-form.ts'

/** The value of `intent` with which the form searches for pick-up points; it chooses nothing. */
export const searchPoints = 'search-points'

const silence: Readonly<Record<PickupAnswer['reason'], string>> = {
  found: '',
  none: 'Bij deze postcode vinden we geen pakketpunt. Probeer een postcode in de buurt.',
  invalid: 'Vul een geldige postcode in.',
  unavailable:
    'De pakketpunten zijn nu even niet op te vragen. Probeer het zo nog eens, of kies thuisbezorgd.',
}

/** The pick-up points near a postcode as a list: choosing one needs no map, and no script. */
export function PickupChoice({
  form,
  pickup,
  known,
  findError,
}: {
  form: DeliveryForm
  pickup: PickupAnswer | undefined
  /** The point that was chosen before; it stays in the list. */
  known: PickupPoint | null
  findError: (fieldId: string) => string | undefined
}) {
  const groupId = useId()
  const error = findError(deliveryFields.point)
  const near = pickup?.points ?? []
  const points = known === null || near.some(({ id }) => id === known.id) ? near : [known, ...near]
  return (
    <div className="flex flex-col gap-4 border-t border-sand pt-4">
      <div className="flex items-end gap-2">
        <TextField
          label="Zoek bij postcode"
          name={deliveryFields.zipcode}
          defaultValue={form.zipcode}
          maxLength={10}
          className="w-36"
        />
        <Button variant="secondary" name="intent" value={searchPoints} formNoValidate>
          Zoek
        </Button>
      </div>
      <p role="status" className="text-sm empty:hidden">
        {pickup && silence[pickup.reason]}
      </p>
      {points.length > 0 && (
        <fieldset
          id={deliveryFields.point}
          tabIndex={-1}
          aria-describedby={error ? toErrorId(groupId) : undefined}
          className="min-w-0"
        >
          <legend className="mb-2 font-semibold">Pakketpunten, de dichtstbijzijnde eerst</legend>
          <div className="max-h-90 overflow-y-auto overscroll-contain rounded-field border border-bark bg-paper">
            {points.map((point) => (
              <Point key={point.id} point={point} isChosen={point.id === form.point} />
            ))}
          </div>
        </fieldset>
      )}
      <FieldError fieldId={groupId} message={error} />
    </div>
  )
}

function Point({ point, isChosen }: { point: PickupPoint; isChosen: boolean }) {
  const id = useId()
  return (
    <label
      htmlFor={id}
      className="flex gap-3 border-b border-sand p-3 last:border-b-0 has-checked:bg-pine-mist"
    >
      <input
        id={id}
        type="radio"
        name={deliveryFields.point}
        value={point.id}
        defaultChecked={isChosen}
        className="size-6 shrink-0 appearance-none rounded-full border border-bark bg-paper checked:border-7 checked:border-pine"
      />
      <span className="min-w-0 text-sm">
        <span className="block font-semibold">{point.name}</span>
        <span className="block">
          {point.street} {point.house_number}, {point.zipcode} {point.city}
        </span>
        {point.opening_hours.map((line) => (
          <span key={line} className="block text-ink-soft first-letter:uppercase">
            {line}
          </span>
        ))}
      </span>
    </label>
  )
}
