/**
 * What an answer of the api is made of. For a noun that is not named, every change counts; for a named one only these ids do:
 * `*; product=812,813; content=` depends on everything, but on no other products and on nothing that staff wrote.
 */
export type DependsOn = ReadonlyMap<string, ReadonlySet<string>>

/** Reads the api's header; undefined when it is not valid, and the answer must not be kept. */
export function readDependsOn(header: string | null): DependsOn | undefined {
  const [everything, ...narrowed] = (header ?? '').split(';').map((part) => part.trim())
  if (everything !== '*') return undefined
  const dependsOn = new Map<string, Set<string>>()
  for (const part of narrowed) {
    const match = /^([a-z_-]+)=(.*)$/.exec(part)
    if (match === null) return undefined
    const ids = (match[2] ?? '').split(',').filter((id) => id !== '')
    dependsOn.set(match[1] ?? '', new Set(ids.map(decodeURIComponent)))
  }
  return dependsOn
}
