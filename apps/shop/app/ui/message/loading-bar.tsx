import { clsx } from 'clsx'

/** While a press waits for the page's scripts (early-input.ts), the line is there too. */
const whileHeld =
  'in-data-holds:scale-x-95 in-data-holds:opacity-100 in-data-holds:delay-200 in-data-holds:duration-[5000ms]'

/**
 * SC-07: the thin line at the top while the next page loads. It waits 200 ms, then grows for 5 s, slower and slower,
 * and never looks finished before the page is. The delay belongs to this line, not to the page.
 */
export function LoadingBar({ isActive }: { isActive: boolean }) {
  return (
    <div
      aria-hidden="true"
      data-loading-line
      className={clsx(
        'pointer-events-none fixed inset-x-0 top-0 z-50 h-1 origin-left bg-pine',
        isActive
          ? 'scale-x-95 opacity-100 transition-[scale,opacity] delay-200 duration-[5000ms,100ms] ease-[cubic-bezier(0.1,0.7,0.3,1)]'
          : clsx(
              'scale-x-0 opacity-0 transition-[opacity,scale] delay-[0ms,250ms] duration-[200ms,0ms]',
              whileHeld,
            ),
      )}
    />
  )
}
