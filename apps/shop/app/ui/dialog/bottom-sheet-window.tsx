import { Drawer } from '@base-ui/react/drawer'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { backdropLook, PopupFooter, popupTitleLook } from './popup-frame.tsx'

export interface BottomSheetProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  children: React.ReactNode
  /** Stays in sight below the scrolling content: 'Bekijk 24 producten'. */
  footer?: React.ReactNode
  /** Returns what takes the focus when it opens; without it, the first control does. */
  firstFocus?: () => HTMLElement | null
}

/** The window of a BottomSheet, loaded when it may be needed. */
export function BottomSheetWindow(props: BottomSheetProps) {
  const close = useRef<HTMLButtonElement>(null)
  return (
    <Drawer.Root open={props.isOpen} onOpenChange={(isOpen) => props.onOpenChange(isOpen)}>
      <Drawer.Portal>
        <Drawer.Backdrop className={clsx(backdropLook, 'data-swiping:duration-0')} />
        <Drawer.Viewport className="fixed inset-0 z-50 flex items-end justify-center">
          <Drawer.Popup
            // Base UI would find the same button by looking at each control, among them those that are folded away.
            initialFocus={() => props.firstFocus?.() ?? close.current}
            className={clsx(
              'flex max-h-[90dvh] w-full max-w-2xl flex-col rounded-t-[1.25rem] bg-paper text-ink shadow-popup outline-none',
              'translate-y-(--drawer-swipe-movement-y) transition-[translate] duration-250 ease-calm data-swiping:select-none',
              'data-ending-style:translate-y-full data-starting-style:translate-y-full',
            )}
          >
            <div className="mx-auto mt-2.5 h-1 w-10 shrink-0 rounded-full bg-sand" aria-hidden="true" />
            <div className="flex items-center gap-4 py-2 pr-3 pl-5">
              <Drawer.Title className={clsx(popupTitleLook, 'min-w-0 grow')}>{props.title}</Drawer.Title>
              <Drawer.Close
                ref={close}
                render={<IconButton label="Sluiten" icon={<X className="size-6" aria-hidden="true" />} />}
              />
            </div>
            <Drawer.Content className="grow overflow-y-auto overscroll-contain px-5 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
              {props.children}
            </Drawer.Content>
            {props.footer && <PopupFooter>{props.footer}</PopupFooter>}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  )
}
