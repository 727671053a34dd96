import { askQuestionEndpoint } from '@sluimer/contract/question/endpoints'
import {
  findQuestionProblems,
  type QuestionField,
  readQuestionValues,
} from '@sluimer/domain/question/question-form'
import { data, type RouterContextProvider } from 'react-router'
import { readText } from '../../lib/form-text.ts'
import { sendForm } from '../service/service-forms.server.ts'
import type { QuestionAnswer, RefusedQuestion } from './question-answer.ts'

/** Sends a question to the api. It repeats the browser's checks: the browser may not have run our scripts. */
export async function sendQuestion(context: Readonly<RouterContextProvider>, slug: string, request: Request) {
  const form = await request.formData()
  const values = readQuestionValues((field) => readText(form, field))
  const ticket = readText(form, 'ticket')
  const problems = findQuestionProblems(values)
  if (Object.keys(problems).length > 0) return refused({ problems, values, ticket, message: undefined }, 400)
  const sent = await sendForm(context, askQuestionEndpoint, {
    params: { id: slug },
    body: {
      question: values.question,
      customer: { name: values.asker, email: values.asker_email },
      ticket: ticket || 'geen',
      leave_empty: readText(form, 'leave_empty'),
    },
  })
  if (sent.ok) return data<QuestionAnswer>({ about: 'question', state: 'posted', message: sent.data.message })
  const named = Object.fromEntries(
    (sent.error.fields ?? []).flatMap(({ path, message }) => {
      const field = fieldOfPath[path]
      return field ? [[field, message]] : []
    }),
  )
  const message = Object.keys(named).length > 0 ? undefined : sent.error.message
  const isTicketSpent = sent.error.code === 'conflict'
  return refused(
    { problems: named, values, message, ticket: isTicketSpent ? undefined : ticket },
    sent.status,
  )
}

const refused = (answer: Omit<RefusedQuestion, 'state' | 'about'>, status: number) =>
  data<QuestionAnswer>({ about: 'question', state: 'refused', ...answer }, { status })

const fieldOfPath: Readonly<Record<string, QuestionField>> = {
  'body.question': 'question',
  'body.customer.name': 'asker',
  'body.customer.email': 'asker_email',
}
