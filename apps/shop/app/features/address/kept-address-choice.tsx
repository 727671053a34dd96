import type { FieldMetadata } from '@conform-to/react'
import type { AddressBook } from '@sluimer/contract/account/address-schemas'
import { countryNames, defaultCountryCode } from '@sluimer/domain/address/country'
import { RadioCards } from '../../ui/form/radio-cards.tsx'
import { describeAddress, otherAddressValue, type Section } from './kept-addresses.ts'

/**
 * The addresses of the account to choose from, and "another address", whose fields (`children`) show by CSS alone. They are fields
 * of their own, so that a choice never replaces what was typed. Without kept addresses only the fields show.
 */
export function KeptAddressChoice(props: {
  legend: string
  kept: AddressBook[Section]
  field: FieldMetadata<string | undefined>
  children: React.ReactNode
}) {
  const { field, kept } = props
  if (kept.length === 0) return props.children
  return (
    <div id={field.id} tabIndex={-1} className="group/kept flex flex-col gap-6">
      <RadioCards
        legend={<span className="text-xl">{props.legend}</span>}
        name={field.name}
        defaultValue={field.initialValue}
        error={field.errors?.[0]}
        cards={[
          ...kept.map(({ id, isDefault, address }) => ({
            value: id,
            title: <span className="break-words">{describeAddress(address)}</span>,
            description:
              [
                address.country_code === defaultCountryCode ? '' : countryNames[address.country_code],
                isDefault ? 'Je standaardadres' : '',
              ]
                .filter((part) => part !== '')
                .join(' · ') || undefined,
          })),
          { value: otherAddressValue, title: 'Een ander adres' },
        ]}
      />
      <div className="hidden group-has-[[value=other]:checked]/kept:block">{props.children}</div>
    </div>
  )
}
