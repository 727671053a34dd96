import { LogOut, MessageCircle, X } from 'lucide-react'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { useAssistantName } from '../use-assistant-name.ts'

/** As large as a finger, and no larger: with letters twice the size, the words need the room on a narrow phone. */
const buttonSize = 'size-[min(2.75rem,14vw)]'

/** Who this is, and the two ways out: close, which keeps the talk, and end, which the panel asks about. */
export function PanelHeader(props: {
  titleId: string
  titleRef: React.Ref<HTMLHeadingElement>
  /** Absent when there is nothing to end. */
  onEnd?: () => void
  onClose: () => void
}) {
  const name = useAssistantName()
  return (
    <div className="flex shrink-0 items-center gap-[min(0.75rem,3.2vw)] border-b border-sand bg-pine-mist py-2 pr-[min(0.5rem,2.1vw)] pl-[min(1rem,4.2vw)]">
      <span
        className="grid size-[min(2.5rem,12vw)] shrink-0 place-items-center rounded-full bg-pine text-white"
        aria-hidden="true"
      >
        <MessageCircle className="size-1/2" />
      </span>
      <div className="min-w-0 grow">
        <h2
          id={props.titleId}
          ref={props.titleRef}
          tabIndex={-1}
          className="truncate text-xl outline-none first-letter:uppercase"
        >
          {name}
        </h2>
        <p className="text-xs text-ink-soft">Digitale assistent (AI)</p>
      </div>
      {props.onEnd && (
        <IconButton
          label="Chat beëindigen"
          icon={<LogOut className="size-5" aria-hidden="true" />}
          onClick={props.onEnd}
          className={buttonSize}
        />
      )}
      <IconButton
        label="Chat sluiten"
        icon={<X className="size-6" aria-hidden="true" />}
        onClick={props.onClose}
        className={buttonSize}
      />
    </div>
  )
}
