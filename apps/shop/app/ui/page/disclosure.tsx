import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'

export interface DisclosureProps {
  title: React.ReactNode
  children: React.ReactNode
  isOpenAtFirst?: boolean
  /** Beside the title: the number of chosen values. */
  trailing?: React.ReactNode
  /** Disclosures with the same name close one another. */
  group?: string
  onToggle?: (isOpen: boolean) => void
  className?: string
}

/** A title that unfolds its content: the browser's own element, so it works before scripts and page search finds it. */
export function Disclosure(props: DisclosureProps) {
  return (
    <details
      open={props.isOpenAtFirst}
      name={props.group}
      onToggle={(event) => props.onToggle?.(event.currentTarget.open)}
      className={clsx('group/disclosure border-b border-sand', props.className)}
    >
      {/* With large letters the trailing part goes on a line of its own. */}
      <summary className="disclosure-title">
        <span className="min-w-[min(100%,6rem)] grow basis-0">{props.title}</span>
        <span className="ml-auto flex shrink-0 items-center gap-3">
          {props.trailing}
          <ChevronDown className="fold-mark" aria-hidden="true" />
        </span>
      </summary>
      <div className="pb-5">{props.children}</div>
    </details>
  )
}
