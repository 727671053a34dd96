/** The addresses that a customer keeps: to bill to, and to deliver to. */
export const addressKinds = ['billing', 'shipping'] as const
export type AddressKind = (typeof addressKinds)[number]

/** How many addresses of one kind a customer can keep. A number of ours: far more than a household uses. */
export const mostKeptAddresses = 20
