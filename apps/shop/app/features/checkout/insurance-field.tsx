import { CheckboxField } from '../../ui/form/checkbox-field.tsx'
import { Amount } from '../../ui/price/price.tsx'
import { WithBreaks, Words } from '../../ui/text/words.tsx'
import { insuranceField } from './ways-form.ts'

/** In letters of twice the size the word is wider than a phone. */
const breaks = { Transportverzekering: ['Transport', 'verzekering'] }

/** The insurance for large goods; never ticked in advance (CO-01). */
export function InsuranceField({ cents, isChosen }: { cents: number; isChosen: boolean }) {
  return (
    <CheckboxField
      name={insuranceField}
      defaultChecked={isChosen}
      label={
        <>
          <WithBreaks breaks={breaks}>
            <Words text="Transportverzekering voor" />
          </WithBreaks>{' '}
          <Amount cents={cents} />
          <span className="block text-sm text-ink-soft">
            Niet verplicht. Met deze verzekering sturen we bij transportschade meteen een nieuw artikel,
            zonder dat je eerst het beschadigde terugstuurt.
          </span>
        </>
      }
    />
  )
}
