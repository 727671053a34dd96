import { mailConfigurationSchema } from '@sluimer/contract/configurator/configuration-schemas'
import { mailConfigurationEndpoint } from '@sluimer/contract/configurator/endpoints'
import { issueInDutch } from '@sluimer/contract/platform/issue-in-dutch'
import { data, type RouterContextProvider } from 'react-router'
import { readText } from '../../../lib/form-text.ts'
import { chooseTicket, splitRefusal } from '../../service/form-answer.ts'
import { sendForm } from '../../service/service-forms.server.ts'
import type { MailAnswer } from './mail-answer.ts'

interface PostedForm {
  readonly context: Readonly<RouterContextProvider>
  /** The saved bed. */
  readonly id: string
  readonly form: FormData
}

/** Sends the form that mails a bed. A wrong address is reported beside its field, and nothing that was typed is lost. */
export async function mailBed({ context, id, form }: PostedForm) {
  const email = readText(form, 'email')
  const ticket = readText(form, 'ticket')
  const parsed = mailConfigurationSchema.safeParse(Object.fromEntries(form), { error: issueInDutch })
  if (!parsed.success) return refuse({ ...findProblem(parsed.error.issues), email, ticket }, 400)
  const sent = await sendForm(context, mailConfigurationEndpoint, { params: { id }, body: parsed.data })
  if (sent.ok) return data<MailAnswer>({ isSent: true, email })
  const { fieldErrors, formErrors } = splitRefusal(sent)
  const [problem] = fieldErrors.email ?? []
  const message = problem === undefined ? (formErrors[0] ?? sent.error.message) : undefined
  return refuse({ email, problem, message, ticket: chooseTicket(sent, ticket) }, sent.status)
}

function refuse(answer: Omit<MailAnswer, 'isSent'>, status: number) {
  return data<MailAnswer>({ ...answer, isSent: false }, { status })
}

function findProblem(issues: readonly { path: readonly PropertyKey[]; message: string }[]) {
  const problem = issues.find(({ path }) => path[0] === 'email')?.message
  return problem === undefined ? { message: issues[0]?.message } : { problem }
}
