import type { Category } from '@sluimer/contract/catalog/overview'
import { clsx } from 'clsx'
import { ChipLink } from '../../ui/button/chip.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { Words } from '../../ui/text/words.tsx'
import { Countdown } from '../deal/countdown.tsx'
import { DealStage } from './deal-stage.tsx'
import { ShopFloor } from './shop-floor.tsx'

/** CT-01: the category's heading, its banner if there is one, and the categories below it, as a floor or as quick links. */
export function CategoryHeader(props: {
  category: Category
  heading: string
  intro: string
  /** Whether filters are chosen: a phone then shows only the heading. */
  isNarrowed?: boolean
}) {
  const { category, heading, intro, isNarrowed = false } = props
  const words = (
    <>
      <h1>
        <Words text={heading} />
      </h1>
      {intro && (
        <p
          className={clsx('mt-1 max-w-prose text-ink-soft sm:mt-2 sm:text-lg', isNarrowed && 'max-md:hidden')}
        >
          {intro}
        </p>
      )}
      {category.countdown && (
        <Countdown key={category.countdown.ends_at} countdown={category.countdown} className="mt-4" />
      )}
    </>
  )
  return (
    <header>
      {category.is_offer ? (
        <DealStage {...props} />
      ) : category.banner ? (
        <div
          className={clsx(
            'grid overflow-hidden rounded-card bg-linen md:grid-cols-[2fr_3fr] md:items-stretch',
            // The picture keeps its shape, so its width decides how soon the goods come.
            category.floor ? 'lg:grid-cols-[2fr_1fr]' : 'lg:grid-cols-[5fr_2fr]',
          )}
        >
          <Picture
            image={category.banner}
            sizes="(min-width: 62rem) 32vw, (min-width: 48rem) 74vw, 100vw"
            isPriority
            leastWindowRem={isNarrowed ? 48 : undefined}
            isDecorative
            shape="styled"
            className={clsx(
              'banner md:col-start-2 md:row-start-1',
              // A category that leads to others is worth a whole picture; elsewhere the goods must come soon.
              category.floor ? 'max-md:aspect-2/1' : 'max-md:aspect-3/1',
              isNarrowed && 'max-md:hidden',
            )}
          />
          <div
            className={clsx(
              'flex flex-col justify-center sm:p-8 lg:px-12 lg:py-3',
              'max-sm:px-4 max-sm:py-3',
            )}
          >
            {words}
          </div>
        </div>
      ) : (
        <div className="pt-2 lg:pt-4">{words}</div>
      )}
      {category.floor ? (
        <ShopFloor floor={category.floor} title={category.title} isOffer={category.is_offer} />
      ) : (
        <QuickLinks links={category.children} title={category.title} />
      )}
    </header>
  )
}

function QuickLinks({ links, title }: { links: Category['children']; title: string }) {
  if (links.length === 0) return null
  return (
    <nav aria-label={`Binnen ${title}`} className="mt-5">
      <ul className="-mx-edge scrollbar-none flex gap-2 overflow-x-auto px-edge py-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0">
        {links.map((item) => (
          <li key={item.link}>
            <ChipLink to={item.link}>{item.title}</ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
