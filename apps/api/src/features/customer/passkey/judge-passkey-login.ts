import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { PasskeyLogin } from '@sluimer/contract/account/passkey-schemas'
import type { PasskeyRow } from '../rows/passkey.queries.ts'
import { type RelyingParty, toUserHandle } from './relying-party.ts'

/**
 * Returns what the device says about itself when it signed a challenge with this passkey for its owner; undefined when
 * anything about it is wrong. A count that did not grow means that the passkey was copied, and is refused.
 */
export async function judgePasskeyLogin(
  credential: PasskeyLogin['credential'],
  challenge: string,
  passkey: PasskeyRow,
  { domain, origin }: RelyingParty,
): Promise<Pick<PasskeyRow, 'counter' | 'isSynced'> | undefined> {
  const { userHandle, ...response } = credential.response
  if (userHandle !== toUserHandle(passkey.customerId)) return undefined
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: domain,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    })
    if (!verified) return undefined
    const { newCounter, credentialBackedUp, credentialDeviceType } = authenticationInfo
    // Whether a passkey can be copied is decided when it is made (WebAuthn Level 3, section 6.1.3).
    if ((credentialDeviceType === 'multiDevice') !== passkey.canSync) return undefined
    return { counter: newCounter, isSynced: credentialBackedUp }
  } catch {
    // The library throws one error for each thing that can be wrong.
    return undefined
  }
}
