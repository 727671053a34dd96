/** How long a deal lasts, in the shopper's terms: until midnight, until Tuesday begins, or until a moment of its own. */
export const dealKinds = ['daily', 'weekly', 'other'] as const
export type DealKind = (typeof dealKinds)[number]

/** What can fill a category automatically: running deals of a kind, or every product with a lawful discount. */
export const categoryFillings = [...dealKinds, 'discount'] as const
export type CategoryFilling = (typeof categoryFillings)[number]
