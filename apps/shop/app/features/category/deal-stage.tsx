import type { Category } from '@sluimer/contract/catalog/overview'
import { toAmsterdamDate, toAmsterdamTime } from '@sluimer/domain/time/amsterdam'
import { formatDutchWeekdayDate } from '@sluimer/domain/time/dutch-date'
import { formatDutchTime } from '@sluimer/domain/time/dutch-time'
import { clsx } from 'clsx'
import { CalendarClock } from 'lucide-react'
import { Link } from 'react-router'
import { Badge } from '../../ui/mark/badge.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { Words } from '../../ui/text/words.tsx'
import { BigCountdown } from '../deal/big-countdown.tsx'

/** CT-01: the head of a category of deals or discounts, on night blue: how much they save at most, until when they last, and when the next ones come. */
export function DealStage(props: { category: Category; heading: string; intro: string }) {
  const { category, heading, intro } = props
  const isLow = category.countdown === null
  const next = category.deals?.next_at && (
    <NextDeals at={category.deals.next_at} products={category.deals.next} isLow={isLow} />
  )
  return (
    <div
      className={clsx(
        'grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-card bg-ink text-white md:items-stretch',
        category.banner ? 'md:grid-cols-[3fr_2fr]' : 'md:grid-cols-2 lg:grid-cols-[3fr_2fr]',
      )}
    >
      <div
        className={clsx(
          'flex flex-col justify-center p-5 max-sm:pb-4 sm:p-8',
          // Without a clock to look at, the offers come sooner.
          isLow ? 'lg:px-12 lg:py-4' : 'lg:p-12',
        )}
      >
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1>
            <Words text={heading} />
          </h1>
          {category.greatest_discount !== null && (
            <Badge tone="deal" className="text-lg sm:text-xl">
              <span aria-hidden="true">{`Tot -${category.greatest_discount}%`}</span>
              <span className="sr-only">{`Tot ${category.greatest_discount}% korting`}</span>
            </Badge>
          )}
        </div>
        {intro && <p className="mt-1 max-w-prose sm:mt-2 sm:text-lg">{intro}</p>}
        {category.last_day && (
          <p className="mt-3 flex items-start gap-2.5 font-semibold">
            <CalendarClock className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
            {`T/m ${formatDutchWeekdayDate(category.last_day)}`}
          </p>
        )}
        {category.countdown && (
          <BigCountdown key={category.countdown.ends_at} countdown={category.countdown} />
        )}
        {category.banner && next && <div className="sm:mt-4">{next}</div>}
      </div>
      {category.banner ? (
        <Picture
          image={category.banner}
          sizes="(min-width: 62rem) 40vw, (min-width: 48rem) 74vw, 100vw"
          isPriority
          // A phone shows the pictures of the offers instead.
          leastWindowRem={48}
          isDecorative
          shape="styled"
          className="banner max-md:hidden"
        />
      ) : (
        next && (
          <div
            className={clsx(
              'flex flex-col justify-center px-5 pb-5 sm:px-8 sm:pb-8 md:pt-8',
              isLow ? 'lg:py-4' : 'lg:p-12',
            )}
          >
            {next}
          </div>
        )
      )}
    </div>
  )
}

/** The next deal, by name and picture: its price is shown once it holds. */
function NextDeals(props: {
  at: string
  products: NonNullable<Category['deals']>['next']
  /** Whether the names stand beside the pictures on a wide screen. */
  isLow: boolean
}) {
  const { at, products, isLow } = props
  return (
    <div className="gap-x-3 gap-y-2 max-sm:flex max-sm:flex-wrap max-sm:items-center">
      <p className="flex items-start gap-2.5 text-balance max-sm:flex-[1_1_9rem] max-sm:text-sm">
        <CalendarClock className="mt-0.5 size-5 shrink-0 max-sm:hidden" aria-hidden="true" />
        Nieuwe deals {formatMoment(new Date(at))}
      </p>
      {products.length > 0 && (
        <ul
          aria-label="De volgende deals"
          className="grid max-w-lg grid-cols-[repeat(3,minmax(0,2.75rem))] gap-2 sm:mt-4 sm:grid-cols-3 sm:gap-4"
        >
          {products.map(({ title, link, image }) => (
            <li
              key={link}
              className={clsx('group/next relative', isLow && 'xl:flex xl:items-center xl:gap-2')}
            >
              <Picture
                image={image}
                sizes="(min-width: 40rem) 10rem, 4.5rem"
                widest={320}
                isEager
                isDecorative
                shape="landscape"
                className={clsx('rounded-field', isLow && 'xl:w-11 xl:shrink-0')}
              />
              <Link
                to={link}
                className={clsx(
                  'card-link block text-sm leading-snug sm:mt-1.5 wrap-anywhere underline-offset-4 focus-visible:after:outline-white group-hover/next:underline',
                  isLow && 'xl:mt-0',
                )}
              >
                <span className="max-sm:sr-only">
                  <Words text={title} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function formatMoment(moment: Date): string {
  return `op ${formatDutchWeekdayDate(toAmsterdamDate(moment))} om ${formatDutchTime(toAmsterdamTime(moment))} uur`
}
