import { type ComponentType, useEffect, useSyncExternalStore } from 'react'
import type { LateComponent } from './late-component.ts'

/**
 * Returns a late component once it is wanted and loaded; undefined until then. With React's own `lazy` a stand-in would be drawn first,
 * and React holds back what follows a stand-in until 0.3 seconds have passed.
 *
 * The code may come between the drawing that misses it and the effect that asks for it, so React itself looks again after it subscribed.
 */
export function useLateComponent<Props>(
  late: LateComponent<Props>,
  isWanted: boolean,
): ComponentType<Props> | undefined {
  useEffect(() => {
    if (isWanted && late.read() === undefined) void late.load()
  }, [late, isWanted])
  // Where it is not wanted its coming changes nothing, and nothing is drawn again.
  const read = () => (isWanted ? late.read() : undefined)
  return useSyncExternalStore(late.subscribe, read, nothing)
}

const nothing = () => undefined
