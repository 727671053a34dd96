import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** Less than this is a finger that trembles. */
const leastMovePx = 8
/** Near the top the header stands where it belongs anyway. */
const topPx = 120

/** RT-20: on the home page the header of a phone makes room while one reads on, and comes back as soon as one goes up. */
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
