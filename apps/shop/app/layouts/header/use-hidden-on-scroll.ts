import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** A smaller move is only an unsteady finger. */
const leastMovePx = 8
/** Near the top the header is in its normal place. */
const topPx = 120

/** RT-20: whether a phone's home page hides the header: while the visitor scrolls down, until they scroll up. */
export function useHiddenOnScroll(): boolean {
  const isHome = useLocation().pathname === '/'
  const [isHidden, setHidden] = useState(false)
  useEffect(() => {
    if (!isHome) return
    let lastY = window.scrollY
    const onScroll = () => {
      const { scrollY } = window
      if (Math.abs(scrollY - lastY) < leastMovePx) return
      setHidden(scrollY > lastY && scrollY > topPx)
      lastY = scrollY
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      window.removeEventListener('scroll', onScroll)
      setHidden(false)
    }
  }, [isHome])
  return isHidden
}
