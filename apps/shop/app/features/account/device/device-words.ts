export type PasskeyAct = 'add' | 'login' | 'prove'

const cancelled: Readonly<Record<PasskeyAct, string>> = {
  add: 'Er is geen passkey gemaakt. Bedenk je je? Probeer het gerust nog een keer.',
  login: 'Het inloggen met een passkey is niet afgemaakt. Probeer het nog een keer, of log in met een code.',
  prove: 'Het bevestigen met je passkey is niet afgemaakt. Probeer het nog een keer.',
}
const failed: Readonly<Record<PasskeyAct, string>> = {
  add: 'Het lukte niet om een passkey te maken. Probeer het nog een keer.',
  login: 'Inloggen met een passkey lukte niet. Probeer het nog een keer, of log in met een code.',
  prove: 'Bevestigen met je passkey lukte niet. Probeer het nog een keer.',
}
const alreadyHere = 'Op dit apparaat staat al een passkey voor je account.'
const withoutLock =
  'Dit apparaat kan geen passkey bewaren. Stel eerst een schermvergrendeling in, of gebruik een ander apparaat.'

/**
 * Returns why the browser made or used no passkey, from the name of its error (WebAuthn Level 3, sections 5.1.3 and
 * 5.1.4.3). A browser does not tell a refusal of the shopper from a wait that was too long.
 */
export function describeDeviceFailure(act: PasskeyAct, errorName: string): string {
  if (errorName === 'NotAllowedError') return cancelled[act]
  if (act === 'add' && errorName === 'InvalidStateError') return alreadyHere
  if (act === 'add' && (errorName === 'ConstraintError' || errorName === 'NotSupportedError'))
    return withoutLock
  return failed[act]
}

/** Returns the words of a call that failed: the api's, unless the shop itself is at fault. */
export function describeCallFailure(act: PasskeyAct, message: string): string {
  return message || failed[act]
}
