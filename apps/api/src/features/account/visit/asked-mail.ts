import type { Outcome } from '../../../platform/outcome.ts'
import type { AskedProof } from '../../customer/prove/ask-proof.ts'
import {
  dropAskingBrowser,
  keepAskingBrowser,
  readAskingBrowser,
} from '../../customer/prove/browser-cookie.ts'
import type { ProofPurpose } from '../../customer/rows/proof.queries.ts'
import type { Visit } from './visit.ts'

/** Ties the mail to the browser that asked for it; the answer says no more than how long the mail works. */
export function answerAsked(
  { reply }: Pick<Visit, 'reply'>,
  purpose: ProofPurpose,
  asked: Outcome<AskedProof>,
): Outcome<{ minutes: number }> {
  if (!asked.ok) return asked
  keepAskingBrowser(reply, purpose, asked.data.browserToken)
  return { ok: true, data: { minutes: asked.data.minutes } }
}

/** Returns the token of the browser that asked for a mail; undefined when this browser did not. */
export function readAsker({ request }: Pick<Visit, 'request'>, purpose: ProofPurpose): string | undefined {
  return readAskingBrowser(request, purpose)
}

/** Makes the browser forget what it asked for, once that is used. */
export function forgetAsked({ reply }: Pick<Visit, 'reply'>, purpose: ProofPurpose): void {
  dropAskingBrowser(reply, purpose)
}
