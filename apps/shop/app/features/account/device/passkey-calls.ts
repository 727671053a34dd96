import type {
  NewPasskey,
  Passkey,
  PasskeyCreation,
  PasskeyLogin,
  PasskeyProof,
  PasskeyRequest,
} from '@sluimer/contract/account/passkey-schemas'
import type { ErrorBody } from '@sluimer/contract/errors'

export type Answer<Data> = { ok: true; data: Data } | { ok: false; code: string; message: string }

/** An answer after this time counts as none. */
const timeoutMs = 10_000

export function listPasskeys(): Promise<Answer<{ passkeys: Passkey[] }>> {
  return send('GET', '/v1/customer/passkeys')
}

export function askNewPasskey(): Promise<Answer<PasskeyCreation>> {
  return send('POST', '/v1/customer/passkeys/options')
}

export function addPasskey(body: NewPasskey): Promise<Answer<Passkey>> {
  return send('POST', '/v1/customer/passkeys', body)
}

export function askPasskeyLogin(): Promise<Answer<PasskeyRequest>> {
  return send('POST', '/v1/customer/login/passkey/options')
}

export function logIn(
  body: PasskeyLogin,
): Promise<Answer<{ loggedIn: boolean; hasStoppedWayBack: boolean }>> {
  return send('POST', '/v1/customer/login/passkey', body)
}

export function askPasskeyProof(): Promise<Answer<PasskeyRequest>> {
  return send('POST', '/v1/customer/passkeys/proof/options')
}

export function provePasskey(body: PasskeyProof): Promise<Answer<{ done: true }>> {
  return send('POST', '/v1/customer/passkeys/proof', body)
}

/** Calls the api as the browser: the device's answer is made here, and no form could carry it. */
async function send<Data>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer<Data>> {
  try {
    const answer = await fetch(path, {
      method,
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (answer.ok) return { ok: true, data: (await answer.json()) as Data }
    const { error } = (await answer.json()) as ErrorBody
    return { ok: false, code: error.code, message: answer.status >= 500 ? '' : error.message }
  } catch {
    return { ok: false, code: 'unreachable', message: '' }
  }
}
