import { unsentMessage } from '../../../lib/api/unsent.ts'
import { readText } from '../../../lib/form-text.ts'
import type { LoginStep } from './login-steps.ts'

/** Returns the step of a login whose form could not be sent, with what was filled in. */
export function keepStep(form: FormData): LoginStep {
  const start = {
    email: readText(form, 'email'),
    isRemembered: form.get('remember') === 'on',
    problem: unsentMessage,
  }
  const minutes = Number(readText(form, 'minutes'))
  return minutes > 0 ? { ...start, step: 'code', minutes, isSentAgain: false } : { ...start, step: 'start' }
}
