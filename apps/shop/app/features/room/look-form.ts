import { readText, readTexts } from '../../lib/form-text.ts'

/** The field of a look's form that has the variant of each piece. */
export const itemField = 'item_id'
/** The field that says how often a variant stands in the room; without it once. */
export const toQuantityField = (variantId: string) => `aantal_${variantId}`

/** Reads what a shopper wants of a look. */
export function readLook(form: FormData): { item_id: string; quantity: number }[] {
  return [...new Set(readTexts(form, itemField))].map((item_id) => {
    const written = readText(form, toQuantityField(item_id))
    return { item_id, quantity: /^[1-9]$/.test(written) ? Number(written) : 1 }
  })
}
