import {
  endOtherSessionsEndpoint,
  endSessionEndpoint,
  getAccountEndpoint,
  listSessionsEndpoint,
} from '@sluimer/contract/account/endpoints'
import { KeyRound, Mail, MonitorSmartphone } from 'lucide-react'
import { data } from 'react-router'
import { getApi } from '../../../lib/api/api.server.ts'
import { sendOrKeep, unsentMessage } from '../../../lib/api/unsent.ts'
import { formatPageTitle } from '../../../lib/brand.ts'
import { readText } from '../../../lib/form-text.ts'
import { describeLoginFailure, type Refusal } from '../failure-words.ts'
import { personalMeta } from '../frame/door-frame.tsx'
import { mailProofName, readProofMinutes, toProofState } from '../page/fresh-login.tsx'
import { type IconFact, IconFacts } from '../page/icon-facts.tsx'
import { isWorthReading } from '../page/is-worth-reading.ts'
import { ownOrLogin } from '../page/own-or-login.server.ts'
import { mailProof, proveAgain } from '../page/prove-again.server.ts'
import type { Route } from './+types/devices-page.ts'
import { allOthers, type DevicesAnswer, DevicesForm, sessionName } from './devices-form.tsx'

export const meta: Route.MetaFunction = () => [{ title: formatPageTitle('Apparaten') }, ...personalMeta]

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = getApi(context)
  const [account, list] = await Promise.all([
    api.call(getAccountEndpoint, {}),
    api.call(listSessionsEndpoint, {}),
  ])
  const proof = toProofState(ownOrLogin(context, url, account))
  return { ...proof, sessions: ownOrLogin(context, url, list).sessions }
}

export async function action({ request, context }: Route.ActionArgs) {
  const api = getApi(context)
  const form = await request.formData()
  if (form.has(mailProofName)) {
    const mailed = await mailProof(api)
    return mailed.ok ? data<DevicesAnswer>({ proofMinutes: mailed.data.minutes }) : refuse(mailed)
  }
  const refusal = await proveAgain(api, form)
  if (refusal) return refuse(refusal, readProofMinutes(form))
  const id = readText(form, sessionName)
  // Enter in the field that proves the owner's identity.
  if (id === '') return data<DevicesAnswer>({})
  const ended =
    id === allOthers
      ? await api.call(endOtherSessionsEndpoint, {})
      : await api.call(endSessionEndpoint, { params: { id } })
  // A browser that logged out by itself meanwhile is as it should be.
  if (ended.ok || ended.error.code === 'not_found') return data<DevicesAnswer>({ isDone: true })
  return refuse(ended)
}

function refuse(refusal: Refusal, proof: { proofMinutes?: number } = {}) {
  const answer = { problem: describeLoginFailure(refusal), ...proof }
  return data<DevicesAnswer>(answer, { status: refusal.status })
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendOrKeep(args, (): DevicesAnswer => ({ problem: unsentMessage }))
}

export const shouldRevalidate = isWorthReading

const facts: readonly IconFact[] = [
  {
    icon: <MonitorSmartphone />,
    title: 'Op een geleend apparaat',
    text: 'Log er na afloop uit. Vergat je dat, dan doe je het later op deze pagina.',
  },
  {
    icon: <KeyRound />,
    title: 'Met een passkey',
    text: 'Niemand kan hem afkijken of raden, en een nagemaakte site heeft er niets aan.',
    link: { title: 'Naar je passkeys', to: '/account/passkeys/' },
  },
  {
    icon: <Mail />,
    title: 'We mailen je',
    text: 'Verandert je wachtwoord, je mailadres of een passkey? Dan hoor je dat meteen.',
  },
]

/** Where the account is open, and the way to close it there. */
export default function DevicesPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <h1>Apparaten</h1>
      <p className="mt-3 text-ink-soft">
        Op deze apparaten ben je ingelogd. Herken je er een niet? Log het daar uit en kies een nieuw
        wachtwoord.
      </p>
      <DevicesForm {...loaderData} answer={actionData} />
      <IconFacts title="Zo blijft je account van jou" facts={facts} />
    </>
  )
}
