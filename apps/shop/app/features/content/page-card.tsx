import type { PageCard as Card } from '@sluimer/contract/content/pages'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { Picture } from '../../ui/picture/picture.tsx'

/** A link to an article or another page; the whole card is the link. On a phone its picture stands small beside its title. */
export function PageCard(props: {
  card: Card
  heading?: 'h2' | 'h3'
  sizes: string
  isPriority?: boolean
  /** The line above the title; by default the topic and the reading time. */
  label?: string | undefined
}) {
  const { card, heading: Heading = 'h2', sizes, isPriority = false } = props
  const label = props.label ?? formatLabel(card)
  return (
    <article className="group relative flex h-full flex-col max-sm:grid max-sm:grid-cols-[38%_minmax(0,1fr)] max-sm:gap-x-4">
      <Picture
        image={card.image}
        sizes={sizes}
        isPriority={isPriority}
        isDecorative
        shape="landscape"
        className="rounded-card"
      />
      <div className="sm:mt-4">
        {label && <p className="text-sm font-semibold text-pine">{label}</p>}
        <Heading
          className={clsx(
            'font-display text-lg leading-snug font-medium max-sm:tracking-normal sm:text-xl',
            label && 'mt-1',
          )}
        >
          <Link
            to={card.link}
            className="underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-card"
          >
            {card.title}
          </Link>
        </Heading>
        <p className="mt-2 line-clamp-3 text-ink-soft max-sm:hidden">{card.intro}</p>
      </div>
    </article>
  )
}

/** 'Slaapadvies · 4 minuten lezen' */
export function formatLabel({ topic, reading_minutes }: Pick<Card, 'topic' | 'reading_minutes'>): string {
  const time = formatReadingTime(reading_minutes)
  return topic ? `${topic.title} · ${time}` : time
}

export function formatReadingTime(minutes: number): string {
  return minutes === 1 ? '1 minuut lezen' : `${minutes} minuten lezen`
}
