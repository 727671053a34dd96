import {
  askLoginCodeEndpoint,
  getAccountEndpoint,
  listSessionsEndpoint,
  logInEndpoint,
  logInWithCodeEndpoint,
} from '@sluimer/contract/account/endpoints'
import type { Client } from '@sluimer/contract/client'
import { readText } from '../../../lib/form-text.ts'
import type { Refusal } from '../failure-words.ts'
import { proofFields } from './fresh-login.tsx'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Logs the customer in once more with what a form holds beside its own fields: the present password, or the digits of a
 * mail. Returns the refusal; undefined when it succeeded, or when the form holds neither, so that the api decides.
 */
export async function proveAgain(api: Client, form: FormData): Promise<Refusal | undefined> {
  const password = readText(form, proofFields.password)
  const digits = readText(form, proofFields.digits)
  if (password === '' && digits === '') return undefined
  const remember = await isRemembered(api)
  if (digits !== '') {
    const login = await api.call(logInWithCodeEndpoint, { body: { code: digits, remember } })
    return login.ok ? undefined : login
  }
  const account = await api.call(getAccountEndpoint, {})
  if (!account.ok) return account
  const username = account.data.customer.email
  const login = await api.call(logInEndpoint, { body: { username, password, remember } })
  if (login.ok) return undefined
  if (login.error.code !== 'login_failed') return login
  return { ...login, error: { ...login.error, message: 'Dit is niet je huidige wachtwoord.' } }
}

/** Mails digits with which a customer without a password logs in once more; returns for how long they work. */
export async function mailProof(api: Client) {
  const account = await api.call(getAccountEndpoint, {})
  if (!account.ok) return account
  return api.call(askLoginCodeEndpoint, { body: { email: account.data.customer.email } })
}

/** Whether the present session outlives a day, so that the one that replaces it does as well. */
async function isRemembered(api: Client): Promise<boolean> {
  const answer = await api.call(listSessionsEndpoint, {})
  const current = answer.ok ? answer.data.sessions.find((session) => session.isCurrent) : undefined
  return current !== undefined && Date.parse(current.endsAt) - Date.parse(current.loggedInAt) > dayMs
}
