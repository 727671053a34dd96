import { clsx } from 'clsx'

/** A weave as light and shade over the color of the fabric. */
const weaves: Readonly<Record<string, string>> = {
  geweven:
    'repeating-linear-gradient(0deg,rgb(255 255 255/.14) 0 1px,transparent 1px 3px),repeating-linear-gradient(90deg,rgb(0 0 0/.12) 0 1px,transparent 1px 3px)',
  boucle:
    'radial-gradient(circle at 30% 30%,rgb(255 255 255/.28) 0 2px,transparent 3px) 0 0/7px 7px,radial-gradient(circle at 70% 70%,rgb(0 0 0/.16) 0 2px,transparent 3px) 0 0/9px 8px',
  velvet:
    'linear-gradient(115deg,rgb(255 255 255/.2),transparent 35%,rgb(0 0 0/.18) 60%,rgb(255 255 255/.1))',
}

/** A piece of fabric, until its photograph is there. The words beside it name it. */
export function FabricSwatch(props: { color: string; weave: string | null; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx('block forced-color-adjust-none', props.className)}
      style={{ background: [weaves[props.weave ?? ''], props.color].filter(Boolean).join(',') }}
    />
  )
}
