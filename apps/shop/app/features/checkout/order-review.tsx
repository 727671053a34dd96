import type { Checkout } from '@sluimer/contract/checkout/schemas'
import { formatPostcode } from '@sluimer/domain/address/postcode'
import { Link } from 'react-router'
import { DeliveryReview } from '../delivery/delivery-review.tsx'
import { CreditInShort } from '../payment/credit-terms.tsx'

const addressStep = '/checkout/address-details/'
const waysStep = '/checkout/payment-methods/'

/** Everything that was filled in, each part with a link to where it can be changed. */
export function OrderReview({ checkout }: { checkout: Checkout }) {
  const { person, billing, shipping, sameDeliveryAddress } = checkout.details
  if (!person || !billing) return null
  const name = `${person.first_name} ${person.last_name}`
  const elsewhere = sameDeliveryAddress ? null : shipping
  // An order that the shopper collects goes to no delivery address.
  const isBrought = checkout.delivery.pickup_point === null
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      {isBrought && (
        <ReviewCard title="Bezorgen bij" link={addressStep}>
          <p>
            {(elsewhere && `${elsewhere.first_name} ${elsewhere.last_name}`.trim()) ||
              elsewhere?.name ||
              name}
          </p>
          <AddressLines address={elsewhere ?? billing} />
        </ReviewCard>
      )}
      <ReviewCard title="Factuur aan" link={addressStep}>
        <p>{person.type === 'company' ? person.company : name}</p>
        {isBrought && elsewhere === null ? <p>Hetzelfde adres</p> : <AddressLines address={billing} />}
        {person.type === 'company' && <p>Btw-nummer {person.vat_number}</p>}
        <p className="wrap-anywhere">{person.email}</p>
      </ReviewCard>
      <ReviewCard title="Verzenden" link={waysStep}>
        <DeliveryReview checkout={checkout} />
      </ReviewCard>
      <ReviewCard title="Betalen" link={waysStep}>
        <PaymentReview checkout={checkout} />
      </ReviewCard>
    </dl>
  )
}

function PaymentReview({ checkout }: { checkout: Checkout }) {
  if (!checkout.payment_needed) return <p>Je hoeft niets te betalen</p>
  const methods = [...checkout.paymentMethods, ...checkout.foreignPaymentMethods]
  const method = methods.find(({ code }) => code === checkout.paymentForm.selectedPaymentMethod)
  return (
    <>
      <p>{method?.title}</p>
      {method?.lender && (
        <p className="text-sm">
          <CreditInShort lender={method.lender} />
        </p>
      )}
    </>
  )
}

function ReviewCard({ title, link, children }: { title: string; link: string; children: React.ReactNode }) {
  return (
    <div className="min-w-0 rounded-card border border-sand px-4 pt-2 pb-4">
      <dt className="flex flex-wrap items-center justify-between gap-x-4 font-semibold">
        {title}
        <Link
          to={link}
          className="inline-flex min-h-11 items-center text-sm font-normal text-pine underline underline-offset-4 hover:no-underline"
        >
          Wijzig<span className="sr-only"> {title.toLowerCase()}</span>
        </Link>
      </dt>
      <dd className="text-ink-soft">{children}</dd>
    </div>
  )
}

type Address = NonNullable<Checkout['details']['billing']>

function AddressLines({ address }: { address: Omit<Address, 'company'> }) {
  const { street, house_number, extension, country_code, zipcode, city } = address
  return (
    <>
      <p>{[street, house_number, extension].filter(Boolean).join(' ')}</p>
      <p>
        <span className="whitespace-nowrap">{formatPostcode(country_code, zipcode)}</span> {city}
        {country_code === 'BE' && ', België'}
      </p>
    </>
  )
}
