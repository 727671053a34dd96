/**
 * Shows the question about cookies before the page's scripts run, unless a cookie holds an answer that still counts, and keeps room
 * for it below the page (`useRoomBelow`). It is part of the page itself, as its own source text, so it can use nothing from outside
 * it; `findConsent` decides the same later.
 */
export function askEarly(cookie: { name: string; version: string; validMs: number }): void {
  const value = document.cookie.split(/;\s*/).find((pair) => pair.startsWith(`${cookie.name}=`))
  const fields = new URLSearchParams(value?.slice(cookie.name.length + 1))
  const ageMs = Date.now() - Date.parse(fields.get('time') ?? '')
  if (fields.get('version') === cookie.version && ageMs <= cookie.validMs) return

  const root = document.documentElement
  // What stands above the bar is seen when its place is known, so that nothing moves.
  const tell = (state: 'unmeasured' | 'measured') => root.setAttribute('data-asks-consent', state)
  tell('unmeasured')
  const observer = new ResizeObserver(([entry]) => {
    requestAnimationFrame(() => tell('measured'))
    // From here on the bar keeps its room by itself.
    if (!window.earlyInput) return observer.disconnect()
    const height = entry?.borderBoxSize[0]?.blockSize ?? 0
    if (height > 0) root.style.setProperty('--room-below', `${Math.round(height)}px`)
  })
  // Looks in each frame, so that the room is there when the bar is first painted.
  const look = () => {
    const bar = document.querySelector('[data-cookie-bar]')
    if (bar) observer.observe(bar)
    else if (document.readyState === 'loading') requestAnimationFrame(look)
    else tell('measured')
  }
  look()
}
