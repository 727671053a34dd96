import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether this browser knows passkeys. Assumed until scripts run, because nearly all browsers do. */
export function useCanUsePasskeys(): boolean {
  return useSyncExternalStore(
    never,
    () => typeof window.PublicKeyCredential === 'function',
    () => true,
  )
}

/** Whether the device itself can keep a passkey, behind a finger, a face or a pin. */
export async function canKeepPasskeys(): Promise<boolean> {
  try {
    return await window.PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()
  } catch {
    // Browsers that know no passkeys do not have the function either.
    return false
  }
}

/** Whether the browser suggests passkeys in the field for the address. */
export async function canSuggestPasskeys(): Promise<boolean> {
  try {
    return await window.PublicKeyCredential.isConditionalMediationAvailable()
  } catch {
    return false
  }
}
