import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** A popup that closes with the move needs so many frames at most: about a second, longer where the device is busy. */
const popupFrames = 60

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
    let framesLeft = popupFrames
    const wasInPopup = isInPopup()
    let frame = requestAnimationFrame(function settle() {
      // A popup that closes gives the focus back to what opened it, a moment after it is gone.
      const isSettled = wasInPopup ? !isInPopup() && !isFocusLost() : true
      if (!isSettled && framesLeft-- > 0) frame = requestAnimationFrame(settle)
      // One that stays, such as the filters of a phone, is still in use.
      else if (isInPopup()) return
      else if (hash !== '') focusOnPart(document.getElementById(decodedHash(hash)))
      else if (isFocusLost() || (isOtherPage && isFocusElsewhere())) focusOn(pageHeading())
    })
    return () => cancelAnimationFrame(frame)
  }, [key, pathname, hash])
}

/** What a page is called; the whole of it when it has no heading. */
export function pageHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('#inhoud h1') ?? document.getElementById('inhoud')
}

function isInPopup(): boolean {
  return Boolean(document.activeElement?.closest('[role="dialog"]'))
}

/** It went with what had it. */
function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

/** Still upon a link that led here; what the page itself gave it to, or lets keep it, is right. */
function isFocusElsewhere(): boolean {
  return !document.activeElement?.matches('h1, h2, [tabindex="-1"]:not(#inhoud), [data-keeps-focus] *')
}

/** Also gives the focus to what takes none by itself. Nothing scrolls by that. */
export function focusOn(element: HTMLElement | null): void {
  if (element === null) return
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** What stands in the part and has the focus already, such as the answer to a form, is nearer to what the visitor asked for. */
function focusOnPart(part: HTMLElement | null): void {
  if (!part?.contains(document.activeElement)) focusOn(part)
}

function decodedHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
