import type { CartItem } from '@sluimer/contract/cart/schemas'
import { useEffect, useRef, useState } from 'react'
import { findPageHeading, focusOn } from '../../lib/browser/use-focus-after-move.ts'

/**
 * Returns the name of the line that was just removed, to announce it. The focus disappeared with the line's button: it
 * moves to the line that took its place, or to the heading of an empty cart.
 */
export function useRemovedLine(items: readonly CartItem[]): string | undefined {
  const last = useRef(items)
  const [removed, setRemoved] = useState<string>()
  useEffect(() => {
    const before = last.current
    last.current = items
    const index = before.findIndex(({ id }) => !items.some((item) => item.id === id))
    setRemoved(before[index]?.name)
    if (index < 0 || document.activeElement !== document.body) return
    const next = items[index] ?? items.at(-1)
    focusOn(document.querySelector<HTMLElement>(`#${toLineId(next?.id)} h2 a`) ?? findPageHeading())
  }, [items])
  return removed
}

export function toLineId(itemId: string | undefined): string {
  return `regel-${itemId ?? 'geen'}`
}
