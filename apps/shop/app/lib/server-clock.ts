/**
 * Returns the present time by the server's clock, carried on by the visitor's. A page can be older than the moment it
 * is read, so its own `now` counts only where the browser does not say when the page came; `elapsedMs` is the time
 * since the page took that `now`.
 */
export function calculateServerTimeMs(pageNow: string, elapsedMs: number): number {
  const byPage = Date.parse(pageNow) + elapsedMs
  const behindMs = findClockBehindMs()
  return behindMs === undefined ? byPage : Math.max(byPage, Date.now() + behindMs)
}

/**
 * Returns how far the visitor's clock is behind the server's; undefined when the page came from a cache. The server sends its time
 * with each page (`Server-Timing: clock;desc="1764000000000"`). Pages contain the source text of this function, so it uses nothing
 * from outside it.
 */
export function findClockBehindMs(): number | undefined {
  const [page] = performance.getEntriesByType('navigation')
  if (!(page instanceof PerformanceNavigationTiming) || page.transferSize === 0) return undefined
  const told = page.serverTiming?.find(({ name }) => name === 'clock')?.description
  const toldMs = Number(told || Number.NaN)
  return Number.isFinite(toldMs) ? toldMs - (performance.timeOrigin + page.responseStart) : undefined
}
