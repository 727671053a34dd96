import type { Category } from '@sluimer/contract/catalog/overview'
import { toAmsterdamDate, toAmsterdamTime } from '@sluimer/domain/time/amsterdam'
import { formatDutchWeekdayDate } from '@sluimer/domain/time/dutch-date'
import { formatDutchTime } from '@sluimer/domain/time/dutch-time'
import { CalendarClock } from 'lucide-react'
import { ButtonLink } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/message/empty-state.tsx'

/** Shown while no deal runs: when the next one is planned, and where to look meanwhile. The page is never a 404. */
export function EmptyDeals({ deals }: { deals: Pick<NonNullable<Category['deals']>, 'next_at'> }) {
  return (
    <EmptyState
      icon={<CalendarClock />}
      title="Op dit moment geen deals"
      action={
        <>
          <ButtonLink to="/alle-deals/">Bekijk alle deals</ButtonLink>
          <ButtonLink to="/outlet/" variant="secondary">
            Naar de outlet
          </ButtonLink>
        </>
      }
    >
      {deals.next_at === null
        ? 'Zodra er weer een deal begint, vind je hem hier.'
        : `De volgende begint op ${momentText(new Date(deals.next_at))}. Tot dan gelden onze gewone prijzen.`}
    </EmptyState>
  )
}

function momentText(moment: Date): string {
  return `${formatDutchWeekdayDate(toAmsterdamDate(moment))} om ${formatDutchTime(toAmsterdamTime(moment))} uur`
}
