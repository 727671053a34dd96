import type { CheckoutCustomer } from '@sluimer/contract/checkout/schemas'
import { aBelgianCustomer, aCustomer } from '../../src/features/order/order.builders.ts'
import { belgianVatNumber, registerMoods, type VatRegisterStandIn } from '../vat-register.ts'
import type { Dice } from './dice.ts'

/** One Belgian number for each way in which the register answers. */
const numbers = registerMoods.map((mood, index) => ({ mood, number: belgianVatNumber(1_000_001 + index) }))
/** The register changes its mind about this number. */
const moody = belgianVatNumber(2_000_001)

export function setMoods({ moods }: VatRegisterStandIn): void {
  for (const { mood, number } of numbers) moods.set(number, mood)
}

/**
 * Chooses a buyer: a consumer or a business, in either country. There are few, so that codes meet the same ones again.
 */
export function randomBuyer(register: VatRegisterStandIn, dice: Dice): CheckoutCustomer {
  const isBelgian = dice.happens(0.35)
  const details = isBelgian ? aBelgianCustomer() : aCustomer()
  const email = `koper-${dice.between(1, 40)}@sluimer.example`
  const isBusiness = dice.happens(isBelgian ? 0.5 : 0.1)
  const company = { type: 'company', company: 'Proef BV', coc_number: '12345678' } as const
  const customer = {
    ...details.customer,
    email,
    ...(isBusiness && {
      ...company,
      vat_number: isBelgian ? `BE${belgianNumber(register, dice)}` : 'NL000099998B57',
    }),
  }
  const isSentAcross = dice.happens(0.05)
  if (!isSentAcross) return { ...details, customer }
  const { billing } = isBelgian ? aCustomer() : aBelgianCustomer()
  const shipping = { ...billing, first_name: '', last_name: '', name: '' }
  return { ...details, customer, sameDeliveryAddress: false, shipping }
}

/** Chooses mostly valid numbers, since the slow answer costs real seconds. */
function belgianNumber({ moods }: VatRegisterStandIn, dice: Dice): string {
  if (dice.happens(0.2)) {
    moods.set(moody, dice.chooseOne(['valid', 'invalid', 'unavailable', 'rubbish'] as const))
    return moody
  }
  const wanted = dice.happens(0.6) ? 'valid' : dice.chooseOne(registerMoods)
  return numbers.find(({ mood }) => mood === wanted)?.number ?? moody
}
