/** The name of the field that says which way of logging in a button stands for. */
export const wayName = 'way'

/** What the login page shows: the address with both ways, or the field for the digits. */
export type LoginStep = {
  email: string
  isRemembered: boolean
  /** Why the last attempt failed. */
  problem: string | undefined
} & ({ step: 'start' } | { step: 'code'; minutes: number; isSentAgain: boolean })
