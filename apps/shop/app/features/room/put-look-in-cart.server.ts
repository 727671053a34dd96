import { addGoodsEndpoint } from '@sluimer/contract/cart/endpoints'
import type { Client } from '@sluimer/contract/client'
import type { LookAnswer } from './look-answer.ts'
import { readLook } from './look-form.ts'

/** Puts a look in the visitor's cart as its form says; a refusal of the api says why. */
export async function putLookInCart(api: Client, form: FormData): Promise<LookAnswer> {
  const items = readLook(form)
  if (items.length === 0) return { ok: false, message: 'Hiervan is op dit moment niets op voorraad.' }
  const result = await api.call(addGoodsEndpoint, { body: { items } })
  if (result.ok) {
    const { cart, added, left_out: leftOut } = result.data
    return { ok: true, cart, added, leftOut }
  }
  const { fields, message } = result.error
  return { ok: false, message: fields?.[0]?.message ?? message }
}
