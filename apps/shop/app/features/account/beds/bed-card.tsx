import type { OwnBed } from '@sluimer/contract/account/bed-schemas'
import { keepDays } from '@sluimer/domain/language/keep-units'
import { toAmsterdamDate } from '@sluimer/domain/time/amsterdam'
import { formatDutchDate } from '@sluimer/domain/time/dutch-date'
import { Link } from 'react-router'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Picture } from '../../../ui/picture/picture.tsx'
import { BedChanges } from '../../configurator/bed/bed-changes.tsx'
import { BedButton } from './bed-button.tsx'
import { BedCost } from './bed-cost.tsx'
import { BedNameForm } from './bed-name-form.tsx'
import type { BedsAnswer } from './beds-answer.ts'

/** A bed of one's own: as it was kept, what it costs now, what changed since, and what can be done with it. */
export function BedCard({ own, answer }: { own: OwnBed; answer: BedsAnswer | undefined }) {
  const { id, name, bed } = own
  const present = bed.now ?? bed.nearest
  return (
    <li className="rounded-card border border-sand bg-paper p-5">
      <div className="grid grid-cols-1 gap-x-6 gap-y-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
        <Picture
          image={bed.image}
          sizes="(min-width: 48rem) 12rem, 90vw"
          shape="landscape"
          className="w-full rounded-field"
        />
        <div>
          <h2 className="text-xl wrap-break-word">
            <Link to={bed.link} className="underline-offset-4 hover:text-pine hover:underline">
              {name}
            </Link>
          </h2>
          <p className="mt-1 text-sm text-ink-soft">
            {own.own_name !== '' && `${bed.name}, bewaard`}
            {own.own_name === '' && 'Bewaard'} op {formatDutchDate(toAmsterdamDate(new Date(own.kept_at)))}
          </p>
          <p className="mt-2 text-sm">{bed.saved.description.map(({ value }) => value).join(', ')}</p>
          <BedCost bed={bed} />
          {present !== null && <p className="mt-2 text-sm text-ink-soft">{keepDays(present.delivery)}</p>}
        </div>
      </div>
      <BedChanges bed={bed} />
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {bed.now !== null && (
          <BedButton id={id} name={name} intent="buy" words="In winkelwagen" variant="primary">
            <input type="hidden" name="price_cents" value={bed.now.price.price} />
          </BedButton>
        )}
        {present !== null && (
          <ButtonLink to={present.link} variant="secondary" size="small">
            {bed.now === null ? 'Open wat er het dichtst bij komt' : 'Open in de configurator'}
            <span className="sr-only">: {name}</span>
          </ButtonLink>
        )}
        <BedButton id={id} name={name} intent="remove" words="Verwijder" variant="quiet" />
      </div>
      <BedNameForm own={own} answer={answer} />
    </li>
  )
}
