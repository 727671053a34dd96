import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { onFirstTouch } from '../../lib/browser/first-touch.ts'
import { reloadOnce } from '../../lib/browser/reload-once.ts'

interface PopupProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/**
 * Makes a popup whose code is not part of the first load: it is loaded soon after the visitor first touches the page,
 * or at once when the popup is opened before that. When loading fails, the page reloads once (RT-17); after that the page works without the
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
    useEffect(() => onFirstTouch(() => void load().catch(() => {})), [])
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
