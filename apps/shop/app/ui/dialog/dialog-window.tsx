import { Dialog as Base } from '@base-ui/react/dialog'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { backdropLook, PopupFooter, popupTitleLook } from './popup-frame.tsx'

export interface DialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  isTitleHidden?: boolean
  /** The window's content has a heading of its own, which counts for more than the title. */
  isTitleQuiet?: boolean
  children: React.ReactNode
  /** Stays in sight below the scrolling content: the buttons. */
  footer?: React.ReactNode
  width?: 'small' | 'medium' | 'large'
  /** Opens without a press: its title takes the focus, so that no control looks touched; otherwise a control does. */
  isUnasked?: boolean
}

const widths = { small: 'sm:max-w-md', medium: 'sm:max-w-2xl', large: 'sm:max-w-5xl' }

/** The window of a Dialog, loaded when it may be needed. */
export function DialogWindow(props: DialogProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const close = useRef<HTMLButtonElement>(null)
  return (
    <Base.Root open={props.isOpen} onOpenChange={(isOpen) => props.onOpenChange(isOpen)}>
      <Base.Portal>
        <Base.Backdrop className={backdropLook} />
        <Base.Popup
          // Base UI would find the same button by looking at each control, among them those that are folded away.
          initialFocus={props.isUnasked ? title : close}
          className={clsx(
            'fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[92dvh] w-full flex-col bg-paper text-ink shadow-popup outline-none',
            'rounded-t-[1.25rem] sm:top-1/2 sm:bottom-auto sm:max-h-[88dvh] sm:w-[calc(100%-3rem)] sm:-translate-y-1/2 sm:rounded-[1.25rem]',
            'transition-[translate,opacity] duration-200 ease-calm',
            'data-ending-style:translate-y-8 data-ending-style:opacity-0 data-starting-style:translate-y-8 data-starting-style:opacity-0',
            'sm:data-ending-style:translate-y-[calc(-50%+1rem)] sm:data-starting-style:translate-y-[calc(-50%+1rem)]',
            widths[props.width ?? 'medium'],
          )}
        >
          <PopupHeader close={close} isTitleHidden={props.isTitleHidden} isTitleQuiet={props.isTitleQuiet}>
            {(look) => (
              <Base.Title ref={title} tabIndex={-1} className={look}>
                {props.title}
              </Base.Title>
            )}
          </PopupHeader>
          <div className="grow overflow-y-auto overscroll-contain px-5 pb-[max(1.5rem,env(safe-area-inset-bottom))] sm:px-7">
            {props.children}
          </div>
          {props.footer && <PopupFooter>{props.footer}</PopupFooter>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

function PopupHeader(props: {
  close: React.RefObject<HTMLButtonElement | null>
  isTitleHidden: boolean | undefined
  isTitleQuiet: boolean | undefined
  children: (look: string) => React.ReactNode
}) {
  const look = props.isTitleQuiet ? 'font-sans text-sm font-semibold text-ink-soft' : popupTitleLook
  return (
    <div className="flex items-center gap-4 py-3 pr-3 pl-5 sm:pl-7">
      <div className="min-w-0 grow">{props.children(props.isTitleHidden ? 'sr-only' : look)}</div>
      <Base.Close
        ref={props.close}
        render={<IconButton label="Sluiten" icon={<X className="size-6" aria-hidden="true" />} />}
      />
    </div>
  )
}
