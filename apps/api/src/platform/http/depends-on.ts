/**
 * Of which things of a noun an answer is made, when it is not all of them: `{ product: [812] }` says that of all products
 * only this one matters. A noun that is not named matters whole, so that a forgotten or a new one costs a question too
 * many and never leaves an old answer standing.
 */
export type DependsOn = Readonly<Record<string, readonly (string | number)[]>>

/** Names what an answer is made of, for who keeps it: `*; product=812; content=`. Only on answers that are the same for all. */
export const dependsOnHeader = 'depends-on'

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
