import type { CountryCode } from '../address/country.ts'

/** The country in which the shop is established and from which its goods leave. */
export const sellerCountryCode: CountryCode = 'NL'

/**
 * Whether the shop pays Belgian VAT through the one-stop shop (`oss`), as it must once its sales to consumers in other
 * member states pass € 10.000 a year, or taxes them at Dutch rates (`domestic`): Directive 2006/112, art. 33 and 59c.
 */
export const vatSchemes = ['oss', 'domestic'] as const
export type VatScheme = (typeof vatSchemes)[number]

export interface TaxedBuyer {
  deliveredTo: CountryCode
  /** The country of the VAT number with which a business buys; null for a consumer. */
  vatCountry: CountryCode | null
}

export type VatTreatment =
  /** The price contains the VAT of this country. */
  | { kind: 'taxed'; country: CountryCode }
  /** The buyer declares the VAT: intra-Community supply (art. 138). */
  | { kind: 'reverse_charge' }

/**
 * Decides which VAT an order carries. Goods always leave from the Netherlands. Only a number that the register confirmed
 * makes a supply exempt; without that proof a Belgian business buys as a consumer does. A Dutch business that has goods
 * brought to Belgium buys in the Netherlands: the rules for distance sales are for consumers (art. 14(4) and 32).
 */
export function chooseVatTreatment(buyer: TaxedBuyer, isConfirmed: boolean, scheme: VatScheme): VatTreatment {
  if (canReverseCharge(buyer) && isConfirmed) return { kind: 'reverse_charge' }
  const isDomestic =
    buyer.deliveredTo === sellerCountryCode || buyer.vatCountry === sellerCountryCode || scheme === 'domestic'
  return { kind: 'taxed', country: isDomestic ? sellerCountryCode : buyer.deliveredTo }
}

/** Whether to ask a register: a business has a number of another member state and the goods are brought there. */
export function canReverseCharge({ deliveredTo, vatCountry }: TaxedBuyer): boolean {
  return deliveredTo !== sellerCountryCode && vatCountry !== null && vatCountry !== sellerCountryCode
}
