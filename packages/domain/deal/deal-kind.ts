/** How long a deal lasts, as shoppers know it: until midnight, until Tuesday begins, or until its own moment. */
export const dealKinds = ['daily', 'weekly', 'other'] as const
export type DealKind = (typeof dealKinds)[number]

/** What can fill a category by itself: running deals of a kind, or every product with a lawful discount. */
export const categoryFillings = [...dealKinds, 'discount'] as const
export type CategoryFilling = (typeof categoryFillings)[number]
