import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** A popup that closes with the move needs so many milliseconds at most. */
const popupMs = 1_000

/**
 * After a move inside the shop the browser leaves the focus where it was, or nowhere: those who hear the page would not
 * learn that it is another one. So another page gives the focus to its heading, which is then read out, and a link to a
 * part of a page to that part (WCAG 2.4.3). What a visitor goes on using keeps it: choices of the same page, and whatever
 * stands in an element with `data-keeps-focus`, such as the filters of a listing.
 */
export function useFocusAfterMove(): void {
  const { key, pathname, hash } = useLocation()
  const last = useRef({ key, pathname })
  useEffect(() => {
    const isOtherPage = last.current.pathname !== pathname
    if (last.current.key === key) return
    last.current = { key, pathname }
    const startedMs = performance.now()
    let frame = requestAnimationFrame(function settle() {
      const isWaiting = document.activeElement?.closest('[role="dialog"]') && isOtherPage
      if (isWaiting && performance.now() - startedMs < popupMs) frame = requestAnimationFrame(settle)
      else if (hash !== '') focusOn(document.getElementById(decodedHash(hash)))
      else if (isFocusMisplaced(isOtherPage)) focusOn(pageHeading())
    })
    return () => cancelAnimationFrame(frame)
  }, [key, pathname, hash])
}

/** What a page is called; the whole of it when it has no heading. */
export function pageHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('#inhoud h1') ?? document.getElementById('inhoud')
}

/** Lost with what had it, or still upon a link that led here. What the page itself gave it to is right. */
function isFocusMisplaced(isOtherPage: boolean): boolean {
  const { activeElement } = document
  if (activeElement === null || activeElement === document.body) return true
  return isOtherPage && !activeElement.matches('h1, h2, [tabindex="-1"]:not(#inhoud), [data-keeps-focus] *')
}

/** Also gives the focus to what takes none by itself. Nothing scrolls by that. */
export function focusOn(element: HTMLElement | null): void {
  if (element === null) return
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

function decodedHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
