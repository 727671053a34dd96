import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { reloadOnce } from '../../lib/browser/reload-once.ts'
import { createLateComponent } from '../../ui/dialog/late-component.ts'
import { useLateComponent } from '../../ui/dialog/use-late-component.ts'
import { contactPath } from '../service/service-paths.ts'
import { ChatButton } from './chat-button.tsx'
import { hasChat } from './chat-path.ts'
import type { ChatPanelProps } from './panel/chat-panel.tsx'
import { isWide } from './panel/use-is-wide.ts'
import { readTabMemory, rememberInTab } from './talk/tab-memory.ts'
import { holdsTalk } from './talk/talk-key.ts'

/** Nothing of the panel is loaded before somebody opens it. */
const panel = createLateComponent<ChatPanelProps>(
  async () => {
    // The talk of a login that has ended is gone before the panel is drawn.
    const [{ ChatPanel }] = await Promise.all([import('./panel/chat-panel.tsx'), followLogin()])
    return ChatPanel
  },
  (error) => (reloadOnce(error) ? new Promise<never>(() => {}) : leadToForm()),
)

/** Lets a talk leave with the login during which it was held. Where there is none, nothing is loaded. */
async function followLogin(): Promise<void> {
  if (holdsTalk()) (await import('./talk/stored-talk.ts')).followLogin()
}

/** The same in the background; without a connection the next page does it. */
function followLoginSoon(): void {
  followLogin().catch(() => undefined)
}

/** SC-03: the chat with the assistant, and the button that opens it. Only the default layout renders it. */
export function Chat() {
  const { pathname } = useLocation()
  return hasChat(pathname) ? <ChatOfPage /> : null
}

function ChatOfPage() {
  const [state, setState] = useState({ isOpen: false, wasOpened: false, isRestored: false })
  const [isReady, setReady] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const ChatPanel = useLateComponent(panel, state.wasOpened)
  useEffect(() => {
    const onSeen = () => document.visibilityState === 'visible' && void followLoginSoon()
    onSeen()
    addEventListener('pageshow', followLoginSoon)
    document.addEventListener('visibilitychange', onSeen)
    return () => {
      removeEventListener('pageshow', followLoginSoon)
      document.removeEventListener('visibilitychange', onSeen)
    }
  }, [])
  useEffect(() => {
    // CH-02: after a reload the chat is open where it was open, unless a login has ended in between.
    const restore = () => {
      const { isOpen, page } = readTabMemory()
      if (!isOpen) return
      // On a phone it covers the page, so it stays with the one on which it was opened.
      if (isWide() || page === location.pathname)
        setState({ isOpen: true, wasOpened: true, isRestored: true })
      else forgetOpen()
    }
    followLogin().then(restore, restore)
  }, [])
  const open = () => {
    rememberInTab({ isOpen: true, page: location.pathname })
    setState({ isOpen: true, wasOpened: true, isRestored: false })
  }
  const close = () => {
    forgetOpen()
    setState((before) => ({ ...before, isOpen: false }))
  }
  return (
    <>
      <ChatButton
        ref={button}
        isOpen={state.isOpen && isReady}
        isLoading={state.isOpen && !isReady}
        onOpen={open}
      />
      {ChatPanel && (
        <ChatPanel
          isOpen={state.isOpen}
          isRestored={state.isRestored}
          opener={button}
          onClose={close}
          onReady={setReady}
        />
      )}
    </>
  )
}

function forgetOpen(): void {
  rememberInTab({ isOpen: false, page: '' })
}

/** Without its code the chat is what it is without scripts: the contact form. */
function leadToForm(): Promise<never> {
  forgetOpen()
  location.assign(contactPath)
  return new Promise<never>(() => {})
}
