import type { CheckoutCustomer } from '@sluimer/contract/checkout/schemas'
import { checkVatNumber } from '@sluimer/domain/customer/vat-number'
import { isFreshConfirmation, type VatConfirmation } from '@sluimer/domain/tax/vat-confirmation'
import { canReverseCharge, sellerCountryCode } from '@sluimer/domain/tax/vat-treatment'
import type { Connection } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Server } from '../../platform/http/server.ts'
import { confirmVatNumber, type VatConsultant } from '../address/confirm-vat-number.ts'
import { createVatConsultant } from '../address/create-vat-consultant.ts'
import type { VatNumber } from '../address/vat-register.ts'
import { findContent } from '../content/block/find-content.ts'
import { formatVatNumber, toVatBuyer } from '../order/destination/vat-buyer.ts'

/** What a checkout needs to look up VAT numbers. Without it, none is confirmed. */
export interface VatDeps {
  vat?: VatConsultant
}

/** Adds what use cases need to look up VAT numbers in the register that the settings name. */
export function withVatRegister(app: Server, deps: Deps): Deps & VatDeps {
  return { ...deps, vat: createVatConsultant(app, deps) }
}

/** Whether these details can be sold to without VAT, so that the register is asked. */
export function canConfirmVat(details: CheckoutCustomer): boolean {
  const buyer = toVatBuyer(details)
  return canReverseCharge(buyer) && buyer.vatCountry !== null
}

/**
 * Returns the proof that allows selling to these details without VAT; null when VAT is due. A number that was confirmed
 * in the last day is not looked up again. This calls another company's server, so never use it inside a transaction.
 */
export async function confirmVat(
  { db, clock, vat }: Pick<Deps, 'db' | 'clock'> & VatDeps,
  details: CheckoutCustomer,
  held: VatConfirmation | null,
): Promise<VatConfirmation | null> {
  const buyer = toVatBuyer(details)
  if (!canReverseCharge(buyer) || buyer.vatCountry === null) return null
  if (isFreshConfirmation(held, formatVatNumber(buyer), clock())) return held
  const asked = { country: buyer.vatCountry, number: buyer.number }
  const requester = vat && (await sellersNumber(db))
  return (vat && requester && (await confirmVatNumber(vat, asked, requester))) ?? null
}

/** Returns the shop's own VAT number from the footer. Without it, nobody can buy without VAT. */
async function sellersNumber(db: Connection): Promise<VatNumber | undefined> {
  const footer = await findContent(db, 'footer')
  const checked = checkVatNumber(footer?.company.vat_number ?? '', sellerCountryCode)
  return checked.wellFormed ? { country: checked.country, number: checked.number } : undefined
}
