import { clsx } from 'clsx'

const decimal = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 })
const whole = new Intl.NumberFormat('nl-NL')
/** The class `stars` draws five of these. */
const starPath =
  'M10 1.6l2.5 5.3 5.700.7-4.200 4 1.100 5.700L10 14.500l-5.100 2.800 1.100-5.700-4.200-4 5.700-.7z'

/** A score out of five as stars, for display only; `count` is the number of reviews. */
export function StarRating(props: {
  score: number
  count?: number
  size?: 'small' | 'medium'
  className?: string
}) {
  const { count } = props
  const score = Math.min(5, Math.max(0, props.score))
  return (
    <span className={clsx('rating', props.className)}>
      <span
        className={clsx('stars', props.size === 'medium' && 'large')}
        style={{ '--score': score } as React.CSSProperties}
        aria-hidden="true"
      />
      {count !== undefined && (
        <span className="text-ink-soft tabular-nums" aria-hidden="true">
          {`(${whole.format(count)})`}
        </span>
      )}
      <span className="sr-only">{spokenRating(score, count)}</span>
    </span>
  )
}

/** One star, in the color of the text around it. */
export function StarIcon({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 20 20" className={className} fill="currentColor" aria-hidden="true">
      <path d={starPath} />
    </svg>
  )
}

function spokenRating(score: number, count: number | undefined): string {
  const stars = `${decimal.format(score)} van 5 sterren`
  if (count === undefined) return stars
  return `${stars}, ${whole.format(count)} ${count === 1 ? 'beoordeling' : 'beoordelingen'}`
}
