import type { PageCard } from '@sluimer/contract/content/pages'
import { useId } from 'react'
import { PageCards } from './page-cards.tsx'

export function RelatedPages({
  title,
  cards,
  label,
}: {
  title: string
  cards: readonly PageCard[]
  label?: string | undefined
}) {
  const titleId = useId()
  if (cards.length === 0) return null
  return (
    <section
      aria-labelledby={titleId}
      className="mt-16 border-t print:hidden border-sand pt-10 lg:mt-20 lg:pt-14"
    >
      <h2 id={titleId} className="mb-6">
        {title}
      </h2>
      <PageCards cards={cards} heading="h3" label={label} />
    </section>
  )
}
