import { formatEuro, formatSpokenEuro } from '@sluimer/domain/money/euro'
import { clsx } from 'clsx'

const sizes = { small: 'text-lg', medium: 'text-2xl', large: 'text-4xl' }

export interface PriceProps {
  amountCents: number
  /** The former price, only when it is higher than the present one. */
  formerCents?: number | null | undefined
  /** The meaning of the former price. The law requires the lowest of the last 30 days before the reduction. */
  formerLabel?: string
  /** Before the amount: 'vanaf'. */
  prefix?: string
  /** After the amount: the size that it is for. */
  suffix?: string
  size?: keyof typeof sizes
  className?: string
}

/** A price as shoppers read it; coral for a deal, with its former price on a separate line. */
export function Price(props: PriceProps) {
  const {
    amountCents,
    formerCents,
    formerLabel = 'laagste prijs 30 dagen',
    prefix,
    suffix,
    size = 'medium',
  } = props
  const isDeal = typeof formerCents === 'number' && formerCents > amountCents
  const [firstWords, lastWords] = splitLabel(formerLabel)
  return (
    <p className={props.className}>
      <span className="words-in-row">
        {prefix && <span className="text-sm text-ink-soft">{prefix}</span>}
        <span className={clsx('amount', sizes[size], isDeal && 'text-coral')}>
          <Amount cents={amountCents} />
        </span>
        {suffix && <span className="text-sm whitespace-nowrap text-ink-soft">{suffix}</span>}
      </span>
      {isDeal && (
        <span className="former-amount">
          {`${firstWords} `}
          <span className="inline-block">
            {`${lastWords}: `}
            <Amount cents={formerCents} />
          </span>
        </span>
      )}
    </p>
  )
}

/** On a narrow tile the label breaks before its last two words: 'laagste prijs' and '30 dagen: € 89,95'. */
function splitLabel(label: string): [string, string] {
  const words = label.split(' ')
  return [words.slice(0, -2).join(' '), words.slice(-2).join(' ')]
}

/** An amount inside other text: shows '€ 49,-', and screen readers say '49 euro'. */
export function Amount({ cents }: { cents: number }) {
  return (
    <>
      <span aria-hidden="true">{formatEuro(cents)}</span>
      <span className="sr-only">{formatSpokenEuro(cents)}</span>
    </>
  )
}
