import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'

const tones = {
  info: { look: 'bg-linen', mark: 'text-ink', Icon: Info },
  success: { look: 'bg-pine-mist', mark: 'text-pine', Icon: CircleCheck },
  warning: { look: 'bg-honey-mist', mark: 'text-honey', Icon: TriangleAlert },
  error: { look: 'bg-error-mist', mark: 'text-error', Icon: CircleAlert },
}

/** A message in the page. Screen readers read errors at once, and other messages at a pause. */
export function Alert(props: {
  tone?: keyof typeof tones
  title?: React.ReactNode
  children?: React.ReactNode
  className?: string
  /** Lets the owner give it the focus. */
  ref?: React.Ref<HTMLDivElement>
}) {
  const { tone = 'info', title, children, className } = props
  const { look, mark, Icon } = tones[tone]
  return (
    <div
      ref={props.ref}
      tabIndex={props.ref ? -1 : undefined}
      role={tone === 'error' ? 'alert' : 'status'}
      className={clsx('flex gap-3 rounded-card px-4 py-3.5 text-ink', look, className)}
    >
      <Icon className={clsx('mt-0.5 size-5 shrink-0', mark)} aria-hidden="true" />
      <div className="min-w-0 grow">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  )
}
