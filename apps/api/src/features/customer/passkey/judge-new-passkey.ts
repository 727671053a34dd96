import { verifyRegistrationResponse } from '@simplewebauthn/server'
import { decodeAttestationObject } from '@simplewebauthn/server/helpers'
import type { NewPasskey } from '@sluimer/contract/account/passkey-schemas'
import type { PasskeyRow } from '../rows/passkey.queries.ts'
import { passkeyAlgorithms } from './algorithms.ts'
import type { RelyingParty } from './relying-party.ts'

/** What a device says about the passkey that it made. */
export type DevicePasskey = Pick<
  PasskeyRow,
  'credentialId' | 'publicKey' | 'counter' | 'transports' | 'canSync' | 'isSynced'
>

/** Returns the passkey of a browser's answer to a challenge; undefined when anything about it is wrong. */
export async function judgeNewPasskey(
  credential: NewPasskey['credential'],
  challenge: string,
  { domain, origin }: RelyingParty,
): Promise<DevicePasskey | undefined> {
  if (!isWithoutMaker(credential.response.attestationObject)) return undefined
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: domain,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...passkeyAlgorithms],
    })
    if (!verified) return undefined
    const { credential: made, credentialDeviceType, credentialBackedUp } = registrationInfo
    // The id is signed over inside the answer; the one beside it is only what the page says.
    if (made.id !== credential.id) return undefined
    return {
      credentialId: made.id,
      publicKey: Buffer.from(made.publicKey).toString('base64url'),
      counter: made.counter,
      transports: credential.response.transports,
      canSync: credentialDeviceType === 'multiDevice',
      isSynced: credentialBackedUp,
    }
  } catch {
    // The library throws one error for each thing that can be wrong.
    return undefined
  }
}

/**
 * Whether an answer says nothing about the maker of the device, as it is asked to. The library would follow the
 * certificates of one that does, also to addresses that are named in them.
 */
function isWithoutMaker(attestationObject: string): boolean {
  try {
    const object = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')))
    const format = object.get('fmt')
    return format === 'none' || (format === 'packed' && object.get('attStmt').get('x5c') === undefined)
  } catch {
    return false
  }
}
