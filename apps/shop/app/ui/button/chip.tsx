import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { Link, type LinkProps } from 'react-router'

const look =
  'inline-row min-h-11 shrink-0 items-center gap-2 rounded-full border px-[min(1rem,3.75vw)] text-sm font-semibold whitespace-nowrap transition-colors duration-150'
const states = {
  selected: 'border-pine bg-pine-mist text-pine-deep hover:bg-paper',
  open: 'border-bark bg-paper text-ink hover:border-pine hover:bg-pine-mist',
}

/** A link in a pill: a choice that takes one step. */
export function ChipLink(props: LinkProps & { isSelected?: boolean }) {
  const { isSelected = false, className, ...link } = props
  return (
    <Link
      {...link}
      aria-current={isSelected ? 'true' : undefined}
      className={clsx(look, isSelected ? states.selected : states.open, className)}
    />
  )
}

/** A chosen value with a cross: following the link removes it. */
export function RemovableChip(props: Omit<LinkProps, 'children'> & { label: string }) {
  const { label, className, ...link } = props
  return (
    <Link {...link} aria-label={`${label} verwijderen`} className={clsx(look, states.selected, className)}>
      {label}
      <X className="size-4" aria-hidden="true" />
    </Link>
  )
}
