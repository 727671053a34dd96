import type { Checkout } from '@sluimer/contract/checkout/schemas'
import { isCountryCode } from '@sluimer/domain/address/country'
import { checkVatNumber } from '@sluimer/domain/customer/vat-number'
import { canReverseCharge } from '@sluimer/domain/tax/vat-treatment'
import { Alert } from '../../ui/message/alert.tsx'
import { Amount } from '../../ui/price/price.tsx'

/** Tells a business abroad why there is no VAT in the total, or why there still is. Nobody else sees anything. */
export function VatNote({ checkout }: { checkout: Checkout }) {
  const { vat_saved: saved, grand_total: total } = checkout.cart.totals
  const vatNumber = findForeignVatNumber(checkout.details)
  if (vatNumber === undefined) return null
  if (saved === null)
    return (
      <Alert title="De btw zit in het totaal" className="mb-6">
        We konden btw-nummer {vatNumber} niet bevestigen bij het Europese register VIES. Zonder die
        bevestiging rekenen we gewoon btw.
      </Alert>
    )
  return (
    <Alert tone="success" title="Btw verlegd" className="mb-6">
      Btw-nummer {vatNumber} is bevestigd. Je betaalt <Amount cents={total} /> zonder btw; dat scheelt{' '}
      <Amount cents={saved} />. De btw geef je zelf aan in België.
    </Alert>
  )
}

/** Returns the VAT number of a business that could buy without VAT once the register confirms it. */
function findForeignVatNumber({
  person,
  billing,
  shipping,
  sameDeliveryAddress,
}: Checkout['details']): string | undefined {
  const deliveredTo = (sameDeliveryAddress ? billing : shipping)?.country_code ?? ''
  if (person?.type !== 'company' || !billing || !isCountryCode(billing.country_code)) return undefined
  const { country, number } = checkVatNumber(person.vat_number, billing.country_code)
  const isForeign = isCountryCode(deliveredTo) && canReverseCharge({ deliveredTo, vatCountry: country })
  return isForeign ? `${country}${number}` : undefined
}
