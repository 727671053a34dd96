import type { AuthUser } from '@sluimer/contract/account/schemas'
import { useEffect, useSyncExternalStore } from 'react'
import { forgetHint, hasHint } from '../../../lib/browser/login-hint.ts'

/** The first name of the customer, '' when they gave none, undefined for a guest. One for all parts of a page. */
let name: string | undefined
let isAsked = false
const listeners = new Set<() => void>()

function setName(known: string | undefined): void {
  name = known
  for (const tell of listeners) tell()
}

/**
 * AC-06: returns the name of the customer who is logged in, once the browser has asked for it. The pages of the shop
 * are kept for all visitors and know nobody, so it asks itself, and only when a login left its mark.
 */
export function useAccountName(): string | undefined {
  useEffect(() => {
    if (!isAsked) askName()
    const askAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) askName()
    }
    addEventListener('pageshow', askAgain)
    return () => removeEventListener('pageshow', askAgain)
  }, [])
  return useSyncExternalStore(subscribe, () => name, guest)
}

const guest = () => undefined

function subscribe(tell: () => void) {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/** Asks who is logged in. Without an answer the page keeps what it shows. */
export function askName(): void {
  isAsked = true
  if (!hasHint(document.cookie)) {
    setName(undefined)
    return
  }
  fetch('/api/auth/user', { headers: { accept: 'application/json' } })
    .then(async (answer) => {
      if (!answer.ok) return
      const { user } = (await answer.json()) as AuthUser
      if (user === null) forgetHint()
      setName(user?.customer.first_name)
    })
    .catch(() => undefined)
}
