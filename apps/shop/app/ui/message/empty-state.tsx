import { clsx } from 'clsx'

/** Says kindly that there is nothing here yet, and offers the next step. */
export function EmptyState(props: {
  icon: React.ReactNode
  title: string
  children?: React.ReactNode
  action?: React.ReactNode
  className?: string
}) {
  return (
    <div
      className={clsx(
        'flex flex-col items-center rounded-card bg-linen px-6 py-14 text-center',
        props.className,
      )}
    >
      <span
        className="grid size-20 place-items-center rounded-full bg-paper text-pine [&>svg]:size-9"
        aria-hidden="true"
      >
        {props.icon}
      </span>
      <h2 className="mt-5">{props.title}</h2>
      {props.children && <div className="mt-2 max-w-prose text-balance text-ink-soft">{props.children}</div>}
      {props.action && <div className="mt-6 flex flex-wrap justify-center gap-3">{props.action}</div>}
    </div>
  )
}
