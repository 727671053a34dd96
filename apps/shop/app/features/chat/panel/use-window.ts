import { type RefObject, useEffect } from 'react'

interface ChatWindow {
  isOpen: boolean
  isWide: boolean
  /** Whether it opens by itself after a reload: it then takes no focus from the page beside it. */
  isRestored: boolean
  /** What the focus goes back to. */
  opener: RefObject<HTMLElement | null>
  /** Takes the focus as the chat opens; on a phone the title does, since a field would raise the keyboard. */
  field: RefObject<HTMLElement | null>
  title: RefObject<HTMLElement | null>
}

/**
 * Opens the browser's own dialog: on a phone over everything, with the page out of reach; from 768 px on beside the page,
 * which stays usable. The focus goes into it, and back to the button when it closes.
 */
export function useWindow(dialog: RefObject<HTMLDialogElement | null>, state: ChatWindow): void {
  const { isOpen, isWide, isRestored, opener, field, title } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: only opening and closing move the focus, and the width its kind.
  useEffect(() => {
    const element = dialog.current
    if (!element || !isOpen) return
    if (isWide) {
      // `show()` would take the focus in any case.
      element.open = true
      if (!isRestored) field.current?.focus({ preventScroll: true })
    } else {
      element.showModal()
      title.current?.focus({ preventScroll: true })
      document.documentElement.style.setProperty('overflow', 'hidden')
    }
    return () => {
      const hadFocus = element.contains(document.activeElement)
      document.documentElement.style.removeProperty('overflow')
      element.close()
      if (hadFocus) opener.current?.focus({ preventScroll: true })
    }
  }, [isOpen, isWide])
  useVisiblePart(dialog, isOpen && !isWide)
}

/** Keeps the sheet in the part of the screen that the phone's keyboard leaves. */
function useVisiblePart(dialog: RefObject<HTMLDialogElement | null>, isSheet: boolean): void {
  useEffect(() => {
    const { visualViewport } = window
    const style = dialog.current?.style
    if (!isSheet || !visualViewport || !style) return
    const follow = () => {
      style.setProperty('--seen-height', `${visualViewport.height}px`)
      style.setProperty('--seen-top', `${visualViewport.offsetTop}px`)
    }
    follow()
    visualViewport.addEventListener('resize', follow)
    visualViewport.addEventListener('scroll', follow)
    return () => {
      visualViewport.removeEventListener('resize', follow)
      visualViewport.removeEventListener('scroll', follow)
      for (const name of ['--seen-height', '--seen-top']) style.removeProperty(name)
    }
  }, [dialog, isSheet])
}
