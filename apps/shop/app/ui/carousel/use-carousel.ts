import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel'
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

const options: EmblaOptionsType = {
  align: 'start',
  slidesToScroll: 'auto',
  breakpoints: { [stillWhenAsked]: { duration: 0 } },
}

/**
 * Returns the state of a carousel and the functions that move it. `viewport` goes on the element that clips it. A row far below
 * the visible part scrolls by itself: loading what moves it, and measuring its slides, would cost every visitor, also those who
 * never come there.
 */
export function useCarousel({ isLoop = false }: CarouselMotion) {
  const [position, setPosition] = useState(atStart)
  const viewport = useRef<HTMLDivElement>(null)
  /** What the visitor last asked for before the row could move. */
  const early = useRef<(row: EmblaCarouselType) => void>(undefined)
  const isNear = useIsNear(viewport)
  const [embla, setEmbla] = useState<EmblaCarouselType>()
  useEffect(() => {
    const row = viewport.current
    if (!isNear || !row) return
    return attachLate(row, { ...options, loop: isLoop }, setEmbla)
  }, [isNear, isLoop])
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

/**
 * Loads what moves a row and hands it over, once nobody moves the row by hand. Returns a function that takes it back. When it
 * cannot be loaded, the row scrolls by itself as before.
 */
function attachLate(
  row: HTMLElement,
  chosen: EmblaOptionsType,
  handOver: (embla: EmblaCarouselType | undefined) => void,
): () => void {
  let callOff: (() => void) | undefined
  let made: EmblaCarouselType | undefined
  let isGone = false
  const attach = async () => {
    const { default: createEmbla } = await import('embla-carousel')
    if (isGone) return
    callOff = whenStill(row, () => {
      made = createEmbla(row, chosen)
      handOver(made)
    })
  }
  attach().catch(() => undefined)
  return () => {
    isGone = true
    callOff?.()
    made?.destroy()
    handOver(undefined)
  }
}

function readPosition(embla: EmblaCarouselType) {
  return {
    index: embla.selectedScrollSnap(),
    stopCount: embla.scrollSnapList().length,
    canGoBack: embla.canScrollPrev(),
    canGoOn: embla.canScrollNext(),
  }
}
