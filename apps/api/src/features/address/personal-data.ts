import { declareImpersonal } from '../../platform/personal-data/declare-table.ts'
import { addressLookup } from './tables.ts'

/** A street that was looked up is stored without the visitor who asked. */
export const addressData = [declareImpersonal(addressLookup, 'postcode houseNumber street city answeredAt')]
