/**
 * Hides the dots that lie under the open card, wholly or in part, because a dot of which a corner shows is hard to press (WCAG
 * 2.5.8). Returns what shows them again.
 */
export function hideCovered(frame: Element | null): () => void {
  const card = frame?.querySelector('.beside-spot')?.getBoundingClientRect()
  const dots = [...(frame?.querySelectorAll<HTMLElement>('.at-spot') ?? [])]
  const covered = card === undefined ? [] : dots.filter((dot) => overlaps(dot.getBoundingClientRect(), card))
  for (const dot of covered) dot.style.visibility = 'hidden'
  return () => {
    for (const dot of covered) dot.style.visibility = ''
  }
}

function overlaps(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top
}
