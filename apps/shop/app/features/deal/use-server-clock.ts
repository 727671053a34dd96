import { useEffect, useState } from 'react'
import { calculateServerTimeMs } from '../../lib/server-clock.ts'

const everySecond = 1000

/** Returns the server's time, first as rendered, so that server and browser agree; a device that slept catches up. */
export function useServerClock(pageNow: string): Date {
  const [now, setNow] = useState(() => new Date(pageNow))
  useEffect(() => {
    const begin = performance.now()
    const tick = () => setNow(new Date(calculateServerTimeMs(pageNow, performance.now() - begin)))
    tick()
    const timer = setInterval(tick, everySecond)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [pageNow])
  return now
}
