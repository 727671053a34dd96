import { findConsent } from '../consent/consent.ts'
import type { AbandonCalls, AbandonKind } from './abandonment-queue.ts'
import { AbandonmentQueue } from './abandonment-queue.ts'

/** So long nothing further of a kind may happen before it is told: whoever walks on quickly makes one call. */
const debounceMs = 2000

/**
 * API-11: tells the shop that somebody still looks around, so that a reminder of their cart does not come too early. Only
 * what a visitor allows as marketing is told, at the moment of telling; a call that fails is logged and changes nothing.
 */
const queue = new AbandonmentQueue({
  debounceMs,
  isAllowed: () => findConsent(document.cookie, Date.now())?.marketing === true,
  send,
})

/** What happened is told when nothing further of its kind happens for a while, or when the page is left. */
export function tellSoon<Kind extends AbandonKind>(kind: Kind, call: AbandonCalls[Kind]): void {
  queue.add(kind, call)
  document.addEventListener('visibilitychange', onHidden)
  window.addEventListener('pagehide', flush)
}

/** The page is being left: it is told at once. */
export function tellNow<Kind extends AbandonKind>(kind: Kind, call: AbandonCalls[Kind]): void {
  queue.add(kind, call)
  queue.flush()
}

/** What was to be told has come to nothing: the form was sent, the visitor came back to the cart. */
export function tellNot(kind: AbandonKind): void {
  queue.drop(kind)
}

function onHidden() {
  if (document.hidden) flush()
}

function flush() {
  queue.flush()
}

/** Goes on when its page is left, and never holds anything up. */
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
