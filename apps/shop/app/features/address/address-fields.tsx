import type { FieldMetadata } from '@conform-to/react'
import { countryCodes, countryNames, isCountryCode } from '@sluimer/domain/address/country'
import { formatPostcode, parsePostcode } from '@sluimer/domain/address/postcode'
import { validationMessages } from '@sluimer/domain/validation/messages'
import { useEffect, useRef, useState } from 'react'
import { FieldError } from '../../ui/form/field-error.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { toTextFieldProps } from './field-props.ts'
import { LookupNote } from './lookup-note.tsx'
import { fillIn, moveExtension } from './move-extension.ts'
import { useAddressLookup } from './use-address-lookup.ts'
import { type HeldSubmit, useAskBeforeSubmit } from './use-held-submit.ts'

type Name = 'country_code' | 'zipcode' | 'house_number' | 'extension' | 'street' | 'city'
type Fields = { [K in Name]: FieldMetadata<string> | FieldMetadata<'NL' | 'BE'> }

/** One address. In the Netherlands the street is looked up by postcode and number; in Belgium everything is typed. */
export function AddressFields(props: {
  legend: string
  /** The section token of the `autocomplete` attribute. */
  section: 'billing' | 'shipping'
  fields: Fields
  heldSubmit: HeldSubmit
  children?: React.ReactNode
}) {
  const { section } = props
  const field = (name: Name) => props.fields[name] as FieldMetadata<string>
  const text = (name: Name) => toTextFieldProps(field(name))
  const [country, setCountry] = useState(field('country_code').initialValue ?? 'NL')
  const address = useAddressLookup({
    street: field('street').initialValue ?? '',
    city: field('city').initialValue ?? '',
  })
  const { place, setPlace, lookup } = address
  const isBelgian = country === 'BE'
  /** Whether the visitor told the digits of a Dutch postcode before, and the letters are still to come. */
  const isHalf =
    field('country_code').initialValue === 'NL' && /^\d{4}$/.test(field('zipcode').initialValue ?? '')
  const hasFailed = (lookup === 'failed' || lookup === 'unanswered') && !isBelgian
  const [moved, setMoved] = useState<string>()
  const extensionLabel = isBelgian ? 'Bus' : 'Toevoeging'
  const numberRow = [
    { ...text('zipcode'), error: hasFailed ? validationMessages.zipcode : text('zipcode').error },
    text('house_number'),
    text('extension'),
  ] as const

  const fieldset = useRef<HTMLFieldSetElement>(null)

  function typedIn(name: Name): string {
    const form = fieldset.current?.closest('form')
    return form ? String(new FormData(form).get(field(name).name) ?? '').trim() : ''
  }
  const typedAddress = () => ({
    country: typedIn('country_code'),
    zipcode: typedIn('zipcode'),
    houseNumber: typedIn('house_number'),
    extension: typedIn('extension'),
  })
  useAskBeforeSubmit(props.heldSubmit, () => {
    // An address that is not shown is not sent either.
    if (fieldset.current?.offsetParent === null) return false
    address.ask(typedAddress())
    return address.isAwaited()
  })
  // A quick visitor, or the browser itself, may have filled in fields before the scripts arrived.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, for what was there at the start.
  useEffect(() => {
    setCountry(typedIn('country_code') || country)
    const typed = { street: typedIn('street'), city: typedIn('city') }
    if (!typed.street && !typed.city) return address.ask(typedAddress())
    setPlace(typed)
    address.trust(typedAddress())
  }, [])

  /** Forgets the Dutch lookup, which says nothing about Belgium, and the postcode, which belongs to one country. */
  function changeCountry(next: string) {
    setCountry(next)
    const zipcode = fieldset.current?.closest('form')?.elements.namedItem(field('zipcode').name)
    const isFitting = isCountryCode(next) && parsePostcode(next, typedIn('zipcode')) !== undefined
    if (zipcode instanceof HTMLInputElement && zipcode.value !== '' && !isFitting) fillIn(zipcode, '')
    if (country === 'NL' && lookup !== 'manual') address.startAnew()
  }

  // Fields that scripts fill in fire no events: the form must be told that the missing values are there now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when an answer has come.
  useEffect(() => {
    if (lookup === 'found')
      for (const name of ['street', 'city'] as const)
        document.getElementById(field(name).id)?.dispatchEvent(new Event('input', { bubbles: true }))
    if (lookup === 'found' || lookup === 'failed' || lookup === 'unanswered') props.heldSubmit.goOn()
  }, [lookup])
  return (
    <fieldset
      ref={fieldset}
      className="flex min-w-0 flex-col gap-4"
      onBlur={() => address.ask(typedAddress())}
    >
      <legend className="mb-4 text-xl font-semibold">{props.legend}</legend>
      {props.children}
      <SelectField
        label="Land"
        id={field('country_code').id}
        name={field('country_code').name}
        defaultValue={country}
        error={field('country_code').errors?.[0]}
        autoComplete={`${section} country`}
        options={countryCodes.map((code) => ({ value: code, label: countryNames[code] }))}
        onChange={(event) => changeCountry(event.target.value)}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.25rem),1fr))] gap-3 sm:grid-cols-[1.4fr_1fr_1fr] sm:gap-4">
        <TextField
          label="Postcode"
          autoComplete={`${section} postal-code`}
          inputMode={isBelgian ? 'numeric' : 'text'}
          autoCapitalize="characters"
          spellCheck={false}
          {...numberRow[0]}
          isErrorElsewhere
          // The digits may have been filled in for the visitor, who then adds the letters.
          onFocus={({ target }) => {
            if (/^\d{4}$/.test(target.value) && target.value === target.defaultValue)
              target.setSelectionRange(4, 4)
          }}
          onBlur={({ target }) => {
            target.value = tidied(country, target.value)
          }}
        />
        <TextField
          label="Huisnummer"
          inputMode="numeric"
          {...numberRow[1]}
          isErrorElsewhere
          onBlur={({ target }) =>
            setMoved(moveExtension(target.form, { number: target.name, extension: field('extension').name }))
          }
        />
        <TextField label={extensionLabel} autoComplete="off" {...numberRow[2]} isErrorElsewhere />
        {isHalf && !isBelgian && (
          <p className="col-span-3 text-sm text-ink-soft">
            De cijfers van je postcode staan er al: vul de letters aan.
          </p>
        )}
        {/* Three short fields share one row: in their own columns the messages would not fit on a phone. */}
        <div className="col-span-3 flex flex-col gap-1 empty:hidden">
          {numberRow.map(({ id, error }) => (
            <FieldError key={id} fieldId={id} message={error} isWellFormed={hasFailed} />
          ))}
        </div>
      </div>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {moved !== undefined && `We hebben ‘${moved}’ bij ${extensionLabel} gezet.`}
      </p>
      {hasFailed && <LookupNote isOurs={lookup === 'unanswered'} onManual={address.chooseManual} />}
      <TextField
        label="Straat"
        autoComplete={`${section} address-line1`}
        {...withoutFirst(text('street'))}
        value={place.street}
        onChange={(event) => setPlace({ ...place, street: event.target.value })}
      />
      <TextField
        label="Plaats"
        autoComplete={`${section} address-level2`}
        {...withoutFirst(text('city'))}
        value={place.city}
        onChange={(event) => setPlace({ ...place, city: event.target.value })}
      />
    </fieldset>
  )
}

/** Returns a valid postcode in its usual notation, and anything else as it was typed. */
function tidied(country: string, typed: string): string {
  const postcode = isCountryCode(country) ? parsePostcode(country, typed) : undefined
  return postcode === undefined ? typed : formatPostcode(country, postcode)
}

/** Leaves out `defaultValue`: React allows a controlled field no initial value. */
function withoutFirst({ defaultValue: _first, ...rest }: ReturnType<typeof toTextFieldProps>) {
  return rest
}
