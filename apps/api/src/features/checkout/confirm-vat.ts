import type { CheckoutCustomer } from '@sluimer/contract/checkout/schemas'
import { checkVatNumber } from '@sluimer/domain/customer/vat-number'
import { isFreshConfirmation, type VatConfirmation } from '@sluimer/domain/tax/vat-confirmation'
import { canReverseCharge, sellerCountryCode } from '@sluimer/domain/tax/vat-treatment'
import type { Connection } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Server } from '../../platform/http/server.ts'
import { confirmVatNumber, type VatConsultant } from '../address/confirm-vat-number.ts'
import { vatConsultantOf } from '../address/vat-consultant-of.ts'
import type { VatNumber } from '../address/vat-register.ts'
import { findContent } from '../content/block/find-content.ts'
import { fullVatNumber, vatBuyerOf } from '../order/destination/vat-buyer.ts'

/** What a checkout needs to look up VAT numbers; without it none is confirmed. */
export interface VatDeps {
  vat?: VatConsultant
}

/** What use cases need to look up VAT numbers in the register that the settings name. */
export function withVatRegister(app: Server, deps: Deps): Deps & VatDeps {
  return { ...deps, vat: vatConsultantOf(app, deps) }
}

/**
 * The proof on which these details can be sold to without VAT; null when VAT is due. What was confirmed for this number in the
 * last day is not asked again. Asks another company's server: never inside a transaction.
 */
export async function confirmVat(
  { db, clock, vat }: Pick<Deps, 'db' | 'clock'> & VatDeps,
  details: CheckoutCustomer,
  held: VatConfirmation | null,
): Promise<VatConfirmation | null> {
  const buyer = vatBuyerOf(details)
  if (!canReverseCharge(buyer) || buyer.vatCountry === null) return null
  if (isFreshConfirmation(held, fullVatNumber(buyer), clock())) return held
  const asked = { country: buyer.vatCountry, number: buyer.number }
  const requester = vat && (await sellersNumber(db))
  return (vat && requester && (await confirmVatNumber(vat, asked, requester))) ?? null
}

/** The shop's own VAT number, as the footer names it; without it nobody can be sold to without VAT. */
async function sellersNumber(db: Connection): Promise<VatNumber | undefined> {
  const footer = await findContent(db, 'footer')
  const checked = checkVatNumber(footer?.company.vat_number ?? '', sellerCountryCode)
  return checked.wellFormed ? { country: checked.country, number: checked.number } : undefined
}
