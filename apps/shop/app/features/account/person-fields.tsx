import type { FieldMetadata } from '@conform-to/react'
import { type Gender, genderLabels, genders } from '@sluimer/domain/payment/payment-answers'
import { RadioRow } from '../../ui/form/radio-row.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { toFieldProps } from '../service/field-props.ts'

type Field = FieldMetadata<unknown>

/** The third answer is also for people who rather not say. */
const labels: Readonly<Record<Gender, string>> = { ...genderLabels, '3': 'Anders, of zeg ik liever niet' }

/** Private person or company; the company's own fields follow it by CSS alone, inside a `group/person`. */
export function TypeField({ field }: { field: Field }) {
  return (
    <RadioRow
      legend="Soort account"
      isLegendHidden
      id={field.id}
      name={field.name}
      options={[
        { value: 'private', label: 'Particulier' },
        { value: 'company', label: 'Zakelijk' },
      ]}
      defaultValue={field.initialValue === 'company' ? 'company' : 'private'}
    />
  )
}

/** VA-12: no answer is preset. */
export function GenderField({ field, legend }: { field: Field; legend: string }) {
  return (
    <RadioRow
      legend={legend}
      id={field.id}
      name={field.name}
      options={genders.map((value) => ({ value, label: labels[value] }))}
      defaultValue={typeof field.initialValue === 'string' ? field.initialValue : undefined}
      error={field.errors?.[0]}
    />
  )
}

export function NameFields({ first, last }: { first: Field; last: Field }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField label="Voornaam" autoComplete="given-name" {...toFieldProps(first)} />
      <TextField label="Achternaam" autoComplete="family-name" {...toFieldProps(last)} />
    </div>
  )
}

export function PhoneField({ field }: { field: Field }) {
  return (
    <TextField
      label="Telefoonnummer"
      hint="Alleen voor vragen over de bezorging."
      type="tel"
      autoComplete="tel"
      inputMode="tel"
      {...toFieldProps(field)}
    />
  )
}

/** Shown only for a company; without it the field is sent empty. */
export function CompanyField({ field }: { field: Field }) {
  return (
    <div className="hidden group-has-[[value=company]:checked]/person:block">
      <TextField label="Bedrijfsnaam" autoComplete="organization" {...toFieldProps(field)} />
    </div>
  )
}
