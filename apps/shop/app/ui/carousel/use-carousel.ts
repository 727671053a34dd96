import type { EmblaCarouselType } from 'embla-carousel'
import useEmblaCarousel from 'embla-carousel-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useIsNear } from '../../lib/browser/use-is-near.ts'
import { takeOver, whenStill } from './take-over.ts'

export interface CarouselMotion {
  isLoop?: boolean
}

export interface CarouselState {
  isReady: boolean
  index: number
  stopCount: number
  canGoBack: boolean
  canGoOn: boolean
  goBack: () => void
  goOn: () => void
  goTo: (index: number) => void
}

const stillWhenAsked = '(prefers-reduced-motion: reduce)'
const atStart = { index: 0, stopCount: 0, canGoBack: false, canGoOn: false }

/**
 * Returns the state of a carousel and the functions that move it. `viewport` goes on the element that clips it. A row far below
 * the visible part scrolls by itself: measuring its slides would cost every visitor, also those who never come there.
 */
export function useCarousel({ isLoop = false }: CarouselMotion) {
  const [position, setPosition] = useState(atStart)
  const viewport = useRef<HTMLDivElement>(null)
  /** What the visitor last asked for before the row could move. */
  const early = useRef<(row: EmblaCarouselType) => void>(undefined)
  const isNear = useIsNear(viewport)
  const [attach, embla] = useEmblaCarousel({
    loop: isLoop,
    align: 'start',
    slidesToScroll: 'auto',
    breakpoints: { [stillWhenAsked]: { duration: 0 } },
  })
  // A row that the visitor is moving by hand is taken over when it rests.
  useEffect(() => {
    if (isNear && viewport.current) return whenStill(viewport.current, attach)
  }, [isNear, attach])
  const read = useCallback((from: EmblaCarouselType) => setPosition(readPosition(from)), [])

  useEffect(() => {
    if (!embla) return
    takeOver(embla)
    early.current?.(embla)
    early.current = undefined
    read(embla)
    embla.on('select', read).on('reInit', read)
    return () => {
      embla.off('select', read).off('reInit', read)
    }
  }, [embla, read])

  const move = (act: (row: EmblaCarouselType) => void) => {
    if (embla) act(embla)
    else early.current = act
  }
  const state: CarouselState = {
    ...position,
    isReady: embla !== undefined,
    goBack: () => move((row) => row.scrollPrev()),
    goOn: () => move((row) => row.scrollNext()),
    goTo: (index) => move((row) => row.scrollTo(index)),
  }
  return { viewport, state }
}

function readPosition(embla: EmblaCarouselType) {
  return {
    index: embla.selectedScrollSnap(),
    stopCount: embla.scrollSnapList().length,
    canGoBack: embla.canScrollPrev(),
    canGoOn: embla.canScrollNext(),
  }
}
