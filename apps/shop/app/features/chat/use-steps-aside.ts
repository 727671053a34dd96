import { type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** A smaller move is only an unsteady finger. */
const leastMovePx = 8
/** So long after the last move a visitor reads. */
const restMs = 300
/** What a visitor presses or fills in. */
const controls = 'main :is(.button, button:not(.icon-button), select, input, textarea, label:has(input))'
/** From this width on the button stands beside the page; tokens.css has the same border. */
const wideScreen = '(min-width: 114.5rem)'

/** Returns whether the button steps aside after a move of the page: for one down it does, for one up it comes back. */
export function stepsAside(before: boolean, scroll: { fromY: number; toY: number }): boolean {
  const { fromY, toY } = scroll
  return Math.abs(toY - fromY) < leastMovePx ? before : toY > fromY
}

/**
 * On most screens the button of the chat lies over the products. It is away while the page moves down, and stays away where it would come
 * to rest on a price or a button. A move up brings it back; where the page then rests it may lie on a price, but never on a button or a
 * field. Only fingers and mice miss it meanwhile: for the keyboard and for screen readers it keeps its place.
 */
export function useStepsAside(button: RefObject<HTMLElement | null>): boolean {
  const [isAside, setAside] = useState(false)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, or the next question of a wizard, has other buttons there.
  useEffect(() => {
    const wide = window.matchMedia(wideScreen)
    let lastY = window.scrollY
    let rest: ReturnType<typeof setTimeout> | undefined
    let isChanged = true
    const onRest = () => {
      const avoidsPrices = isChanged
      isChanged = false
      setAside((before) => !wide.matches && isInTheWay(button.current, before || avoidsPrices))
    }
    const restSoon = () => {
      clearTimeout(rest)
      rest = setTimeout(onRest, restMs)
    }
    const onScroll = () => {
      const { scrollY } = window
      const move = { fromY: lastY, toY: scrollY }
      setAside((before) => !wide.matches && stepsAside(before, move))
      if (Math.abs(scrollY - lastY) >= leastMovePx) lastY = scrollY
      restSoon()
    }
    // A page may open with its own button there. Bars below that come or go change the style of the root, what loads the body's height.
    const onRoom = () => {
      isChanged = true
      restSoon()
    }
    const room = new MutationObserver(onRoom)
    room.observe(document.documentElement, { attributeFilter: ['style'] })
    const height = new ResizeObserver(onRoom)
    height.observe(document.body)
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      room.disconnect()
      height.disconnect()
      window.removeEventListener('scroll', onScroll)
      clearTimeout(rest)
    }
  }, [button, key])
  return isAside
}

/** Whether a button, a field or, when they count, a price of the page is under an element: at its corners or its middle. */
function isInTheWay(element: HTMLElement | null, countsPrices: boolean): boolean {
  if (!element) return false
  const { left, right, top, bottom } = element.getBoundingClientRect()
  // While it is away the button is drawn smaller than it is.
  const halves = { x: element.offsetWidth / 2, y: element.offsetHeight / 2 }
  return [-halves.x, 0, halves.x].some((x) =>
    [-halves.y, 0, halves.y].some((y) =>
      document
        .elementsFromPoint((left + right) / 2 + x, (top + bottom) / 2 + y)
        .some((under) => (countsPrices && isPrice(under)) || under.matches(controls)),
    ),
  )
}

/** A price is a short text; the parts of a page around it hold more. */
function isPrice({ textContent: text }: Element): boolean {
  return text.length < 60 && text.includes('€')
}
