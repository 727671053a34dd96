import type { Footer } from '@sluimer/contract/content/schemas'
import { ExternalLink } from 'lucide-react'
import { ExampleMark } from '../../ui/mark/example-mark.tsx'
import { StarRating } from '../../ui/mark/star-rating.tsx'

/** HF-06, HF-07: the shop's rating, with a link to where it can be checked. All its words are content. */
export function TrustScore({ trust }: Pick<Footer, 'trust'>) {
  const score = Number(trust.score.replace(',', '.'))
  return (
    <div>
      <p className="flex flex-wrap items-center gap-3">
        <span className="font-display text-4xl leading-none font-semibold lining-nums" aria-hidden="true">
          {trust.score}
        </span>
        {Number.isFinite(score) && <StarRating score={score} size="medium" />}
      </p>
      <p className="mt-2 font-semibold">
        {trust.text}
        <ExampleMark isShown={trust.is_example} />
      </p>
      <a
        href={trust.reviews_url}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-11 items-center gap-1.5 text-sm text-ink-soft underline underline-offset-4 hover:text-pine"
      >
        {trust.reviews}
        <ExternalLink className="size-4" aria-hidden="true" />
        <span className="sr-only">(opent in een nieuw venster)</span>
      </a>
    </div>
  )
}
