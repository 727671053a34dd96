import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** A popup that closes with the move needs at most this many frames: about a second, longer on a busy device. */
const popupFrames = 60

const nearHeading = '#inhoud [data-takes-focus]'

/**
 * Moves the focus after a move inside the shop. The browser would leave it where it was, or nowhere, and screen reader
 * users would not learn that the page is another one. So a new page gives the focus to its heading, which is then read
 * out, and a link to a part of a page gives it to that part (WCAG 2.4.3). Controls that the visitor goes on using keep
 * it: choices of the same page, and everything in an element with `data-keeps-focus`, such as the filters of a listing. A control
 * that disappears with what it did on the same page leaves the focus to the heading with `data-takes-focus`, which is nearer than
 * the top of the page.
 */
export function useFocusAfterMove(): void {
  const { key, pathname, hash } = useLocation()
  const last = useRef({ key, pathname })
  useEffect(() => {
    const isOtherPage = last.current.pathname !== pathname
    if (last.current.key === key) return
    last.current = { key, pathname }
    let framesLeft = popupFrames
    const wasInPopup = isInPopup()
    let frame = requestAnimationFrame(function settle() {
      // A closing popup gives the focus back to the control that opened it, a moment after it disappears.
      const isSettled = wasInPopup ? !isInPopup() && !isFocusLost() : true
      if (!isSettled && framesLeft-- > 0) frame = requestAnimationFrame(settle)
      // A popup that stays open, such as the filters of a phone, is still in use.
      else if (isInPopup()) return
      else if (hash !== '') focusOnPart(document.getElementById(decodedHash(hash)))
      else if (isOtherPage && isFocusElsewhere()) focusOn(findPageHeading())
      else if (isFocusLost()) focusOn(document.querySelector<HTMLElement>(nearHeading) ?? findPageHeading())
    })
    return () => cancelAnimationFrame(frame)
  }, [key, pathname, hash])
}

/** Returns the heading of the page; its whole main part when it has no heading. */
export function findPageHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('#inhoud h1') ?? document.getElementById('inhoud')
}

/** Whether the focus is in a window over the page. One beside the page, such as the chat, is none: its links lead elsewhere. */
function isInPopup(): boolean {
  return Boolean(document.activeElement?.closest('[role="dialog"]:not([aria-modal="false"])'))
}

/** Whether the focused element disappeared. */
function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

/** Whether the focus is elsewhere, such as on the link that led here; the page's own choice is left alone. */
function isFocusElsewhere(): boolean {
  return !document.activeElement?.matches('h1, h2, [tabindex="-1"]:not(#inhoud), [data-keeps-focus] *')
}

/** Focuses an element, also one that takes no focus by itself, without scrolling. */
export function focusOn(element: HTMLElement | null): void {
  if (element === null) return
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** Leaves the focus where it is inside the part: the answer to a form, say, is nearer to what the visitor asked for. */
function focusOnPart(part: HTMLElement | null): void {
  if (part === null || part.contains(document.activeElement)) return
  unfoldAround(part)
  focusOn(part)
}

/** Opens what a part is folded into and scrolls to it, as the browser itself does for a page that is loaded anew. */
function unfoldAround(part: HTMLElement): void {
  const isFolded = part.closest('details:not([open])') !== null
  for (
    let around = part.closest('details');
    around;
    around = around.parentElement?.closest('details') ?? null
  )
    around.open = true
  if (isFolded) part.scrollIntoView()
}

function decodedHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
