import { clsx } from 'clsx'

/** The row of buttons under a dialog or sheet. */
export function PopupFooter({ children }: { children: React.ReactNode }) {
  return (
    <div className="flex flex-col-reverse gap-2 border-t border-sand px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end sm:px-7">
      {children}
    </div>
  )
}

export const popupTitleLook = 'font-display text-2xl font-medium text-balance'

/** The dimmed page behind a popup. */
export const backdropLook = clsx(
  'fixed inset-0 z-40 min-h-dvh bg-ink/45 transition-opacity duration-200 ease-calm',
  'data-ending-style:opacity-0 data-starting-style:opacity-0',
)
