import { useSyncExternalStore } from 'react'
import {
  allowsTags,
  type Choices,
  type Consent,
  findConsent,
  findProofId,
  formatConsentCookie,
} from './consent.ts'
import { createProofId, tellProof } from './tell-proof.ts'

export interface ConsentState {
  /** Undefined until the visitor chooses. */
  consent: Consent | undefined
  /** Whether the visitor asked to see the choices again. */
  isReopened: boolean
}

const listeners = new Set<() => void>()
let state: ConsentState | undefined

/** Returns the visitor's choice; undefined on the server and in the first render, where it is not known yet. */
export function useConsent(): ConsentState | undefined {
  return useSyncExternalStore(subscribe, read, () => undefined)
}

/** Stores a choice; from then on it counts everywhere in this window. */
export function chooseConsent(choices: Choices): void {
  const nowMs = Date.now()
  // A visitor who never allowed anything gets no number and sends the shop nothing: there is nothing to prove.
  const id = findProofId(document.cookie) ?? (allowsTags(choices) ? createProofId() : undefined)
  // biome-ignore lint/suspicious/noDocumentCookie: shoppers use browsers that lack the Cookie Store API.
  document.cookie = formatConsentCookie(choices, nowMs, location.protocol === 'https:', id)
  // Where cookies are off, the choice holds until the page is left.
  set({ consent: findConsent(document.cookie, nowMs) ?? { ...choices, at: nowMs }, isReopened: false })
  if (id !== undefined) tellProof(id, choices, nowMs)
}

/** Shows the choices again, because withdrawing consent must be as easy as giving it. */
export function reopenConsent(): void {
  set({ consent: read().consent, isReopened: true })
}

/** Closes the choices, and leaves everything as it was. */
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

/** Applies a choice that was made in another tab when the visitor comes back. */
function onReturn() {
  const consent = findConsent(document.cookie, Date.now())
  if (document.hidden || consent === undefined || consent.at === read().consent?.at) return
  set({ consent, isReopened: false })
}
