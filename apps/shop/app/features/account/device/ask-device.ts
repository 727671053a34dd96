import type { PasskeyRequest } from '@sluimer/contract/account/passkey-schemas'
import { describeCallFailure, describeDeviceFailure, type PasskeyAct } from './device-words.ts'
import {
  addPasskey,
  askNewPasskey,
  askPasskeyLogin,
  askPasskeyProof,
  logIn,
  provePasskey,
} from './passkey-calls.ts'

/** Loaded when a device is about to be asked: no other page carries it. */
type Library = typeof import('@simplewebauthn/browser')

export type Outcome =
  | { kind: 'done'; hasStoppedWayBack?: boolean }
  /** No passkey was chosen, and the shopper needs no word about it: another question came, or the page was left. */
  | { kind: 'nothing' }
  /** The login is too long ago. */
  | { kind: 'too-old' }
  | { kind: 'failed'; problem: string }

const nothing: Outcome = { kind: 'nothing' }

/** Lets the device make a passkey for the customer, and has it kept. */
export async function makePasskey(): Promise<Outcome> {
  const asked = await askNewPasskey()
  if (!asked.ok) return toFailure('add', asked)
  const optionsJSON = asked.data as Parameters<Library['startRegistration']>[0]['optionsJSON']
  const made = await askDevice('add', ({ startRegistration }) => startRegistration({ optionsJSON }))
  if (!('answer' in made)) return made
  const { id, rawId, response } = made.answer
  const { clientDataJSON, attestationObject, transports = [] } = response
  const kept = await addPasskey({
    credential: {
      id,
      rawId,
      type: 'public-key',
      response: { clientDataJSON, attestationObject, transports },
    },
  })
  return kept.ok ? { kind: 'done' } : toFailure('add', kept)
}

/**
 * Lets the shopper choose a passkey and logs them in with it: at once, or when they choose one that the browser suggests
 * in the field for the address. Nobody asked for suggestions, so that a device that gives none is not worth a word.
 */
export async function logInWithDevice(how: {
  isSuggestion: boolean
  /** Whether the session outlives a day; asked when the passkey is chosen. */
  isRemembered: () => boolean
  /** Ends what has not reached the device yet: a late suggestion would take the place of what the button asks. */
  signal?: AbortSignal
}): Promise<Outcome> {
  const asked = await askPasskeyLogin()
  if (!asked.ok) return how.isSuggestion ? nothing : toFailure('login', asked)
  const question = { optionsJSON: toLibrary(asked.data), useBrowserAutofill: how.isSuggestion }
  const signed = await askDevice('login', ({ startAuthentication }) => {
    how.signal?.throwIfAborted()
    return startAuthentication(question)
  })
  if (!('answer' in signed)) return how.isSuggestion ? nothing : signed
  const login = await logIn({ credential: toCredential(signed.answer), remember: how.isRemembered() })
  if (!login.ok) return toFailure('login', login)
  return { kind: 'done', hasStoppedWayBack: login.data.hasStoppedWayBack }
}

/** Shows with a passkey of the account that it is still the customer. */
export async function proveWithDevice(): Promise<Outcome> {
  const asked = await askPasskeyProof()
  if (!asked.ok) return toFailure('prove', asked)
  const optionsJSON = toLibrary(asked.data)
  const signed = await askDevice('prove', ({ startAuthentication }) => startAuthentication({ optionsJSON }))
  if (!('answer' in signed)) return signed
  const proven = await provePasskey({ credential: toCredential(signed.answer) })
  return proven.ok ? { kind: 'done' } : toFailure('prove', proven)
}

type Question = Parameters<Library['startAuthentication']>[0]['optionsJSON']
type Signed = Awaited<ReturnType<Library['startAuthentication']>>

const toLibrary = (request: PasskeyRequest) => request as Question

function toCredential({ id, rawId, response }: Signed) {
  const { clientDataJSON, authenticatorData, signature, userHandle = null } = response
  return {
    ...{ id, rawId, type: 'public-key' as const },
    response: { clientDataJSON, authenticatorData, signature, userHandle },
  }
}

/** Takes back what the device was asked, so that it does not stay on a page that was left. */
export async function stopAsking(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser')
  WebAuthnAbortService.cancelCeremony()
}

async function askDevice<Answer>(
  act: PasskeyAct,
  ask: (library: Library) => Promise<Answer>,
): Promise<{ answer: Answer } | Outcome> {
  try {
    return { answer: await ask(await import('@simplewebauthn/browser')) }
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    return name === 'AbortError' ? nothing : { kind: 'failed', problem: describeDeviceFailure(act, name) }
  }
}

function toFailure(act: PasskeyAct, { code, message }: { code: string; message: string }): Outcome {
  if (code === 'login_too_old') return { kind: 'too-old' }
  return { kind: 'failed', problem: describeCallFailure(act, message) }
}
