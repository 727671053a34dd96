import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../button/icon-button.tsx'
import type { CarouselState } from './use-carousel.ts'

/** Buttons to go back and forward, and dots. They appear only where scripts run. */
export function CarouselControls(props: {
  label: string
  state: CarouselState
  hasButtons: boolean
  hasDots: boolean
}) {
  const { state } = props
  // Keeps the row's place until scripts have counted the slides.
  if (state.stopCount === 0) return props.hasDots ? <div className="mt-2 h-11 noscript:hidden" /> : null
  if (state.stopCount < 2) return null
  return (
    <>
      {props.hasButtons && (
        <>
          <IconButton
            look="floating"
            label={`${props.label}: vorige`}
            icon={<ChevronLeft className="size-6" aria-hidden="true" />}
            disabled={!state.canGoBack}
            onClick={state.goBack}
            className={clsx(sideButton, 'left-2 lg:-left-[min(1.25rem,2vw)]')}
          />
          <IconButton
            look="floating"
            label={`${props.label}: volgende`}
            icon={<ChevronRight className="size-6" aria-hidden="true" />}
            disabled={!state.canGoOn}
            onClick={state.goOn}
            className={clsx(sideButton, 'right-2 lg:-right-[min(1.25rem,2vw)]')}
          />
        </>
      )}
      {props.hasDots && (
        <div className="mt-2 flex items-center justify-center">
          <Dots {...props} />
        </div>
      )}
    </>
  )
}

const sideButton = 'absolute top-1/2 z-10 -translate-y-1/2 disabled:invisible max-sm:hidden'

function Dots({ label, state }: { label: string; state: CarouselState }) {
  return Array.from({ length: state.stopCount }, (_, index) => (
    <button
      // biome-ignore lint/suspicious/noArrayIndexKey: the dots are their own numbers.
      key={index}
      type="button"
      aria-label={`${label}: ${index + 1} van ${state.stopCount}`}
      aria-current={index === state.index ? 'true' : undefined}
      onClick={() => state.goTo(index)}
      className="grid h-11 w-7 place-items-center rounded-full"
    >
      <span
        className={clsx(
          'edged h-2 rounded-full transition-[width,background-color] duration-200',
          index === state.index ? 'w-5 bg-pine' : 'w-2 bg-bark',
        )}
      />
    </button>
  ))
}
