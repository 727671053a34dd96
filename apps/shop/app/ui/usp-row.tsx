import { clsx } from 'clsx'
import { Check, Pause, Play } from 'lucide-react'
import { Container } from './container.tsx'
import { IconButton } from './icon-button.tsx'
import { useCarousel } from './use-carousel.ts'

/** SC-06: time that one selling point stands, and how calmly the next one slides in. */
const standMs = 1500
const calmness = 60

/** The selling points beside one another, as many as fit on one line. */
export function UspList({ usps, className }: { usps: readonly string[]; className?: string }) {
  if (usps.length === 0) return null
  return (
    <ul className={clsx('flex flex-wrap items-center justify-center gap-x-6', className)}>
      {usps.map((usp) => (
        <li key={usp} className="inline-flex items-center gap-1.5 whitespace-nowrap">
          <Check className="size-4 shrink-0 text-pine" strokeWidth={2.5} aria-hidden="true" />
          {usp}
        </li>
      ))}
    </ul>
  )
}

/** HF-04: one selling point at a time, going round by itself; it can be stopped. */
export function UspRow(props: { label: string; usps: readonly string[]; className?: string }) {
  const { usps, className } = props
  const { viewport, state } = useCarousel({ isLoop: true, autoplayMs: standMs, calmness })
  if (usps.length === 0) return null
  const buttonLabel = `${props.label}: ${state.isPlaying ? 'stilzetten' : 'laten bewegen'}`
  return (
    <section aria-label={props.label} className={clsx('bg-linen text-sm', className)}>
      <Container width="wide" className="flex min-h-11 items-center">
        <div
          ref={viewport}
          className={clsx(
            'scrollbar-none min-w-0 grow',
            state.isReady ? 'overflow-hidden' : 'snap-x overflow-x-auto',
          )}
        >
          <ul className="flex">
            {usps.map((usp) => (
              <li
                key={usp}
                className="inline-flex min-w-0 shrink-0 grow-0 basis-full snap-start items-center justify-center gap-1.5"
              >
                <Check className="size-4 shrink-0 text-pine" strokeWidth={2.5} aria-hidden="true" />
                {usp}
              </li>
            ))}
          </ul>
        </div>
        {state.isAutomatic && usps.length > 1 && (
          <IconButton
            label={buttonLabel}
            onClick={state.togglePlay}
            className="-mr-[min(0.75rem,5vw)] text-ink-soft noscript:hidden"
            icon={
              state.isPlaying ? (
                <Pause className="size-4" aria-hidden="true" />
              ) : (
                <Play className="size-4" aria-hidden="true" />
              )
            }
          />
        )}
      </Container>
    </section>
  )
}
