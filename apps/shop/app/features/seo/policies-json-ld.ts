import type { Product } from '@sluimer/contract/catalog/product'
import { countryCodes } from '@sluimer/domain/address/country'
import { deliveryMethodsFor } from '@sluimer/domain/delivery/methods'
import { centsToEuros, eurosToCents } from '@sluimer/domain/money/euro'
import { type Node, type Reference, returnPolicyId } from './json-ld-node.ts'

/** The time in which a consumer may change their mind (BW 6:230o, WER VI.47). */
const withdrawalDays = 14

/** Every product but those made to measure may come back. Who pays for sending it is not told here: it is content. */
export function returnPolicyJsonLd(publicUrl: string): Node {
  return {
    '@type': 'MerchantReturnPolicy',
    '@id': returnPolicyId(publicUrl),
    applicableCountry: [...countryCodes],
    returnPolicyCountry: 'NL',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: withdrawalDays,
    returnMethod: 'https://schema.org/ReturnByMail',
    refundType: 'https://schema.org/FullRefund',
  }
}

/** The policy of one product: the shop's, or none for goods made to measure (BW 6:230p). */
export function returnPolicyOf(
  product: Pick<Product, 'made_to_measure'>,
  publicUrl: string,
): Node | Reference {
  if (!product.made_to_measure) return { '@id': returnPolicyId(publicUrl) }
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: [...countryCodes],
    returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
  }
}

/** What home delivery of one piece alone costs in each country. The same price has the same id. */
export function shippingJsonLd(way: Product['delivery_method'], price: number, address: string): Node[] {
  return countryCodes.flatMap((country) => {
    const subTotalCents = eurosToCents(price)
    const [home] = deliveryMethodsFor({ country, classes: [way], subTotalCents })
    if (home === undefined) return []
    return {
      '@type': 'OfferShippingDetails',
      '@id': `${address}#verzending-${country.toLowerCase()}-${home.priceCents}`,
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
      shippingRate: { '@type': 'MonetaryAmount', value: centsToEuros(home.priceCents), currency: 'EUR' },
    }
  })
}
