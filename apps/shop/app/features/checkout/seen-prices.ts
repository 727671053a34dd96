const prefix = 'price_of_'

/** Returns the name of the field for the price of one piece as the screen showed it when the button was pressed. */
export function toPriceField(itemId: string): string {
  return `${prefix}${itemId}`
}

/** Returns the prices that the shopper saw, in cents. A field that is no amount is left out: the total is compared anyway. */
export function readPrices(form: FormData): { item_id: string; price: number }[] {
  return [...form].flatMap(([name, value]) => {
    const price = typeof value === 'string' && value !== '' ? Number(value) : Number.NaN
    if (!name.startsWith(prefix) || !Number.isSafeInteger(price) || price < 0) return []
    return { item_id: name.slice(prefix.length), price }
  })
}
