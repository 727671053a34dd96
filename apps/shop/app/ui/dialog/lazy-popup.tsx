import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { reloadOnce } from '../../lib/browser/reload-once.ts'

interface PopupProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/**
 * A popup whose code is no part of the first load: it is fetched when the page has come to rest, or at once when the
 * popup is opened before that. When it cannot be fetched the page is reloaded once (RT-17); after that the page goes on
 * without the popup.
 */
export function lazyPopup<Props extends PopupProps>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  // `lazy` loses what it knows of a generic component's props; they are handed on whole below.
  const Window = lazy(async () => ({
    default: await load().catch(onFailure),
  })) as unknown as ComponentType<PopupProps>
  return function Popup(props) {
    const [wasOpened, setWasOpened] = useState(false)
    const [isOpen, setIsOpen] = useState(false)
    if (props.isOpen && !wasOpened) setWasOpened(true)
    // One step after it stands in the page, so that it moves into view instead of being there.
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

/** Safari knows no idle callback. */
function whenAtRest(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task, { timeout: 4_000 })
    return () => cancelIdleCallback(handle)
  }
  const handle = setTimeout(task, 2_000)
  return () => clearTimeout(handle)
}
