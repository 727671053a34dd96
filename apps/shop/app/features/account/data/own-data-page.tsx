import { deleteAccountEndpoint, getOwnDataEndpoint } from '@sluimer/contract/account/data-endpoints'
import { getAccountEndpoint } from '@sluimer/contract/account/endpoints'
import type { Client } from '@sluimer/contract/client'
import { FileBraces, FileText } from 'lucide-react'
import { data, Form, redirectDocument } from 'react-router'
import { getApi } from '../../../lib/api/api.server.ts'
import { sendOrKeep, unsentMessage } from '../../../lib/api/unsent.ts'
import { formatPageTitle } from '../../../lib/brand.ts'
import { Button, buttonLook } from '../../../ui/button/button.tsx'
import { AnswerAlert } from '../../../ui/message/answer-alert.tsx'
import { deletedPath, ownDataPath } from '../account-paths.ts'
import { describeLoginFailure, type Refusal } from '../failure-words.ts'
import { personalMeta } from '../frame/door-frame.tsx'
import {
  canSend,
  FreshLogin,
  mailProofName,
  type ProofState,
  readProofMinutes,
  toProofState,
} from '../page/fresh-login.tsx'
import { isWorthReading } from '../page/is-worth-reading.ts'
import { ownOrLogin } from '../page/own-or-login.server.ts'
import { mailProof, proveAgain } from '../page/prove-again.server.ts'
import type { Route } from './+types/own-data-page.ts'
import { DeletionForm, deleteName, sureName, sureProblem } from './deletion-form.tsx'
import { groupByPurpose, type Section } from './group-by-purpose.ts'

interface Answer {
  deletionProblem?: string
  problem?: string
  proofMinutes?: number
}

export const meta: Route.MetaFunction = () => [{ title: formatPageTitle('Mijn gegevens') }, ...personalMeta]

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = getApi(context)
  const proof = toProofState(ownOrLogin(context, url, await api.call(getAccountEndpoint, {})))
  if (!proof.isFresh) return { ...proof, sections: [], keptOrders: [] }
  const own = ownOrLogin(context, url, await api.call(getOwnDataEndpoint, {}))
  const sections = own.sections.map(({ rows, ...section }) => ({ ...section, rows: rows.length }))
  return { ...proof, sections, keptOrders: own.kept_orders }
}

export async function action({ request, context }: Route.ActionArgs) {
  const api = getApi(context)
  const form = await request.formData()
  if (form.has(deleteName)) return deleteAccount(api, form)
  if (form.has(mailProofName)) {
    const mailed = await mailProof(api)
    return mailed.ok ? data<Answer>({ proofMinutes: mailed.data.minutes }) : refuse(mailed)
  }
  const refusal = await proveAgain(api, form)
  return refusal ? refuse(refusal, readProofMinutes(form)) : data<Answer>({})
}

/** Deletes the account when the box was ticked, and leads to the receipt. */
async function deleteAccount(api: Client, form: FormData) {
  if (!form.has(sureName)) return data<Answer>({ deletionProblem: sureProblem }, { status: 400 })
  const deleted = await api.call(deleteAccountEndpoint, { body: { sure: true } })
  if (deleted.ok)
    return redirectDocument(`${deletedPath}?${new URLSearchParams({ nummer: deleted.data.receipt })}`)
  return data<Answer>({ deletionProblem: describeLoginFailure(deleted) }, { status: deleted.status })
}

function refuse(refusal: Refusal, proof: { proofMinutes?: number } = {}) {
  const answer = { problem: describeLoginFailure(refusal), ...proof }
  return data<Answer>(answer, { status: refusal.status })
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendOrKeep(
    args,
    (form): Answer =>
      form.has(deleteName) ? { deletionProblem: unsentMessage } : { problem: unsentMessage },
  )
}

export const shouldRevalidate = isWorthReading

/** What the shop knows about the customer, and how to take it along. */
export default function OwnDataPage({ loaderData, actionData }: Route.ComponentProps) {
  const { sections, keptOrders, isFresh } = loaderData
  return (
    <>
      <h1>Mijn gegevens</h1>
      <p className="mt-3 text-ink-soft">
        Alles wat we over je bewaren, om te lezen, mee te nemen of te verwijderen.
      </p>
      {isFresh ? <Downloads sections={sections} /> : <ProofForm {...loaderData} answer={actionData} />}
      {isFresh && (
        <div className="max-w-[46rem]">
          <DeletionForm sections={sections} keptOrders={keptOrders} answer={actionData} />
        </div>
      )}
    </>
  )
}

function ProofForm(props: ProofState & { answer: Answer | undefined }) {
  const { answer } = props
  const proof = { ...props, mailedMinutes: answer?.proofMinutes }
  return (
    <Form method="post" noValidate className="mt-6 flex flex-col gap-5">
      {answer?.problem && <AnswerAlert answer={answer}>{answer.problem}</AnswerAlert>}
      <FreshLogin {...proof} formId="gegevens" />
      {canSend(proof) && <Button className="self-start max-sm:w-full">Laat mijn gegevens zien</Button>}
    </Form>
  )
}

function Downloads({ sections }: { sections: readonly Section[] }) {
  return (
    <section aria-labelledby="downloaden" className="mt-8">
      <h2 id="downloaden" className="text-xl">
        Download je gegevens
      </h2>
      <p className="mt-4 flex flex-wrap gap-3">
        <a href={`${ownDataPath}download/pagina/`} className={downloadLook}>
          <FileText className="size-5 shrink-0" aria-hidden="true" />
          Als pagina om te lezen
        </a>
        <a href={`${ownDataPath}download/json/`} className={downloadLook}>
          <FileBraces className="size-5 shrink-0" aria-hidden="true" />
          Als JSON, om ergens anders te gebruiken
        </a>
      </p>
      <h3 className="mt-8 font-semibold">Wat erin staat</h3>
      <dl data-wide className="mt-3 grid gap-x-16 gap-y-4 xl:grid-cols-2">
        {groupByPurpose(sections).map(([why, titles]) => (
          <div key={why}>
            {titles.map((title) => (
              <dt key={title}>{title}</dt>
            ))}
            <dd className="text-sm text-ink-soft">{why}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const downloadLook = buttonLook({ variant: 'secondary', className: 'gap-2 max-sm:w-full' })
