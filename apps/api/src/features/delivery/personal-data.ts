import { declareImpersonal } from '../../platform/personal-data/declare-table.ts'
import { deliveryDay, pickupPoint, pickupSearch } from './tables.ts'

/** A postcode that was looked up is stored without the visitor who asked. */
export const deliveryData = [
  declareImpersonal(deliveryDay, 'area date part places taken'),
  declareImpersonal(pickupPoint, 'id point toldAt'),
  declareImpersonal(pickupSearch, 'country postcode pointIds answeredAt'),
]
