import type { Room } from '@sluimer/contract/content/room'
import { ShoppingBag } from 'lucide-react'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { useSendOnce } from '../../lib/api/use-send-once.ts'
import { useIsHydrated } from '../../lib/browser/use-is-hydrated.ts'
import { Button } from '../../ui/button/button.tsx'
import { Amount } from '../../ui/price/price.tsx'
import { BedSizeLink } from '../bed-size/bed-size-link.tsx'
import type { LookAnswer } from './look-answer.ts'
import { type Chosen, sumChosen } from './look-choice.ts'
import { LookOutcome } from './look-outcome.tsx'
import { LookRow } from './look-row.tsx'
import { useReportLook } from './use-report-look.ts'

/**
 * Everything that stands in a room with its size and its price, what it costs together, and one button for all of it. Without
 * scripts the sizes are chosen in the same list, and the button leads to the cart or back here.
 */
export function WholeLook({ room, answer: posted }: { room: Room; answer?: LookAnswer | undefined }) {
  const fetcher = useFetcher<LookAnswer>({ key: `look ${room.slug}` })
  const sendOnce = useSendOnce(fetcher.data)
  const isHydrated = useIsHydrated()
  const [chosen, setChosen] = useState<Chosen>({})
  const answer = fetcher.data ?? posted
  useReportLook(fetcher.state === 'submitting' ? undefined : fetcher.data)
  const sum = sumChosen(room.pieces, chosen)
  return (
    <section aria-labelledby="hele-look" className="max-lg:mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="hele-look">De hele look</h2>
        <BedSizeLink className="text-sm font-semibold text-pine print:hidden" />
      </div>
      <fetcher.Form method="post" action={room.link} onSubmit={sendOnce} className="mt-3" data-printed>
        {isHydrated && <input type="hidden" name="via" value="script" />}
        <ul className="border-t border-sand">
          {room.pieces.map((piece) => (
            <LookRow
              key={piece.slug}
              piece={piece}
              chosen={chosen}
              onChoose={(variantId) => setChosen({ ...chosen, [piece.slug]: variantId })}
            />
          ))}
        </ul>
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card bg-linen p-5 sm:max-lg:p-6">
          <div aria-live="polite">
            <p className="font-semibold">
              Samen <span className="font-normal text-ink-soft">{describeCount(sum.count)}</span>
            </p>
            <p className="font-display text-[min(1.875rem,10vw)] font-semibold lining-nums">
              <Amount cents={sum.totalCents} />
            </p>
            {sum.soldOut > 0 && <p className="text-sm text-ink-soft">{describeSoldOut(sum.soldOut)}</p>}
          </div>
          <Button
            size="large"
            isLoading={fetcher.state !== 'idle'}
            disabled={sum.count === 0}
            className="max-sm:w-full max-sm:px-4 max-sm:[&_svg]:hidden lg:w-full lg:px-4"
            icon={<ShoppingBag className="size-5" aria-hidden="true" />}
          >
            Zet de hele look in je winkelwagen
          </Button>
        </div>
        <div aria-live="polite">
          {fetcher.state === 'idle' && answer !== undefined && <LookOutcome answer={answer} />}
        </div>
      </fetcher.Form>
    </section>
  )
}

const describeCount = (count: number) => (count === 1 ? '(1 artikel)' : `(${count} artikelen)`)
const describeSoldOut = (count: number) =>
  count === 1
    ? 'Eén stuk is uitverkocht en telt niet mee.'
    : `${count} stukken zijn uitverkocht en tellen niet mee.`
