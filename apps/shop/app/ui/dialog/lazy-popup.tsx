import { type ComponentType, useEffect, useState } from 'react'
import { onFirstTouch } from '../../lib/browser/first-touch.ts'
import { reloadOnce } from '../../lib/browser/reload-once.ts'
import { afterFrame } from '../../lib/browser/use-after-frame.ts'
import { createLateComponent } from './late-component.ts'
import { useLateComponent } from './use-late-component.ts'

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
  const popup = createLateComponent(load, onFailure)
  return function Popup(props) {
    const [wasOpened, setWasOpened] = useState(false)
    const [isOpen, setIsOpen] = useState(false)
    if (props.isOpen && !wasOpened) setWasOpened(true)
    const Window = useLateComponent(popup, wasOpened)
    const isReady = Window !== undefined
    useEffect(() => onFirstTouch(popup.loadAhead), [])
    useEffect(() => {
      // It opens after it was rendered, so that it moves into view instead of just being there, and after the press was seen.
      if (props.isOpen && isReady) return afterFrame(() => setIsOpen(true))
      setIsOpen(false)
    }, [props.isOpen, isReady])
    return Window ? <Window {...props} isOpen={isOpen} /> : null
  }
}

function onFailure(error: unknown): Promise<never> | (() => null) {
  return reloadOnce(error) ? new Promise<never>(() => {}) : () => null
}
