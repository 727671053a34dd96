import type { RemovedPasskey } from '@sluimer/contract/account/passkey-schemas'

/** The name of the button that a form was sent with; its value is the passkey. */
export const removeName = 'remove'
export const renameName = 'rename'
/** Of the buttons that choose whether only a passkey opens the account: `on` or `off`. */
export const onlyName = 'only'

export interface PasskeysAnswer {
  done?: 'removed' | 'renamed' | 'only_on' | 'only_off' | 'stopped'
  /** For the device, which then offers it no more. */
  removed?: RemovedPasskey
  problem?: string
  /** How long the digits work that were mailed as a proof of identity. */
  proofMinutes?: number
}
