import type { MiddlewareFunction } from 'react-router'

/** Looks at a request before its page does: it throws a redirect, or lets the page come. */
export type Guard = MiddlewareFunction<Response>

/**
 * Guards by name, for a route's `middleware`: `export const middleware = guardedBy('login')`. A name that nobody knows
 * guards with an error: the page answers 500 (RT-16) instead of standing open, and the other pages go on.
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
