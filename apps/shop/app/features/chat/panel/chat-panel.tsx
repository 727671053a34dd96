import { clsx } from 'clsx'
import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { isPlainClick } from '../../../lib/browser/is-plain-click.ts'
import { Conversation } from './conversation.tsx'
import { PanelHeader } from './panel-header.tsx'
import { useChat } from './use-chat.ts'
import { useIsWide } from './use-is-wide.ts'
import { useWindow } from './use-window.ts'

/** On a phone the whole visible screen; from 768 px on at the lower right, above bars at the bottom. */
const look = clsx(
  'fixed inset-x-0 top-(--seen-top,0px) bottom-auto z-30 m-0 h-(--seen-height,100dvh) max-h-none w-full max-w-none flex-col overflow-hidden border-0 bg-paper p-0 text-ink shadow-popup open:flex print:hidden',
  'md:inset-x-auto md:top-auto md:right-6 md:bottom-[calc(1.5rem+var(--room-below))] md:w-[25rem] md:rounded-[1.25rem] md:border md:border-sand',
  '[--room-below:inherit] md:h-[min(42rem,calc(100dvh-3rem-var(--room-below)))]',
  'transition-[translate,opacity] duration-200 ease-calm starting:translate-y-4 starting:opacity-0',
)
const titleId = 'chat-titel'

export interface ChatPanelProps {
  isOpen: boolean
  isRestored: boolean
  opener: RefObject<HTMLElement | null>
  onClose: () => void
  /** Tells the button that it is loaded. */
  onReady: (isReady: boolean) => void
}

/** SC-03: the chat itself. It stays where it is while the visitor moves from page to page. */
export function ChatPanel(props: ChatPanelProps) {
  const { isOpen, isRestored, opener, onClose, onReady } = props
  const isWide = useIsWide()
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const chat = useChat()
  useWindow(dialog, { isOpen, isWide, isRestored, opener, field, title })
  useCloseAtMove(!isWide, onClose)
  useEffect(() => {
    onReady(true)
    return () => onReady(false)
  }, [onReady])

  /** On a phone the page that was asked for is behind the chat. */
  const closeAfterLink = (event: React.MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link && !isWide && isPlainClick(event) && link.origin === location.origin && link.target === '')
      onClose()
  }
  return (
    <dialog
      ref={dialog}
      // biome-ignore lint/a11y/noRedundantRoles: parts of the shop look for windows by this attribute.
      role="dialog"
      aria-modal={!isWide}
      aria-labelledby={titleId}
      data-keeps-focus={isWide ? undefined : ''}
      className={look}
      onClick={closeAfterLink}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isWide && !event.nativeEvent.isComposing) onClose()
      }}
    >
      <PanelHeader
        titleId={titleId}
        titleRef={title}
        {...(chat.canEnd && { onEnd: chat.askToEnd })}
        onClose={onClose}
      />
      <Conversation chat={chat} isOpen={isOpen} isWide={isWide} field={field} />
    </dialog>
  )
}

/** On a phone another page, for example the one before, must not come up unseen behind the chat. */
function useCloseAtMove(isSheet: boolean, close: () => void): void {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (isSheet) close()
  }, [pathname, isSheet, close])
}
