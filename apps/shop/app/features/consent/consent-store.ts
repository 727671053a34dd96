import { useSyncExternalStore } from 'react'
import { allowsTags, type Choices, type Consent, consentCookie, findConsent, findProofId } from './consent.ts'
import { newProofId, tellProof } from './tell-proof.ts'

export interface ConsentState {
  /** Undefined while nothing was chosen. */
  consent: Consent | undefined
  /** The visitor asked for the choices again. */
  isReopened: boolean
}

const listeners = new Set<() => void>()
let state: ConsentState | undefined

/** What the visitor chose; undefined on the server and in the first render, where nobody knows yet. */
export function useConsent(): ConsentState | undefined {
  return useSyncExternalStore(subscribe, read, () => undefined)
}

/** Keeps a choice; from then on it counts everywhere in this window. */
export function chooseConsent(choices: Choices): void {
  const nowMs = Date.now()
  // Who never allowed anything gets no number, and tells the shop nothing: there is nothing to prove.
  const id = findProofId(document.cookie) ?? (allowsTags(choices) ? newProofId() : undefined)
  // biome-ignore lint/suspicious/noDocumentCookie: shoppers use browsers that lack the Cookie Store API.
  document.cookie = consentCookie(choices, nowMs, location.protocol === 'https:', id)
  // Where cookies are off, the choice holds as long as the page.
  set({ consent: findConsent(document.cookie, nowMs) ?? { ...choices, at: nowMs }, isReopened: false })
  if (id !== undefined) tellProof(id, choices, nowMs)
}

/** Shows the choices again: consent can be taken back as easily as it was given. */
export function reopenConsent(): void {
  set({ consent: read().consent, isReopened: true })
}

/** Leaves everything as it was chosen before. */
export function keepConsent(): void {
  set({ consent: read().consent, isReopened: false })
}

function read(): ConsentState {
  state ??= { consent: findConsent(document.cookie, Date.now()), isReopened: false }
  return state
}

function set(next: ConsentState) {
  state = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  document.addEventListener('visibilitychange', onReturn)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) document.removeEventListener('visibilitychange', onReturn)
  }
}

/** A choice made in another tab counts here when the visitor comes back. */
function onReturn() {
  const consent = findConsent(document.cookie, Date.now())
  if (document.hidden || consent === undefined || consent.at === read().consent?.at) return
  set({ consent, isReopened: false })
}
