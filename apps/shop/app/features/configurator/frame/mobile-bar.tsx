import { useRef } from 'react'
import { useRoomBelow } from '../../../lib/browser/use-room-below.ts'
import { Price } from '../../../ui/price/price.tsx'
import type { StepNotice } from '../set/moves.ts'
import { NextButton, type NextButtonProps } from './next-button.tsx'
import { NoticeAlert } from './notice-alert.tsx'

/** CF-02: on a phone the price and the way on stay at the bottom of the screen, in reach of the thumb. Under the cookie bar nobody could press it. */
export function MobileBar(
  props: NextButtonProps & {
    totalCents: number
    formerCents: number | undefined
    notice: StepNotice | undefined
  },
) {
  const { totalCents, formerCents, notice, ...button } = props
  const bar = useRef<HTMLElement>(null)
  useRoomBelow(bar)
  return (
    <section
      ref={bar}
      aria-label="Prijs en volgende stap"
      className="fixed inset-x-0 bottom-0 z-20 border-t border-sand bg-paper px-edge pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-popup lg:hidden asks-consent:static asks-consent:-mx-edge asks-consent:mt-6 asks-consent:shadow-none print:hidden"
    >
      <NoticeAlert notice={notice} className="mb-3" />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div aria-live="polite">
          <Price amountCents={totalCents} formerCents={formerCents} />
        </div>
        <NextButton {...button} className="grow" />
      </div>
    </section>
  )
}
