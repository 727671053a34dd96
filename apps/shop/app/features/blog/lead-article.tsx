import type { PageCard } from '@sluimer/contract/content/pages'
import { Link } from 'react-router'
import { Picture } from '../../ui/picture/picture.tsx'
import { formatLabel } from '../content/page-card.tsx'

/** The newest article, twice as large as the others. */
export function LeadArticle({ card }: { card: PageCard }) {
  return (
    <article className="group relative mb-12 grid overflow-hidden rounded-card bg-linen md:grid-cols-2">
      <Picture
        image={card.image}
        sizes="(min-width: 90rem) 44rem, (min-width: 48rem) 50vw, 100vw"
        isPriority
        isDecorative
        shape="landscape"
      />
      <div className="flex flex-col justify-center p-5 sm:p-8 lg:p-12">
        <p className="text-sm font-semibold text-pine">{formatLabel(card)}</p>
        <h2 className="mt-2">
          <Link
            to={card.link}
            className="underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-card"
          >
            {card.title}
          </Link>
        </h2>
        <p className="mt-3 text-lg text-ink-soft">{card.intro}</p>
      </div>
    </article>
  )
}
