import { getAccountEndpoint } from '@sluimer/contract/account/endpoints'
import { listPasskeysEndpoint } from '@sluimer/contract/account/passkey-endpoints'
import { Fingerprint, MonitorSmartphone, ShieldCheck } from 'lucide-react'
import { useEffect } from 'react'
import { getApi } from '../../../lib/api/api.server.ts'
import { sendOrKeep, unsentMessage } from '../../../lib/api/unsent.ts'
import { formatPageTitle } from '../../../lib/brand.ts'
import { Alert } from '../../../ui/message/alert.tsx'
import { AnswerAlert } from '../../../ui/message/answer-alert.tsx'
import { signalRemoved } from '../device/signal-removed.ts'
import { personalMeta } from '../frame/door-frame.tsx'
import { toProofState } from '../page/fresh-login.tsx'
import { type IconFact, IconFacts } from '../page/icon-facts.tsx'
import { isWorthReading } from '../page/is-worth-reading.ts'
import { ownOrLogin } from '../page/own-or-login.server.ts'
import { WayBackNotice } from '../way-back/way-back-notice.tsx'
import type { Route } from './+types/passkeys-page.ts'
import { AddPasskey } from './add-passkey.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { PasskeyOnly } from './passkey-only.tsx'
import { changePasskeys } from './passkeys-action.server.ts'
import type { PasskeysAnswer } from './passkeys-answer.ts'
import { ProveForm } from './prove-form.tsx'

export const meta: Route.MetaFunction = () => [{ title: formatPageTitle('Passkeys') }, ...personalMeta]

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = getApi(context)
  const [account, list] = await Promise.all([
    api.call(getAccountEndpoint, {}),
    api.call(listPasskeysEndpoint, {}),
  ])
  const own = ownOrLogin(context, url, account)
  const { isFreshPasskey, wayBackAt } = own
  const hasStopped = url.searchParams.get('wachttijd') === 'gestopt'
  return { ...toProofState(own), isFreshPasskey, wayBackAt, hasStopped, ...ownOrLogin(context, url, list) }
}

export async function action({ request, context }: Route.ActionArgs) {
  return changePasskeys(getApi(context), await request.formData())
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendOrKeep(args, (): PasskeysAnswer => ({ problem: unsentMessage }))
}

export const shouldRevalidate = isWorthReading

const doneWords = {
  removed: 'Verwijderd: met deze passkey kan niemand meer inloggen. Op je apparaat kun je hem ook weghalen.',
  renamed: 'De naam is opgeslagen.',
  only_on:
    'Vanaf nu opent alleen een passkey je account. We hebben je erover gemaild, en op je andere apparaten ben je uitgelogd.',
  only_off:
    'Je account opent ook weer met een code per mail. We hebben je erover gemaild, en op je andere apparaten ben je uitgelogd.',
  stopped: 'De wachttijd is gestopt: je account opent alleen met een passkey.',
}

const reasons: readonly IconFact[] = [
  {
    icon: <Fingerprint />,
    title: 'Sneller',
    text: 'Eén aanraking of één blik en je bent binnen, zonder code uit je mail.',
  },
  {
    icon: <ShieldCheck />,
    title: 'Veiliger',
    text: 'Hij werkt alleen op onze eigen site. Een nagemaakte site heeft er niets aan.',
  },
  {
    icon: <MonitorSmartphone />,
    title: 'Op je apparaten',
    text: 'Je telefoon of wachtwoordbeheerder bewaart hem, vaak voor al je apparaten samen.',
  },
]

/** The passkeys of an account: what they are, which there are, another one, and one less. */
export default function PasskeysPage({ loaderData, actionData }: Route.ComponentProps) {
  const { passkeys, isFresh, isPasskeyOnly, isFreshPasskey, wayBackAt } = loaderData
  const removed = actionData?.removed
  useEffect(() => {
    if (removed) void signalRemoved(removed)
  }, [removed])
  return (
    <>
      <h1>Passkeys</h1>
      <p className="mt-3 text-ink-soft">
        Met een passkey log je in met je vinger, je gezicht of de pincode van je apparaat. Je hoeft niets te
        onthouden, en niemand kan hem raden of afkijken.
      </p>
      <WayBackNotice wayBackAt={wayBackAt} />
      <div className="mt-6 flex flex-col gap-6">
        {loaderData.hasStopped && !actionData && wayBackAt === null && (
          <Alert tone="success" title="De wachttijd is gestopt">
            Iemand had gemeld dat al je passkeys kwijt zijn. Omdat je met je passkey inlogde, opent je account
            alleen daarmee. Was jij dat niet? Kies dan een ander wachtwoord voor je mail.
          </Alert>
        )}
        {actionData?.problem && <AnswerAlert answer={actionData}>{actionData.problem}</AnswerAlert>}
        {actionData?.done && <Alert tone="success">{doneWords[actionData.done]}</Alert>}
        {!isFresh && <ProveForm {...loaderData} mailedMinutes={actionData?.proofMinutes} />}
        {passkeys.length > 0 && <PasskeyList passkeys={passkeys} canRemove={isFresh} />}
        {isFresh && <AddPasskey hasOthers={passkeys.length > 0} />}
      </div>
      {passkeys.length === 0 && <IconFacts title="Waarom een passkey?" facts={reasons} />}
      {passkeys.length > 0 && (
        <PasskeyOnly
          passkeys={passkeys.length}
          hasPassword={loaderData.hasPassword}
          isPasskeyOnly={isPasskeyOnly}
          isFresh={isFresh}
          isFreshPasskey={isFreshPasskey}
        />
      )}
    </>
  )
}
