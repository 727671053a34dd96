import { postReviewEndpoint } from '@sluimer/contract/review/endpoints'
import type { ReviewPost } from '@sluimer/contract/review/schemas'
import {
  findReviewProblems,
  type ReviewField,
  type ReviewValues,
  readReviewValues,
} from '@sluimer/domain/review/review-form'
import { data, type RouterContextProvider } from 'react-router'
import { readText } from '../../lib/form-text.ts'
import { sendForm } from '../service/service-forms.server.ts'
import { sendPictures } from './pictures/send-pictures.server.ts'
import type { RefusedReview, ReviewAnswer } from './review-answer.ts'

/** Sends a review to the api (PD-04). It repeats the browser's checks: the browser may not have run our scripts. */
export async function sendReview(context: Readonly<RouterContextProvider>, slug: string, request: Request) {
  const form = await request.formData()
  const values = readReviewValues((field) => readText(form, field))
  const ticket = readText(form, 'ticket') || undefined
  const wantsAnswer = readText(form, 'tell_me') !== ''
  const problems = findReviewProblems(values)
  // Pictures are sent on first, so that a form that is refused for something else need not send them again.
  const pictures = await sendPictures(context, form)
  const isWrong = Object.keys(problems).length > 0 || pictures.problems.length > 0
  if (isWrong) return refused({ problems, values, wantsAnswer, pictures, ticket, message: undefined }, 400)
  const proof = {
    ticket,
    invitation: readText(form, 'invitation') || undefined,
    leave_empty: readText(form, 'leave_empty'),
  }
  const sent = await sendForm(context, postReviewEndpoint, {
    params: { id: slug },
    body: {
      ...toBody(values),
      tell_me: wantsAnswer,
      pictures: pictures.kept.map(({ code }) => code),
      ...proof,
    },
  })
  if (sent.ok) return data({ state: 'posted', message: sent.data.message } satisfies ReviewAnswer)
  const named = Object.fromEntries(
    (sent.error.fields ?? []).flatMap(({ path, message }) => {
      const field = fieldOfPath[path]
      return field ? [[field, message]] : []
    }),
  )
  const gone = sent.error.fields?.find(({ path }) => path === 'body.pictures')?.message
  const left = gone === undefined ? pictures : { kept: [], problems: [gone] }
  const message = Object.keys(named).length > 0 || gone ? undefined : sent.error.message
  const isTicketSpent = sent.error.code === 'conflict'
  return refused(
    {
      problems: named,
      values,
      wantsAnswer,
      pictures: left,
      message,
      ticket: isTicketSpent ? undefined : ticket,
    },
    sent.status,
  )
}

const refused = (answer: Omit<RefusedReview, 'state'>, status: number) =>
  data({ state: 'refused', ...answer } satisfies ReviewAnswer, { status })

function toBody(values: ReviewValues): Pick<ReviewPost, 'review' | 'customer'> {
  return {
    review: {
      title: values.review_title,
      content: values.review_content,
      score: values.review_score as ReviewPost['review']['score'],
    },
    customer: { name: values.display_name, email: values.email },
  }
}

const fieldOfPath: Readonly<Record<string, ReviewField>> = {
  'body.review.score': 'review_score',
  'body.customer.name': 'display_name',
  'body.customer.email': 'email',
  'body.review.title': 'review_title',
  'body.review.content': 'review_content',
}
