import type { PageCard as Card } from '@sluimer/contract/content/pages'
import { PageCard } from './page-card.tsx'

/** Cards side by side: one on a phone, three on a wide screen. */
export function PageCards(props: {
  cards: readonly Card[]
  heading?: 'h2' | 'h3'
  /** Whether these cards come first on the page: the first pictures load with priority. */
  isFirst?: boolean
  label?: string | undefined
}) {
  const { cards, heading = 'h2', isFirst = false } = props
  return (
    <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {cards.map((card, index) => (
        <li key={card.link}>
          <PageCard
            card={card}
            heading={heading}
            label={props.label}
            isPriority={isFirst && index < 2}
            sizes="(min-width: 90rem) 27rem, (min-width: 62rem) 31vw, (min-width: 40rem) 46vw, 92vw"
          />
        </li>
      ))}
    </ul>
  )
}
