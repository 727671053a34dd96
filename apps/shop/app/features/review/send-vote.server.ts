import type { Link } from '@sluimer/contract/platform/primitives'
import { takeBackVoteEndpoint, voteHelpfulEndpoint } from '@sluimer/contract/review/vote-endpoints'
import { data, type RouterContextProvider } from 'react-router'
import { readText } from '../../lib/form-text.ts'
import { sendForm } from '../service/service-forms.server.ts'

export type VoteAnswer =
  | { ok: true; review: string; helpful: number; voted: boolean; product: Link }
  | { ok: false; review: string; message: string }

/** Sends the wish of a reader about a review to the api: vote, or take the vote back. */
export async function sendVote(context: Readonly<RouterContextProvider>, form: FormData) {
  const review = readText(form, 'review')
  const wish = readText(form, 'wish')
  if (!/^\d{1,15}$/.test(review) || (wish !== 'vote' && wish !== 'take_back'))
    return data<VoteAnswer>({ ok: false, review: '', message: broken }, { status: 400 })
  const params = { id: review }
  const sent =
    wish === 'vote'
      ? await sendForm(context, voteHelpfulEndpoint, { params })
      : await sendForm(context, takeBackVoteEndpoint, { params })
  if (sent.ok) return data<VoteAnswer>({ ok: true, review, ...sent.data })
  const message = sent.error.code === 'not_found' ? gone : sent.error.message
  return data<VoteAnswer>({ ok: false, review, message }, { status: sent.status })
}

const broken = 'Dat lukte niet. Ga terug naar de beoordeling en probeer het nog eens.'
const gone = 'Deze beoordeling staat er niet meer.'
