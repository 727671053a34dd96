import {
  keepBillingAddressSchema,
  keepShippingAddressSchema,
} from '@sluimer/contract/account/address-schemas'
import type { AddressKind } from '@sluimer/domain/address/address-book'
import { billingAddressPath, shippingAddressPath } from '../account-paths.ts'

/** What the pages of the two lists differ in. */
export const addressKindParts = {
  billing: {
    path: billingAddressPath,
    title: 'Factuuradres',
    use: 'Dit adres komt op je factuur. Bij het afrekenen vullen we je standaardadres in.',
    schema: keepBillingAddressSchema,
  },
  shipping: {
    path: shippingAddressPath,
    title: 'Afleveradres',
    use: 'Hier bezorgen we. Heb je geen afleveradres, dan bezorgen we op je factuuradres.',
    schema: keepShippingAddressSchema,
  },
} as const satisfies Record<AddressKind, object>
