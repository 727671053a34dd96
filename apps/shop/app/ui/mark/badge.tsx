import { clsx } from 'clsx'

const tones = {
  deal: 'bg-coral text-white',
  quiet: 'bg-pine-mist text-pine-deep',
  plain: 'bg-paper text-ink',
}

/** A few words on a picture or beside a title. `deal` is for discounts only. */
export function Badge(props: { children: React.ReactNode; tone?: keyof typeof tones; className?: string }) {
  return (
    <span className={clsx('edged badge', tones[props.tone ?? 'quiet'], props.className)}>
      {props.children}
    </span>
  )
}

/** The number beside an icon: '3' on the cart. Nothing at zero. */
export function CountBadge({ count, label }: { count: number; label: string }) {
  if (count <= 0) return null
  return (
    <span className="edged inline-grid h-5 min-w-5 place-items-center rounded-full bg-pine px-1 text-xs leading-none font-bold text-white tabular-nums">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}
