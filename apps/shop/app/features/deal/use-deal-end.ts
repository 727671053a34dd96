import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { announceDealOver } from './deal-over.ts'

/** The first answer may come from a clock that is a little behind this one. */
const firstPauseMs = 1000
const longestPauseMs = 30_000

/** Reloads the data when a deal ends, so that price and countdown disappear together; repeats until they do. */
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
