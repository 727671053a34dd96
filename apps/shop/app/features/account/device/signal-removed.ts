import type { RemovedPasskey } from '@sluimer/contract/account/passkey-schemas'

interface Signalling {
  signalUnknownCredential?: (removed: RemovedPasskey) => Promise<void>
}

/**
 * Tells the device that a passkey opens nothing any more, so that it offers it no longer (WebAuthn Level 3, section 5.1.10.2). It
 * names this one, and not those that still count: browsers act on a list some time later, and would take away a passkey
 * that was made in between. Where a browser or device does not know this, the shop refuses the passkey as before.
 */
export async function signalRemoved(
  removed: RemovedPasskey,
  device: Signalling | undefined = globalThis.PublicKeyCredential as Signalling | undefined,
): Promise<void> {
  try {
    await device?.signalUnknownCredential?.(removed)
  } catch {
    // A browser refuses it, for example, for a domain that it takes for another.
  }
}
