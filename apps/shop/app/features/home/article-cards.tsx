import type { PageCard } from '@sluimer/contract/content/pages'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { Container } from '../../ui/page/container.tsx'
import { Picture } from '../../ui/picture/picture.tsx'

export function ArticleCards({ articles }: { articles: readonly PageCard[] }) {
  if (articles.length === 0) return null
  return (
    <Container as="section" width="wide" className="mt-14 lg:mt-20">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2>Lees en leef in</h2>
        <Link
          to="/blog/"
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-pine underline-offset-4 hover:underline"
        >
          Alle artikelen
          <ArrowRight className="size-4.5" aria-hidden="true" />
        </Link>
      </div>
      <ul className="mt-4 grid grid-cols-1 gap-x-5 gap-y-8 sm:grid-cols-3 lg:mt-5">
        {articles.map((article) => (
          <li key={article.slug} className="group/card relative flex gap-4 sm:block">
            <Picture
              image={article.image}
              sizes="(min-width: 40rem) 33vw, 8rem"
              isDecorative
              shape="square"
              className="w-28 max-w-1/3 shrink-0 rounded-card sm:aspect-4/3 sm:w-full sm:max-w-none"
            />
            <div className="min-w-0 sm:pt-3">
              {article.topic && <p className="text-sm font-semibold text-pine">{article.topic.title}</p>}
              <h3 className="font-sans text-base text-pretty sm:text-lg">
                <Link to={article.link} className="card-name">
                  {article.title}
                </Link>
              </h3>
              <p className="mt-1 line-clamp-2 text-sm text-ink-soft">{article.intro}</p>
              <p className="mt-1 text-sm text-ink-soft">{readingTime(article.reading_minutes)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Container>
  )
}

const readingTime = (minutes: number) => (minutes === 1 ? '1 minuut lezen' : `${minutes} minuten lezen`)
