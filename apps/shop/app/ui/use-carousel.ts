import type { EmblaCarouselType } from 'embla-carousel'
import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { useCallback, useEffect, useState } from 'react'

export interface CarouselMotion {
  isLoop?: boolean
  /** Goes on by itself after so many milliseconds; never for a visitor who asks for reduced motion. */
  autoplayMs?: number | undefined
  /** How calmly slides move: 25 is quick, 60 slow. */
  calmness?: number
}

export interface CarouselState {
  isReady: boolean
  index: number
  stopCount: number
  canGoBack: boolean
  canGoOn: boolean
  /** Slides would move by themselves, if the visitor lets them. */
  isAutomatic: boolean
  isPlaying: boolean
  goBack: () => void
  goOn: () => void
  goTo: (index: number) => void
  togglePlay: () => void
}

const stillWhenAsked = '(prefers-reduced-motion: reduce)'
const atStart = { index: 0, stopCount: 0, canGoBack: false, canGoOn: false, isStill: false }

/** The behaviour of a carousel: what it shows now and how to move it. `viewport` goes on the element that cuts off. */
export function useCarousel({ isLoop = false, autoplayMs, calmness = 25 }: CarouselMotion) {
  const [isPaused, setPaused] = useState(false)
  const [position, setPosition] = useState(atStart)
  const [viewport, embla] = useEmblaCarousel(
    {
      loop: isLoop,
      align: 'start',
      duration: calmness,
      slidesToScroll: 'auto',
      breakpoints: { [stillWhenAsked]: { duration: 0 } },
    },
    autoplayMs === undefined ? [] : [autoplay(autoplayMs, !isPaused)],
  )
  const read = useCallback((from: EmblaCarouselType) => setPosition(positionOf(from)), [])

  useEffect(() => {
    if (!embla) return
    read(embla)
    embla.on('select', read).on('reInit', read)
    return () => {
      embla.off('select', read).off('reInit', read)
    }
  }, [embla, read])

  const isAutomatic = autoplayMs !== undefined && !position.isStill
  const state: CarouselState = {
    ...position,
    isReady: embla !== undefined,
    isAutomatic,
    isPlaying: isAutomatic && !isPaused,
    goBack: () => embla?.scrollPrev(),
    goOn: () => embla?.scrollNext(),
    goTo: (index) => embla?.scrollTo(index),
    togglePlay: () => setPaused((was) => !was),
  }
  return { viewport, state }
}

/** Waits under a pointer and while something in it has the focus; `isWanted` is what the visitor chose. */
function autoplay(delayMs: number, isWanted: boolean) {
  return Autoplay({
    active: isWanted,
    delay: delayMs,
    stopOnInteraction: false,
    stopOnMouseEnter: true,
    stopOnFocusIn: true,
    breakpoints: { [stillWhenAsked]: { active: false } },
  })
}

function positionOf(embla: EmblaCarouselType) {
  return {
    index: embla.selectedScrollSnap(),
    stopCount: embla.scrollSnapList().length,
    canGoBack: embla.canScrollPrev(),
    canGoOn: embla.canScrollNext(),
    isStill: window.matchMedia(stillWhenAsked).matches,
  }
}
