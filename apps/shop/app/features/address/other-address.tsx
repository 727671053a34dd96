import type { FieldMetadata } from '@conform-to/react'
import type { AddressBook } from '@sluimer/contract/account/address-schemas'
import type { ShippingAddress } from '@sluimer/contract/address/schemas'
import { CheckboxField } from '../../ui/form/checkbox-field.tsx'
import { AddressFields } from './address-fields.tsx'
import { KeptAddressChoice } from './kept-address-choice.tsx'
import { ReceiverFields } from './receiver-fields.tsx'
import type { HeldSubmit } from './use-held-submit.ts'

type Fields = { [Name in keyof Required<ShippingAddress>]: FieldMetadata<ShippingAddress[Name]> }

/** Delivery to another address: its fields show by CSS alone while the box is ticked. */
export function OtherAddress(props: {
  field: FieldMetadata<boolean>
  kept: AddressBook['shipping']
  keptField: FieldMetadata<string | undefined>
  fields: Fields
  heldSubmit: HeldSubmit
}) {
  const { field, fields, kept, heldSubmit } = props
  return (
    <div className="group/other">
      <CheckboxField
        id={field.id}
        name={field.name}
        label="Op een ander adres bezorgen"
        defaultChecked={field.initialValue === 'on'}
        error={field.errors?.[0]}
        data-other-address
      />
      <div className="mt-4 hidden group-has-[[data-other-address]:checked]/other:block">
        <KeptAddressChoice legend="Afleveradres" kept={kept} field={props.keptField}>
          <AddressFields
            legend={kept.length > 0 ? 'Ander afleveradres' : 'Afleveradres'}
            section="shipping"
            fields={fields as Parameters<typeof AddressFields>[0]['fields']}
            heldSubmit={heldSubmit}
          >
            <ReceiverFields first={fields.first_name} last={fields.last_name} />
          </AddressFields>
        </KeptAddressChoice>
      </div>
    </div>
  )
}
