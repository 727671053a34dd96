import { type ComponentType, useEffect, useState } from 'react'

/** A component whose code is not part of the first load. */
export interface LateComponent<Props> {
  /** Loads the code. It says itself what happens when that fails. */
  load: () => Promise<ComponentType<Props>>
  /** What was loaded, by whichever of its users. */
  loaded?: ComponentType<Props> | undefined
}

/**
 * Returns a late component once it is wanted and loaded; undefined until then. With React's own `lazy` a stand-in would be drawn first,
 * and React holds back what follows a stand-in until 0.3 seconds have passed.
 */
export function useLateComponent<Props>(
  late: LateComponent<Props>,
  isWanted: boolean,
): ComponentType<Props> | undefined {
  const [, setLoaded] = useState(false)
  useEffect(() => {
    if (!isWanted || late.loaded) return
    let isLeft = false
    void late.load().then((component) => {
      late.loaded = component
      if (!isLeft) setLoaded(true)
    })
    return () => {
      isLeft = true
    }
  }, [late, isWanted])
  return isWanted ? late.loaded : undefined
}
