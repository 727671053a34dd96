import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { announceDealOver } from './deal-over.ts'

/** The first answer may come from a clock that is a little behind this one. */
const firstPauseMs = 1000
const longestPauseMs = 30_000

/** When a deal is over the page is read again, so that price and countdown go together; and again while it still shows it. */
export function useDealEnd(isOver: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isOver) return
    let pauseMs = firstPauseMs
    let timer: ReturnType<typeof setTimeout>
    const ask = () => {
      announceDealOver(() => void revalidate())
      timer = setTimeout(ask, pauseMs)
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    }
    ask()
    return () => clearTimeout(timer)
  }, [isOver, revalidate])
}
