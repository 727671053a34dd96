import type { Category } from '@sluimer/contract/catalog/overview'
import { toAmsterdamDate, toAmsterdamTime } from '@sluimer/domain/time/amsterdam'
import { formatDutchWeekdayDate } from '@sluimer/domain/time/dutch-date'
import { CalendarClock } from 'lucide-react'
import { Picture } from '../../ui/picture/picture.tsx'
import { Words } from '../../ui/text/words.tsx'
import { BigCountdown } from '../deal/big-countdown.tsx'

/** CT-01: the head of a category of deals or discounts, on night blue: until when they last, and when the next ones come. */
export function DealStage(props: { category: Category; heading: string; intro: string }) {
  const { category, heading, intro } = props
  const next = category.deals?.next_at
  return (
    <div className="grid overflow-hidden rounded-card bg-ink text-white md:grid-cols-[3fr_2fr] md:items-stretch">
      <div className="flex flex-col justify-center p-5 sm:p-8 lg:p-12">
        <h1>
          <Words text={heading} />
        </h1>
        {intro && <p className="mt-2 max-w-prose text-lg">{intro}</p>}
        {category.countdown && (
          <BigCountdown key={category.countdown.ends_at} countdown={category.countdown} />
        )}
        {next && (
          <p className="mt-4 flex items-start gap-2.5">
            <CalendarClock className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
            Nieuwe deals {formatMoment(new Date(next))}
          </p>
        )}
      </div>
      {category.banner && (
        <Picture
          image={category.banner}
          sizes="(min-width: 48rem) 40vw, 100vw"
          isPriority
          isDecorative
          className="aspect-5/2 md:aspect-auto md:h-full md:min-h-60"
        />
      )}
    </div>
  )
}

function formatMoment(moment: Date): string {
  return `op ${formatDutchWeekdayDate(toAmsterdamDate(moment))} om ${toAmsterdamTime(moment).slice(0, 5)} uur`
}
