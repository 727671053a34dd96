/**
 * Narrows down what an answer is made of: `{ product: [812] }` says that of all products only this one matters. A noun
 * that is not named matters as a whole, so that a forgotten or new one causes one request too many, but never an
 * outdated answer.
 */
export type DependsOn = Readonly<Record<string, readonly (string | number)[]>>

/** Tells caches what an answer is made of: `*; product=812; content=`. Only on answers that are the same for all. */
export const dependsOnHeader = 'depends-on'

/** Writes what an answer is made of as the value of the header. */
export function writeDependsOn(dependsOn: DependsOn): string {
  const narrowed = Object.entries(dependsOn).map(([noun, ids]) => `; ${noun}=${ids.map(encoded).join(',')}`)
  return `*${narrowed.join('')}`
}

function encoded(id: string | number) {
  return encodeURIComponent(id)
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's answers are the same for every visitor. */
    isSameForAll?: boolean
  }
}
