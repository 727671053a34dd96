import type { ComponentType } from 'react'

/** A component whose code is not part of the first load. */
export interface LateComponent<Props> {
  /** Returns what was loaded, by whichever of its users; undefined before that. */
  read: () => ComponentType<Props> | undefined
  /** Calls back when it has been loaded. Returns a function that ends this. */
  subscribe: (onLoaded: () => void) => () => void
  /** Loads the code for somebody who waits for it. */
  load: () => Promise<void>
  /** Loads the code before anybody asks for it. Nothing is said of a failure: it is tried again when somebody does. */
  loadAhead: () => Promise<void>
}

/** Makes a component that is loaded when it is wanted. `onFailure` says what stands in its place when that fails. */
export function createLateComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
  onFailure: (error: unknown) => Promise<ComponentType<Props>> | ComponentType<Props>,
): LateComponent<Props> {
  const listeners = new Set<() => void>()
  let loaded: ComponentType<Props> | undefined
  const keep = (component: ComponentType<Props>) => {
    loaded = component
    for (const tell of listeners) tell()
  }
  return {
    read: () => loaded,
    subscribe(onLoaded) {
      listeners.add(onLoaded)
      return () => {
        listeners.delete(onLoaded)
      }
    },
    load: () => load().catch(onFailure).then(keep),
    loadAhead: () => load().then(keep, () => {}),
  }
}
