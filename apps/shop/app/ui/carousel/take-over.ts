import type { EmblaCarouselType } from 'embla-carousel'

/** A row that was in the same place for this long is not being moved. */
const stillMs = 100

/** Calls `act` with a row that scrolls by itself, once nobody scrolls it. Returns a function that calls it off. */
export function whenStill(row: HTMLElement, act: (row: HTMLElement) => void): () => void {
  let last = row.scrollLeft
  const timer = setInterval(() => {
    const isStill = row.scrollLeft === last
    last = row.scrollLeft
    if (!isStill) return
    clearInterval(timer)
    act(row)
  }, stillMs)
  return () => clearInterval(timer)
}

/** Lets a carousel go on from where its row was scrolled to before. */
export function takeOver(embla: EmblaCarouselType): void {
  const row = embla.rootNode()
  const length = row.scrollWidth - row.clientWidth
  if (row.scrollLeft === 0 || length <= 0) return
  const progress = row.scrollLeft / length
  row.scrollLeft = 0
  embla.scrollTo(findNearest(embla.scrollSnapList(), progress), true)
}

/** Returns the index of the stop that is nearest to a place; stops and place run from 0 to 1. */
export function findNearest(stops: readonly number[], place: number): number {
  const distances = stops.map((stop) => Math.abs(stop - place))
  return distances.indexOf(Math.min(...distances))
}
