import { clsx } from 'clsx'
import { LoaderCircle, MessageCircle } from 'lucide-react'
import { Link } from 'react-router'
import { contactPath } from '../service/service-paths.ts'
import { useAssistantName } from './use-assistant-name.ts'
import { useStepsAside } from './use-steps-aside.ts'

/**
 * Above whatever is over the bottom of the screen: the cookie bar, a bar with an order button, an offer. Without scripts, which would move it
 * off buttons, it stands at the end of the page.
 */
const place = clsx(
  'fixed noscript:absolute right-[max(1rem,env(safe-area-inset-right))] md:max-margin:right-2 z-20 transition-[opacity,scale] duration-200 print:hidden',
  'in-data-[asks-consent=unmeasured]:invisible',
  // Lifted in place of laid out anew: a bar that comes or goes must not count as a jump of the page.
  '[--room-below:inherit] bottom-[max(1rem,env(safe-area-inset-bottom))] [translate:0_calc(-1*var(--room-below))]',
)
const look = clsx(
  'edged inline-flex size-14 items-center justify-center gap-2 rounded-full bg-pine text-white shadow-popup ring-2 ring-white margin:w-auto margin:px-5',
  'font-semibold transition-colors duration-200 hover:bg-pine-deep',
)

/** Out of sight and out of the way of fingers, but not of the keyboard or of screen readers. */
const aside = 'not-focus-within:pointer-events-none not-focus-within:scale-75 not-focus-within:opacity-0'

/** The way into the chat. Without scripts it is a link to the contact form. */
export function ChatButton(props: {
  ref: React.RefObject<HTMLButtonElement | null>
  isOpen: boolean
  isLoading: boolean
  onOpen: () => void
}) {
  const name = useAssistantName()
  const isAside = useStepsAside(props.ref)
  const words = (
    <>
      {props.isLoading ? (
        <LoaderCircle className="size-6 animate-spin" aria-hidden="true" />
      ) : (
        <MessageCircle className="size-6" aria-hidden="true" />
      )}
      <span className="max-margin:sr-only">Chat</span>
      <span className="sr-only"> met {name}, onze digitale assistent</span>
    </>
  )
  return (
    <aside aria-label="Chat" className={clsx(place, isAside && aside)}>
      <button
        ref={props.ref}
        type="button"
        data-chat-button
        data-plain={contactPath}
        aria-haspopup="dialog"
        aria-expanded={props.isOpen}
        aria-busy={props.isLoading || undefined}
        onClick={props.onOpen}
        className={clsx(look, 'noscript:hidden', props.isOpen && 'invisible')}
      >
        {words}
      </button>
      <noscript>
        <Link to={contactPath} data-chat-button className={look}>
          {words}
        </Link>
      </noscript>
    </aside>
  )
}
