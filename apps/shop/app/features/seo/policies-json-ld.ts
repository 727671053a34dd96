import type { Product, Variant } from '@sluimer/contract/catalog/product'
import { type CountryCode, countryCodes } from '@sluimer/domain/address/country'
import { listDeliveryMethods } from '@sluimer/domain/delivery/methods'
import { calculateReturnCents } from '@sluimer/domain/delivery/return-cost'
import { centsToEuros } from '@sluimer/domain/money/euro'
import { type Node, type Reference, returnPolicyId, toCollectionPolicyId } from './json-ld-node.ts'

/** The legal withdrawal period of consumers (BW 6:230o, WER VI.47). */
const withdrawalDays = 14

const toClass = (way: Product['delivery_method']) => (way === 'two_man' ? way : 'parcel')

/** Describes the return policy of the shop as a whole: for goods that can go by post, not made to measure. */
export function returnPolicyJsonLd(publicUrl: string): Node {
  return policyNode(returnPolicyId(publicUrl), countryCodes, null)
}

/**
 * Describes how a product is returned and what that costs: by post at the shopper's own expense, or collected at each
 * country's price. Nothing for goods made to measure.
 */
export function returnPoliciesJsonLd(product: Returned, publicUrl: string): Node[] {
  if (product.made_to_measure) return []
  if (toClass(product.delivery_method) === 'parcel') return [returnPolicyJsonLd(publicUrl)]
  return countryCodes.map((country) =>
    policyNode(
      toCollectionPolicyId(publicUrl, country),
      [country],
      calculateReturnCents(country, product.delivery_method),
    ),
  )
}

type Returned = Pick<Product, 'made_to_measure' | 'delivery_method'>

/** Returns the policies of one product by their ids, or that it cannot be returned (BW 6:230p). */
export function toReturnPolicy(product: Returned, publicUrl: string): Node | Reference | Reference[] {
  if (product.made_to_measure)
    return {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: [...countryCodes],
      returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
    }
  const references = returnPoliciesJsonLd(product, publicUrl).map((node) => ({ '@id': String(node['@id']) }))
  const [only] = references
  return references.length === 1 && only ? only : references
}

function policyNode(id: string, countries: readonly CountryCode[], cents: number | null): Node {
  return {
    '@type': 'MerchantReturnPolicy',
    '@id': id,
    applicableCountry: [...countries],
    returnPolicyCountry: 'NL',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: withdrawalDays,
    returnMethod: 'https://schema.org/ReturnByMail',
    refundType: 'https://schema.org/FullRefund',
    ...(cents === null
      ? { returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility' }
      : {
          returnFees: 'https://schema.org/ReturnShippingFees',
          returnShippingFeesAmount: euros(cents),
        }),
  }
}

/** Describes the costs and duration of home delivery of a single piece in each country. Equal ones share an id. */
export function toShippingJsonLd(
  way: Product['delivery_method'],
  variant: Pick<Variant, 'price' | 'weight_grams' | 'handling_days'>,
  address: string,
): Node[] {
  const { handling_days: handlingDays } = variant
  return countryCodes.flatMap((country) => {
    const [home] = listDeliveryMethods({
      country,
      classes: [way],
      weightGrams: variant.weight_grams ?? 0,
      subTotalCents: variant.price.price,
    })
    if (home === undefined) return []
    return {
      '@type': 'OfferShippingDetails',
      '@id': `${address}#verzending-${country.toLowerCase()}-${home.priceCents}-${handlingDays}`,
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
      shippingRate: euros(home.priceCents),
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        // A parcel travels a day or two; two people deliver from the third working day on, on a day that the shopper
        // chooses.
        handlingTime: days(handlingDays, handlingDays + 1),
        transitTime: way === 'two_man' ? days(3, 10) : days(1, 2),
      },
    }
  })
}

const days = (minValue: number, maxValue: number): Node => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
})

const euros = (cents: number): Node => ({
  '@type': 'MonetaryAmount',
  value: centsToEuros(cents),
  currency: 'EUR',
})
