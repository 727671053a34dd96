import type { MiddlewareFunction } from 'react-router'

/** Checks a request before its page runs: it throws a redirect, or lets the request pass. */
export type Guard = MiddlewareFunction<Response>

/**
 * Makes guards that routes use by name: `export const middleware = guardedBy('login')`. An unknown name guards with an
 * error: that page answers 500 (RT-16) instead of being open to anyone, and the other pages still work.
 */
export function createGuards(guards: Readonly<Record<string, Guard>>) {
  return function guardedBy(...names: string[]): Guard[] {
    return names.map((name) => (Object.hasOwn(guards, name) ? guards[name] : undefined) ?? unknown(name))
  }
}

function unknown(name: string): Guard {
  return () => {
    throw new Error(`No guard is called '${name}'`)
  }
}
