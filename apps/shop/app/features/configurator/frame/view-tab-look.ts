import { clsx } from 'clsx'

/** How an entry of the row of views looks: a tab of at least 44 pixels in height, with a line below the one that is shown. */
export function viewTabLook(isCurrent: boolean): string {
  return clsx(
    'inline-row min-h-11 items-center border-b-3 px-1 text-[0.8125rem] font-semibold whitespace-nowrap sm:px-0 sm:text-sm',
    isCurrent
      ? 'border-pine text-pine-deep'
      : 'border-transparent text-ink-soft hover:border-sand hover:text-ink',
  )
}
