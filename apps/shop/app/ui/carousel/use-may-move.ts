import { useEffect, useState } from 'react'

/** A row that could move by itself, and the function that tells it whether it may. */
interface Row {
  readonly element: Element
  readonly tell: (mayMove: boolean) => void
}

const seenRows = new Set<Row>()

/**
 * Whether a row may move by itself. To keep a page calm only one does: the topmost that is wholly in sight. A row that
 * the visitor stopped keeps its turn, so that stopping one starts no other.
 */
export function useMayMove(element: Element | null): boolean {
  const [mayMove, setMayMove] = useState(false)
  useEffect(() => {
    if (element === null) return
    const row: Row = { element, tell: setMayMove }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) seenRows.add(row)
        else seenRows.delete(row)
        if (!entry?.isIntersecting) setMayMove(false)
        tellRows()
      },
      { threshold: 1 },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      seenRows.delete(row)
      tellRows()
    }
  }, [element])
  return mayMove
}

function tellRows() {
  const inOrder = [...seenRows].sort((one, other) =>
    one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
  for (const [place, row] of inOrder.entries()) row.tell(place === 0)
}
