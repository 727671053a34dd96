import { findConsent } from '../consent/consent.ts'
import type { AbandonCalls, AbandonKind } from './abandonment-queue.ts'
import { AbandonmentQueue } from './abandonment-queue.ts'

/** A call is sent after this much silence of its kind, so that a visitor who moves on quickly causes one call. */
const debounceMs = 2000

/**
 * API-11: tells the shop that a visitor is still looking around, so that a reminder of their cart does not come too
 * early. Reports only what the visitor's marketing consent allows at the moment of sending; a call that fails is logged
 * and changes nothing.
 */
const queue = new AbandonmentQueue({
  debounceMs,
  isAllowed: () => findConsent(document.cookie, Date.now())?.marketing === true,
  send,
})

/** Reports an event once nothing further of its kind happens for a while, or when the page is left. */
export function tellSoon<Kind extends AbandonKind>(kind: Kind, call: AbandonCalls[Kind]): void {
  queue.add(kind, call)
  document.addEventListener('visibilitychange', onHidden)
  window.addEventListener('pagehide', flush)
}

/** Reports at once, because the page is being left. */
export function tellNow<Kind extends AbandonKind>(kind: Kind, call: AbandonCalls[Kind]): void {
  queue.add(kind, call)
  queue.flush()
}

/** Cancels a report that no longer applies: the form was sent, or the visitor came back to the cart. */
export function tellNot(kind: AbandonKind): void {
  queue.drop(kind)
}

function onHidden() {
  if (document.hidden) flush()
}

function flush() {
  queue.flush()
}

/** Sends a call that survives leaving the page, and that nothing waits for. */
function send(kind: AbandonKind, call: object): void {
  fetch(`/v1/abandon/${kind}`, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(call),
  })
    .then((answer) => {
      if (!answer.ok) throw new Error(`the shop answered ${answer.status}`)
    })
    .catch((error: unknown) => {
      // biome-ignore lint/suspicious/noConsole: the failure is logged, and a browser has no other log.
      console.error(`telling of ${kind} failed`, error)
    })
}
