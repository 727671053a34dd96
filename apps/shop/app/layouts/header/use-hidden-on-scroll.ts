import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** A smaller move is only an unsteady finger. */
const leastMovePx = 8
/** Near the top a phone's header is in its normal place. */
const topPx = 120
/** Further down the header of a wide screen has left it, with the bar above it. */
const leftPx = 240

/**
 * Where the header is: `resting` in its place in the page, `hidden` above the screen, or `back` over the page's top. `gone` is hidden
 * too, without having been back before, so that nothing is seen to move.
 */
export type HeaderPlace = 'resting' | 'gone' | 'hidden' | 'back'

/** Returns where the header is next, by the last scroll; undefined when that was too small to mean anything. */
export function findPlace(
  before: HeaderPlace,
  scroll: { fromY: number; toY: number },
  isWide: boolean,
  isHome: boolean,
): HeaderPlace | undefined {
  const { fromY, toY } = scroll
  if (Math.abs(toY - fromY) < leastMovePx) return undefined
  if (!isWide) return isHome && toY > fromY && toY > topPx ? 'hidden' : 'resting'
  if (before === 'resting' && toY <= leftPx) return 'resting'
  if (toY > fromY) return before === 'resting' || before === 'gone' ? 'gone' : 'hidden'
  // It rests again only where its own place is, so that it never jumps.
  return toY === 0 ? 'resting' : before === 'resting' ? 'gone' : 'back'
}

/**
 * Follows the scrolling. A phone's header is hidden on the home page while the visitor scrolls down (RT-20); that of a wide screen
 * comes back on every page as soon as they scroll up.
 */
export function useHiddenOnScroll(): HeaderPlace {
  const isHome = useLocation().pathname === '/'
  const [place, setPlace] = useState<HeaderPlace>('resting')
  useEffect(() => {
    const wide = window.matchMedia('(min-width: 62rem)')
    let lastY = window.scrollY
    const onScroll = () => {
      const { scrollY } = window
      setPlace((before) => findPlace(before, { fromY: lastY, toY: scrollY }, wide.matches, isHome) ?? before)
      if (Math.abs(scrollY - lastY) >= leastMovePx) lastY = scrollY
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      window.removeEventListener('scroll', onScroll)
      setPlace('resting')
    }
  }, [isHome])
  useEffect(() => {
    if (place === 'back') showFocus()
  }, [place])
  return place
}

/** The header may come back over what a keyboard user has just reached: WCAG 2.4.11. */
function showFocus(): void {
  const { activeElement } = document
  if (activeElement?.matches('main :focus-visible')) activeElement.scrollIntoView({ block: 'nearest' })
}
