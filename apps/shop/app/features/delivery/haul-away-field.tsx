import { formatEuro } from '@sluimer/domain/money/euro'
import { SelectField } from '../../ui/form/select-field.tsx'
import { deliveryFields } from './delivery-form.ts'

/** Asks how many old mattresses or beds the carriers take away, at most one for each new one. */
export function HaulAwayField({
  limit,
  pieceCents,
  pieces,
  findError,
}: {
  limit: number
  /** The price for one piece. */
  pieceCents: number
  pieces: string
  findError: (fieldId: string) => string | undefined
}) {
  const costs = (count: number) => (pieceCents === 0 ? 'gratis' : `+ ${formatEuro(pieceCents * count)}`)
  const counts = Array.from({ length: limit }, (_, index) => index + 1)
  return (
    <SelectField
      label="Oude matras of bed meegeven"
      hint="Zet het leeg en droog klaar bij de voordeur of in de slaapkamer. We brengen het naar de recycling. Zelf inleveren kan bij de milieustraat (Nederland) of het recyclagepark (België, Valumat)."
      id={deliveryFields.haulAway}
      name={deliveryFields.haulAway}
      defaultValue={Number(pieces) <= limit ? pieces : '0'}
      error={findError(deliveryFields.haulAway)}
      options={[
        { value: '0', label: 'Nee, bedankt' },
        ...counts.map((count) => ({
          value: String(count),
          label: `Ja, ${count} ${count === 1 ? 'stuk' : 'stuks'} (${costs(count)})`,
        })),
      ]}
    />
  )
}
