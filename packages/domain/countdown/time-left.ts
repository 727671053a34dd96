export interface TimeLeft {
  /** What the countdown shows: '3 dagen', or hh:mm:ss below one day (SC-08). */
  text: string
  isOver: boolean
}

/**
 * Returns the time until `endsAt`. Seconds are rounded up, so that 00:00:00 appears exactly when the time is over. The shop's pages
 * contain the source text of this function, so it uses nothing from outside it.
 */
export function timeLeft(endsAt: Date, now: Date): TimeLeft {
  const secondMs = 1000
  const dayMs = 86_400_000
  const leftMs = endsAt.getTime() - now.getTime()
  if (leftMs <= 0) return { text: '00:00:00', isOver: true }
  const days = Math.floor(leftMs / dayMs)
  if (days >= 1) return { text: days === 1 ? '1 dag' : `${days} dagen`, isOver: false }
  const seconds = Math.ceil(leftMs / secondMs)
  // 23:59:59,5 would be rounded to a whole day, which hh:mm:ss cannot show.
  const shown = Math.min(seconds, dayMs / secondMs - 1)
  const parts = [Math.floor(shown / 3600), Math.floor(shown / 60) % 60, shown % 60]
  return { text: parts.map((part) => String(part).padStart(2, '0')).join(':'), isOver: false }
}
