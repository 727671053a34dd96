import type { FieldMetadata } from '@conform-to/react'
import { CheckboxField } from '../../ui/form/checkbox-field.tsx'

/** The law requires a chance to refuse unsolicited mail at the moment the address is given (art. 11.7(3) Tw). */
export function ReviewRefusal({ field }: { field: FieldMetadata<boolean> }) {
  return (
    <CheckboxField
      id={field.id}
      name={field.name}
      defaultChecked={field.initialValue === 'on'}
      label={
        <>
          Vraag me na de levering niet om een beoordeling
          <span className="block text-sm text-ink-soft">
            Anders mailen we je één keer om te vragen wat je ervan vindt.
          </span>
        </>
      }
    />
  )
}
