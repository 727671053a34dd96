import type { timeLeft } from '@sluimer/domain/countdown/time-left'
import type { findClockBehindMs } from '../../lib/server-clock.ts'

/**
 * Counts deals down before the page's scripts run, and starts them when one ends, so that its price disappears then. It is part of
 * the page itself, as its own source text; the two functions that it uses are given to it in the same way.
 */
export function countEarly(readTimeLeft: typeof timeLeft, findBehindMs: typeof findClockBehindMs): void {
  document.addEventListener('DOMContentLoaded', () => {
    const ends = document.querySelectorAll<HTMLElement>('[data-ends]')
    if (ends.length === 0) return
    const begin = performance.now()
    const behindMs = findBehindMs() ?? Number.NEGATIVE_INFINITY
    const tick = () => {
      // From here on the page counts by itself.
      if (!window.earlyInput) return clearInterval(timer)
      for (const element of ends) {
        const { ends: endsAt = '', now: pageNow = '' } = element.dataset
        const nowMs = Math.max(Date.parse(pageNow) + performance.now() - begin, Date.now() + behindMs)
        const { text, isOver } = readTimeLeft(new Date(endsAt), new Date(nowMs))
        const figures = element.querySelector('time')
        if (figures) figures.textContent = text
        element.classList.remove('invisible')
        if (isOver) window.lateStart?.start()
      }
    }
    const timer = setInterval(tick, 1000)
    tick()
  })
}
