import type { FieldMetadata } from '@conform-to/react'
import type { Customer } from '@sluimer/contract/customer/schemas'
import { TextField } from '../../ui/form/text-field.tsx'
import { toTextFieldProps } from './field-props.ts'

type Fields = { [Name in keyof Required<Customer>]: FieldMetadata<Customer[Name]> }

/** The person or company that orders. The company's fields show by CSS alone, so they work without scripts too. */
export function CustomerFields({ fields }: { fields: Fields }) {
  const text = (name: Exclude<keyof Fields, 'type'>) =>
    toTextFieldProps(fields[name] as FieldMetadata<string>)
  return (
    <fieldset className="group/customer flex min-w-0 flex-col gap-4">
      <legend className="mb-4 text-xl font-semibold">Jouw gegevens</legend>
      <div className="flex flex-wrap gap-x-6">
        <TypeChoice fields={fields} value="private" label="Particulier" />
        <TypeChoice fields={fields} value="company" label="Zakelijk" />
      </div>
      <div className="hidden flex-col gap-4 group-has-[[value=company]:checked]/customer:flex">
        <TextField label="Bedrijfsnaam" autoComplete="organization" {...text('company')} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="KVK- of ondernemingsnummer" inputMode="numeric" {...text('coc_number')} />
          <TextField
            label="Btw-nummer"
            hint="Bijvoorbeeld NL123456789B01 of BE0123456749"
            {...text('vat_number')}
          />
        </div>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Voornaam" autoComplete="given-name" {...text('first_name')} />
        <TextField label="Achternaam" autoComplete="family-name" {...text('last_name')} />
      </div>
      <TextField
        label="E-mailadres"
        hint="Hier sturen we de bevestiging naartoe."
        autoComplete="email"
        inputMode="email"
        {...toTextFieldProps(fields.email as FieldMetadata<string>, 'email')}
      />
      <TextField
        label="Telefoonnummer"
        hint="Alleen voor vragen over de bezorging."
        autoComplete="tel"
        inputMode="tel"
        {...toTextFieldProps(fields.phone_number as FieldMetadata<string>, 'tel')}
      />
    </fieldset>
  )
}

function TypeChoice({
  fields,
  value,
  label,
}: {
  fields: Fields
  value: 'private' | 'company'
  label: string
}) {
  return (
    <label className="flex min-h-11 items-center gap-2.5">
      <input
        type="radio"
        name={fields.type.name}
        value={value}
        defaultChecked={(fields.type.initialValue ?? 'private') === value}
        className="size-6 appearance-none rounded-full border border-bark bg-paper checked:border-7 checked:border-pine"
      />
      {label}
    </label>
  )
}
