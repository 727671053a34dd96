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
  isAutomatic: boolean
  isPlaying: boolean
  goBack: () => void
  goOn: () => void
  goTo: (index: number) => void
  togglePlay: () => void
}

const stillWhenAsked = '(prefers-reduced-motion: reduce)'

/** The behaviour of a carousel: what it shows now and how to move it. `viewport` goes on the element that cuts off. */
export function useCarousel({ isLoop = false, autoplayMs, calmness = 25 }: CarouselMotion) {
  const [plugins] = useState(() => (autoplayMs === undefined ? [] : [autoplay(autoplayMs)]))
  const [viewport, embla] = useEmblaCarousel(
    {
      loop: isLoop,
      align: 'start',
      duration: calmness,
      slidesToScroll: 'auto',
      breakpoints: { [stillWhenAsked]: { duration: 0 } },
    },
    plugins,
  )
  const [position, setPosition] = useState({
    index: 0,
    stopCount: 0,
    canGoBack: false,
    canGoOn: false,
    isPlaying: false,
  })
  const read = useCallback((from: EmblaCarouselType) => setPosition(positionOf(from)), [])

  useEffect(() => {
    if (!embla) return
    read(embla)
    embla.on('select', read).on('reInit', read).on('autoplay:play', read).on('autoplay:stop', read)
    return () => {
      embla.off('select', read).off('reInit', read).off('autoplay:play', read).off('autoplay:stop', read)
    }
  }, [embla, read])

  const player = embla?.plugins().autoplay
  const state: CarouselState = {
    ...position,
    isReady: embla !== undefined,
    isAutomatic: player !== undefined,
    goBack: () => embla?.scrollPrev(),
    goOn: () => embla?.scrollNext(),
    goTo: (index) => embla?.scrollTo(index),
    togglePlay: () => (player?.isPlaying() ? player.stop() : player?.play()),
  }
  return { viewport, state }
}

function autoplay(delayMs: number) {
  return Autoplay({
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
    isPlaying: embla.plugins().autoplay?.isPlaying() ?? false,
  }
}
