import { parseWithZod } from '@conform-to/zod/v4'
import {
  changeEmailEndpoint,
  changePasswordEndpoint,
  confirmEmailChangeEndpoint,
  saveAccountEndpoint,
} from '@sluimer/contract/account/endpoints'
import { changePasswordSchema } from '@sluimer/contract/account/schemas'
import type { Client } from '@sluimer/contract/client'
import { customerSchema } from '@sluimer/contract/customer/schemas'
import { data } from 'react-router'
import { readText } from '../../../lib/form-text.ts'
import { findVatProblem } from '../../address/find-vat-problem.server.ts'
import { splitRefusal } from '../../service/form-answer.ts'
import { describeSavingFailure, type Refusal } from '../failure-words.ts'
import { passwordFields } from '../new-password-fields.tsx'
import { mailProofName, readProofMinutes } from '../page/fresh-login.tsx'
import { mailProof, proveAgain } from '../page/prove-again.server.ts'
import { detailNames, type InformationAnswer, intentName, readFields } from './information-answer.ts'

/** Handles the forms of the page with the customer's own information. */
export async function changeInformation(api: Client, form: FormData) {
  const answer = await change(api, form)
  return 'refusal' in answer ? data(toAnswer(answer), { status: answer.refusal.status }) : data(answer)
}

/** A form that was refused, and what it keeps. */
interface Refused extends InformationAnswer {
  refusal: Refusal
}

function toAnswer({ refusal, ...answer }: Refused): InformationAnswer {
  return { ...answer, problem: answer.result ? undefined : describeSavingFailure(refusal) }
}

function change(api: Client, form: FormData): Promise<InformationAnswer | Refused> {
  const intent = readText(form, intentName)
  if (intent === 'password') return changePassword(api, form)
  if (intent === 'email') return askNewEmail(api, form)
  if (intent === 'email_code') return changeEmail(api, form)
  return saveDetails(api, form)
}

async function saveDetails(api: Client, form: FormData): Promise<InformationAnswer | Refused> {
  const intent = 'details'
  const submission = parseWithZod(readFields(form, detailNames), { schema: customerSchema })
  if (submission.status !== 'success') return { intent, result: submission.reply(), refusal: unreadable }
  // Only a number without its country's letters is taken for a Dutch one: an account has no country.
  const vatProblem = await findVatProblem(api, submission.value, 'NL')
  if (vatProblem)
    return {
      intent,
      result: submission.reply({ fieldErrors: { vat_number: [vatProblem] } }),
      refusal: unreadable,
    }
  const saved = await api.call(saveAccountEndpoint, { body: submission.value })
  if (saved.ok) return { intent, isSaved: true }
  return { intent, result: submission.reply(toErrors(saved)), refusal: saved }
}

async function changePassword(api: Client, form: FormData): Promise<InformationAnswer | Refused> {
  const intent = 'password'
  if (form.has(mailProofName)) return answerMailed({ intent }, await mailProof(api))
  const hideFields = [...passwordFields]
  const submission = parseWithZod(readFields(form, passwordFields), { schema: changePasswordSchema })
  const kept = readProofMinutes(form)
  if (submission.status !== 'success')
    return { intent, ...kept, result: submission.reply({ hideFields }), refusal: unreadable }
  const refusal = await proveAgain(api, form)
  if (refusal) return { intent, ...kept, refusal }
  const changed = await api.call(changePasswordEndpoint, { body: submission.value })
  if (changed.ok) return { intent, isSaved: true }
  return { intent, result: submission.reply({ hideFields, ...toErrors(changed) }), refusal: changed }
}

async function askNewEmail(api: Client, form: FormData): Promise<InformationAnswer | Refused> {
  const typed = { intent: 'email', email: readText(form, 'email').trim() } as const
  if (form.has(mailProofName)) return answerMailed(typed, await mailProof(api))
  const refusal = await proveAgain(api, form)
  if (refusal) return { ...typed, ...readProofMinutes(form), refusal }
  const asked = await api.call(changeEmailEndpoint, { body: { email: typed.email } })
  return asked.ok ? { ...typed, minutes: asked.data.minutes } : { ...typed, refusal: asked }
}

async function changeEmail(api: Client, form: FormData): Promise<InformationAnswer | Refused> {
  const intent = 'email_code'
  const changed = await api.call(confirmEmailChangeEndpoint, { body: { code: readText(form, 'code') } })
  if (changed.ok) return { intent, isSaved: true }
  const minutes = Number(readText(form, 'minutes')) || 10
  return { intent, email: readText(form, 'email'), minutes, refusal: changed }
}

function answerMailed(
  typed: InformationAnswer,
  mailed: Awaited<ReturnType<typeof mailProof>>,
): InformationAnswer | Refused {
  return mailed.ok ? { ...typed, proofMinutes: mailed.data.minutes } : { ...typed, refusal: mailed }
}

function toErrors(refusal: Refusal) {
  const { fieldErrors, formErrors } = splitRefusal(refusal)
  return { fieldErrors, formErrors: formErrors.length > 0 ? [describeSavingFailure(refusal)] : [] }
}

/** A form that its schema refuses has its messages beside the fields. */
const unreadable: Refusal = {
  status: 400,
  error: { code: 'invalid_request', message: '', request_id: '' },
}
