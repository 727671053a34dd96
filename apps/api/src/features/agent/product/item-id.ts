/** What an id of the protocol names. Products and variants have ids of their own, so that neither is taken for the other. */
export interface ItemId {
  readonly kind: 'product' | 'variant'
  readonly id: number
}

/** Reads 'p12' or 'v34'; undefined for anything else, which is then an id that nothing has. */
export function readItemId(text: string): ItemId | undefined {
  const [, letter, digits] = /^([pv])([1-9]\d{0,14})$/.exec(text) ?? []
  return letter === undefined
    ? undefined
    : { kind: letter === 'p' ? 'product' : 'variant', id: Number(digits) }
}

/** Returns the protocol's id of a product. */
export function toProductItemId(id: string | number): string {
  return `p${id}`
}

/** Returns the protocol's id of a variant, which is what a cart holds. */
export function toVariantItemId(id: string | number): string {
  return `v${id}`
}
