import { describeCallFailure, describeDeviceFailure, type PasskeyAct } from './device-words.ts'
import { addPasskey, askNewPasskey, askPasskeyLogin, logIn } from './passkey-calls.ts'

/** Loaded when a device is about to be asked: no other page carries it. */
type Library = typeof import('@simplewebauthn/browser')

export type Outcome =
  | { kind: 'done' }
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
  const question = { optionsJSON: asked.data, useBrowserAutofill: how.isSuggestion }
  const signed = await askDevice('login', ({ startAuthentication }) => {
    how.signal?.throwIfAborted()
    return startAuthentication(question)
  })
  if (!('answer' in signed)) return how.isSuggestion ? nothing : signed
  const { id, rawId, response } = signed.answer
  const { clientDataJSON, authenticatorData, signature, userHandle = null } = response
  const login = await logIn({
    credential: {
      ...{ id, rawId, type: 'public-key' },
      response: { clientDataJSON, authenticatorData, signature, userHandle },
    },
    remember: how.isRemembered(),
  })
  return login.ok ? { kind: 'done' } : toFailure('login', login)
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
