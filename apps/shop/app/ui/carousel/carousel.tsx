import { clsx } from 'clsx'
import { Children } from 'react'
import { CarouselControls } from './carousel-controls.tsx'
import { type CarouselMotion, useCarousel } from './use-carousel.ts'

export interface CarouselProps extends CarouselMotion {
  /** The content of the row: 'Deals van vandaag'. */
  label: string
  /** One per slide. */
  children: React.ReactNode
  /** A slide's width, which decides how many are in sight: 'basis-[66%] sm:basis-1/3 lg:basis-1/4'. */
  slideClassName: string
  /** The space between slides, as left padding on each and an equal negative margin on the row. */
  gap?: 'none' | 'small' | 'medium'
  hasButtons?: boolean
  hasDots?: boolean
  className?: string
}

const gaps = {
  none: { row: '', slide: '' },
  small: { row: '-ml-2', slide: 'pl-2' },
  medium: { row: '-ml-4', slide: 'pl-4' },
}

/** Slides in a row: by swiping, arrow keys, buttons or dots. Where scripts do not run, the row scrolls by itself. */
export function Carousel(props: CarouselProps) {
  const slides = Children.toArray(props.children)
  const { viewport, state } = useCarousel(props)
  const gap = gaps[props.gap ?? 'medium']
  return (
    <section
      aria-roledescription="carrousel"
      aria-label={props.label}
      className={clsx('group/carousel relative', props.className)}
      onKeyDown={(event) => {
        // Fields inside a slide use the arrows themselves.
        if ((event.target as HTMLElement).matches('input, select, textarea')) return
        if (event.key === 'ArrowLeft') state.goBack()
        else if (event.key === 'ArrowRight') state.goOn()
        else return
        event.preventDefault()
      }}
    >
      <div
        ref={viewport}
        className={clsx('scrollbar-none', state.isReady ? 'overflow-hidden' : 'snap-x overflow-x-auto')}
        aria-live="polite"
      >
        <div className={clsx('flex touch-pan-y touch-pinch-zoom', gap.row)}>
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a set of fields.
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: slides keep their places.
              key={index}
              role="group"
              aria-roledescription="dia"
              aria-label={`${index + 1} van ${slides.length}`}
              className={clsx('slide', gap.slide, props.slideClassName)}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      <CarouselControls
        label={props.label}
        state={state}
        hasButtons={props.hasButtons ?? true}
        hasDots={props.hasDots ?? false}
      />
    </section>
  )
}
