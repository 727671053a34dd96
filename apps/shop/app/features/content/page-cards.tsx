import type { PageCard as Card } from '@sluimer/contract/content/pages'
import { clsx } from 'clsx'
import { PageCard } from './page-card.tsx'

/** Cards side by side: on a phone below each other, three on a wide screen, and on a tablet two, or three when that leaves none alone. */
export function PageCards(props: {
  cards: readonly Card[]
  heading?: 'h2' | 'h3'
  /** Whether these cards come first on the page: the first pictures load with priority. */
  isFirst?: boolean
  label?: string | undefined
}) {
  const { cards, heading = 'h2', isFirst = false } = props
  const isThree = cards.length % 3 === 0
  return (
    <ul
      className={clsx(
        'grid gap-x-8 gap-y-6 sm:gap-y-10 lg:grid-cols-3',
        isThree ? 'md:grid-cols-3 md:max-lg:gap-x-6' : 'sm:grid-cols-2',
      )}
    >
      {cards.map((card, index) => (
        <li key={card.link}>
          <PageCard
            card={card}
            heading={heading}
            label={props.label}
            isPriority={isFirst && index < 2}
            sizes={`(min-width: 90rem) 27rem, (min-width: 62rem) 31vw, ${isThree ? '(min-width: 48rem) 30vw, (min-width: 40rem) 92vw' : '(min-width: 40rem) 46vw'}, 35vw`}
          />
        </li>
      ))}
    </ul>
  )
}
