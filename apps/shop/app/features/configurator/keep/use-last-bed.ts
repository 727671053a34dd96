import type { Choices } from '@sluimer/domain/configurator/model/definition'
import { useEffect, useRef, useState } from 'react'
import { readChoices } from '../set/bed-address.ts'
import type { BedSet } from '../set/bed-set.ts'
import { lastBeds } from './kept-beds.ts'

/**
 * Keeps the choices for the set in the visitor's browser, and brings them back to a visitor who comes without any (CF-18).
 * Returns whether it did, and how to begin anew.
 */
export function useLastBed(set: BedSet, choices: Choices, onReturn: (choices: Choices) => void) {
  const [isReturned, setReturned] = useState(false)
  const seen = useRef<string>(undefined)

  useEffect(() => {
    const isFirst = seen.current !== set.slug
    seen.current = set.slug
    const others = lastBeds.read().filter(({ slug }) => slug !== set.slug)
    if (Object.keys(choices).length > 0) {
      lastBeds.write([{ slug: set.slug, choices }, ...others])
      return
    }
    if (!isFirst) return
    setReturned(false)
    const last = lastBeds.read().find(({ slug }) => slug === set.slug)
    // Options may have gone since; what is left of the bed comes back.
    const kept = readChoices(set, new URLSearchParams({ ...last?.choices }))
    if (Object.keys(kept).length === 0) return
    setReturned(true)
    onReturn(kept)
  }, [set, choices, onReturn])

  function forget() {
    setReturned(false)
    lastBeds.write(lastBeds.read().filter(({ slug }) => slug !== set.slug))
  }

  return { isReturned, forget }
}
