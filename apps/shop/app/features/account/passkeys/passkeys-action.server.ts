import { removePasskeyEndpoint, renamePasskeyEndpoint } from '@sluimer/contract/account/passkey-endpoints'
import {
  choosePasskeyOnlyEndpoint,
  endPasskeyOnlyEndpoint,
  stopOwnWayBackEndpoint,
} from '@sluimer/contract/account/passkey-only-endpoints'
import type { Client } from '@sluimer/contract/client'
import { data } from 'react-router'
import { readText } from '../../../lib/form-text.ts'
import { describeLoginFailure, describeSavingFailure, type Refusal } from '../failure-words.ts'
import { mailProofName, readProofMinutes } from '../page/fresh-login.tsx'
import { mailProof, proveAgain } from '../page/prove-again.server.ts'
import { stopWayBackName } from '../way-back/way-back-notice.tsx'
import { onlyName, type PasskeysAnswer, removeName, renameName } from './passkeys-answer.ts'

/** Handles the forms of the page of passkeys: proving identity, renaming one, removing one, and the choice for passkeys only. */
export async function changePasskeys(api: Client, form: FormData) {
  if (form.has(mailProofName)) {
    const mailed = await mailProof(api)
    if (mailed.ok) return answer({ proofMinutes: mailed.data.minutes })
    return refuse(mailed, { problem: describeLoginFailure(mailed) })
  }
  const renamed = readText(form, renameName)
  if (renamed !== '') return rename(api, renamed, readText(form, 'name'))
  const removed = readText(form, removeName)
  if (removed !== '') return remove(api, removed)
  if (form.has(onlyName)) return chooseOnly(api, readText(form, onlyName) === 'on')
  if (form.has(stopWayBackName)) return stopWayBack(api)
  const refusal = await proveAgain(api, form)
  if (refusal === undefined) return answer({})
  return refuse(refusal, { problem: describeLoginFailure(refusal), ...readProofMinutes(form) })
}

async function rename(api: Client, id: string, name: string) {
  const renamed = await api.call(renamePasskeyEndpoint, { params: { id }, body: { name } })
  return renamed.ok
    ? answer({ done: 'renamed' })
    : refuse(renamed, { problem: describeSavingFailure(renamed) })
}

async function remove(api: Client, id: string) {
  const removed = await api.call(removePasskeyEndpoint, { params: { id } })
  if (removed.ok) return answer({ done: 'removed', removed: removed.data.removed })
  // One that was removed elsewhere meanwhile is as it should be.
  if (removed.error.code === 'not_found') return answer({ done: 'removed' })
  return refuse(removed, { problem: describeSavingFailure(removed) })
}

async function chooseOnly(api: Client, isOn: boolean) {
  const chosen = await api.call(isOn ? choosePasskeyOnlyEndpoint : endPasskeyOnlyEndpoint, {})
  return chosen.ok
    ? answer({ done: isOn ? 'only_on' : 'only_off' })
    : refuse(chosen, { problem: describeSavingFailure(chosen) })
}

async function stopWayBack(api: Client) {
  const stopped = await api.call(stopOwnWayBackEndpoint, {})
  return stopped.ok
    ? answer({ done: 'stopped' })
    : refuse(stopped, { problem: describeSavingFailure(stopped) })
}

const answer = (words: PasskeysAnswer) => data(words)
const refuse = ({ status }: Refusal, words: PasskeysAnswer) => data(words, { status })
