import { type RefObject, useEffect, useState } from 'react'

/** A smaller move is only an unsteady finger. */
const leastMovePx = 8
/** So long after the last move a visitor reads. */
const restMs = 300
/** From this width on the button stands beside the products. */
const wideScreen = '(min-width: 48rem)'

/** Returns whether the button steps aside after a move of the page: for one down it does, for one up it comes back. */
export function stepsAside(before: boolean, scroll: { fromY: number; toY: number }): boolean {
  const { fromY, toY } = scroll
  return Math.abs(toY - fromY) < leastMovePx ? before : toY > fromY
}

/**
 * On a phone the button of the chat lies over the products. It is away while the page moves down, and stays away where it would come to
 * rest on a price. Only fingers miss it then: for the keyboard and for screen readers it keeps its place.
 */
export function useStepsAside(button: RefObject<HTMLElement | null>): boolean {
  const [isAside, setAside] = useState(false)
  useEffect(() => {
    const wide = window.matchMedia(wideScreen)
    let lastY = window.scrollY
    let rest: ReturnType<typeof setTimeout> | undefined
    const onRest = () => setAside((before) => before && liesOnPrice(button.current))
    const onScroll = () => {
      const { scrollY } = window
      const move = { fromY: lastY, toY: scrollY }
      setAside((before) => !wide.matches && stepsAside(before, move))
      if (Math.abs(scrollY - lastY) >= leastMovePx) lastY = scrollY
      clearTimeout(rest)
      rest = setTimeout(onRest, restMs)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      window.removeEventListener('scroll', onScroll)
      clearTimeout(rest)
    }
  }, [button])
  return isAside
}

/** Whether a price in the page is under an element. */
function liesOnPrice(element: HTMLElement | null): boolean {
  if (!element) return false
  const own = element.getBoundingClientRect()
  return [...document.querySelectorAll('main :is(.amount, .former-amount)')].some((price) => {
    const { left, right, top, bottom } = price.getBoundingClientRect()
    return left < own.right && own.left < right && top < own.bottom && own.top < bottom
  })
}
