/** Tells a page what the shop's clock says, by which its deals count down; the browser's own may be wrong. */
export function formatClock(now: number): string {
  return `clock;desc="${now}"`
}
