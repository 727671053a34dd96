import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { reloadOnce } from '../../lib/browser/reload-once.ts'

interface PopupProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/**
 * Makes a popup whose code is not part of the first load: it is loaded when the page is idle, or at once when the popup
 * is opened before that. When loading fails, the page reloads once (RT-17); after that the page works without the
 * popup.
 */
export function lazyPopup<Props extends PopupProps>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  // `lazy` loses the types of a generic component's props; they are all passed on below.
  const Window = lazy(async () => ({
    default: await load().catch(onFailure),
  })) as unknown as ComponentType<PopupProps>
  return function Popup(props) {
    const [wasOpened, setWasOpened] = useState(false)
    const [isOpen, setIsOpen] = useState(false)
    if (props.isOpen && !wasOpened) setWasOpened(true)
    // Opens one step after it was rendered, so that it moves into view instead of just being there.
    useEffect(() => setIsOpen(props.isOpen && wasOpened), [props.isOpen, wasOpened])
    useEffect(() => whenAtRest(() => void load().catch(() => {})), [])
    if (!wasOpened) return null
    return (
      <Suspense fallback={null}>
        <Window {...props} isOpen={isOpen} />
      </Suspense>
    )
  }
}

function onFailure(error: unknown): Promise<never> | (() => null) {
  return reloadOnce(error) ? new Promise<never>(() => {}) : () => null
}

/** Runs a task when the page is idle; Safari has no idle callback. */
function whenAtRest(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task, { timeout: 4_000 })
    return () => cancelIdleCallback(handle)
  }
  const handle = setTimeout(task, 2_000)
  return () => clearTimeout(handle)
}
