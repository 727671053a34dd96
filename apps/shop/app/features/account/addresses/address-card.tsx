import type { AddressKind } from '@sluimer/domain/address/address-book'
import { countryNames } from '@sluimer/domain/address/country'
import { formatPostcode } from '@sluimer/domain/address/postcode'
import { Form, Link, useNavigation } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { Badge } from '../../../ui/mark/badge.tsx'
import { AddressLines } from '../address-lines.tsx'
import { type AddressIntent, askedName, intentName, type KeptAddress, keptName } from './address-answer.ts'
import { addressKindParts } from './address-kinds.ts'

/** One address as it stands on an envelope, and what can be done with it. */
export function AddressCard({ kind, kept }: { kind: AddressKind; kept: KeptAddress }) {
  const { path } = addressKindParts[kind]
  const { receiver, company, house, place, country } = toEnvelope(kept)
  return (
    <li className="flex flex-col gap-4 rounded-card border border-sand px-5 py-4">
      <address className="flex-1 not-italic">
        {kept.isDefault && <Badge className="mb-2">Standaard</Badge>}
        <AddressLines lines={[receiver, company, house, place, country]} />
      </address>
      <div className="-mx-4 flex flex-wrap">
        <Link
          to={`${path}?${askedName}=${kept.id}`}
          aria-label={`Wijzig ${house}`}
          className="flex min-h-11 items-center px-4 text-sm font-semibold text-pine underline underline-offset-4"
        >
          Wijzig
        </Link>
        {!kept.isDefault && (
          <AddressButton kept={kept} intent="default" words="Maak standaard" name={house} />
        )}
        <AddressButton kept={kept} intent="remove" words="Verwijder" name={house} />
      </div>
    </li>
  )
}

function AddressButton(props: { kept: KeptAddress; intent: AddressIntent; words: string; name: string }) {
  const { kept, intent, words } = props
  const { state, formData } = useNavigation()
  const isSending =
    state !== 'idle' && formData?.get(intentName) === intent && formData.get(keptName) === kept.id
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name={keptName} value={kept.id} />
      <Button
        variant="quiet"
        size="small"
        name={intentName}
        value={intent}
        isLoading={isSending}
        aria-label={`${words}: ${props.name}`}
      >
        {words}
      </Button>
    </Form>
  )
}

function toEnvelope({ address }: KeptAddress) {
  const { country_code, company, street, house_number, extension, city } = address
  const receiver = 'name' in address ? address.name || `${address.first_name} ${address.last_name}` : ''
  return {
    ...{ receiver: receiver.trim(), company },
    house: `${street} ${house_number} ${extension}`.trim(),
    place: `${formatPostcode(country_code, address.zipcode)} ${city}`,
    country: countryNames[country_code],
  }
}
