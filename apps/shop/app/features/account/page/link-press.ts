import type { CallResult } from '@sluimer/contract/client'
import type { Endpoint } from '@sluimer/contract/endpoint'
import { data } from 'react-router'
import { sendOrKeep, unsentMessage } from '../../../lib/api/unsent.ts'
import { readText } from '../../../lib/form-text.ts'
import { describeLoginFailure } from '../failure-words.ts'

/** What became of the press of the button on a page that a link in a mail opens. */
export interface LinkAnswer<Data> {
  /** What the api answered. */
  done?: Data
  /** Whether the link is used, too old or not whole. */
  isGone?: boolean
  problem?: string
}

/** Returns the code of the link that opened the page. */
export function readLinkCode({ url }: { url: URL }): { code: string } {
  return { code: url.searchParams.get('code') ?? '' }
}

/** Makes the call of the button with the code of the link. */
export async function pressLink<E extends Endpoint>(
  request: Request,
  call: (code: string) => Promise<CallResult<E>>,
) {
  type Answer = LinkAnswer<Extract<CallResult<E>, { ok: true }>['data']>
  const pressed = await call(readText(await request.formData(), 'code'))
  if (pressed.ok) return data<Answer>({ done: pressed.data })
  const isGone = pressed.error.code === 'not_found' || pressed.error.code === 'invalid_request'
  return data<Answer>({ isGone, problem: describeLoginFailure(pressed) }, { status: pressed.status })
}

/** ER-01: a press that cannot be sent leaves the page as it is. */
export function pressOrKeep<Answer>(args: { request: Request; serverAction: () => Promise<Answer> }) {
  return sendOrKeep(args, (): { done?: undefined; isGone?: false; problem: string } => ({
    problem: unsentMessage,
  }))
}
