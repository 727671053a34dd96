import { useCallback, useRef, useState } from 'react'
import { useIsHydrated } from '../../../lib/browser/use-is-hydrated.ts'
import type { BedSet } from '../set/bed-set.ts'

/** Whether the bed is shown as a picture or turns, and what the tab below it needs for that. */
export function useTurn({ model }: Pick<BedSet, 'model'>) {
  const isHydrated = useIsHydrated()
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed')
  const tab = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => {
    setState('closed')
    tab.current?.focus({ preventScroll: true })
  }, [])
  const fail = useCallback(() => {
    setState('failed')
    tab.current?.focus({ preventScroll: true })
  }, [])
  return {
    /** Null where the bed cannot turn: without parts, without scripts, and in a browser that draws no space. */
    model: isHydrated && 'WebGL2RenderingContext' in window ? model : null,
    ...{ tab, close, fail },
    isOpen: state === 'open',
    hasFailed: state === 'failed',
    open: () => setState('open'),
    /** Back to the picture, with the focus where the shopper is. */
    leave: () => setState('closed'),
  }
}
export type Turn = ReturnType<typeof useTurn>
