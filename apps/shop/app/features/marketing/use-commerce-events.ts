import { useEffect, useRef } from 'react'
import type { CommerceEvent } from './commerce-events.ts'
import { pushCommerceEvent } from './data-layer.ts'

/** Reports events once for each `key` in a row: when a part first shows something, and when that changes. */
export function useCommerceEvents(key: string, listEvents: () => readonly CommerceEvent[]): void {
  const told = useRef<string>(undefined)
  useEffect(() => {
    if (told.current === key) return
    told.current = key
    for (const event of listEvents()) pushCommerceEvent(event)
  })
}

const toldInThisVisit = new Set<string>()

/** Does the same, but never again for that key as long as the visitor stays, however often the page is seen. */
export function useCommerceEventsOnce(key: string, listEvents: () => readonly CommerceEvent[]): void {
  useCommerceEvents(key, () => {
    if (toldInThisVisit.has(key)) return []
    toldInThisVisit.add(key)
    return listEvents()
  })
}
