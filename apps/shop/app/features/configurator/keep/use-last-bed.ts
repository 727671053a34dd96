import type { Choices } from '@sluimer/domain/configurator/model/definition'
import { useCallback, useEffect, useRef, useState } from 'react'
import { areSameChoices, readChoices } from '../set/bed-address.ts'
import type { BedSet } from '../set/bed-set.ts'
import { lastBeds } from './kept-beds.ts'

/**
 * Keeps the choices for the set in the visitor's browser, and brings them back to a visitor who comes without any (CF-18), or
 * with no more than the size of their own bed. A bed from a link replaces the one that is kept when it is changed, so that a look
 * at somebody else's bed costs nobody their own. Returns whether it did, the bed as it was kept, and how to begin anew.
 */
export function useLastBed(
  set: BedSet,
  { choices, ownSize, readLatest }: { choices: Choices; ownSize: Choices; readLatest: () => Choices },
  onReturn: (choices: Choices) => void,
) {
  const [isReturned, setReturned] = useState(false)
  const [stored, setStored] = useState<Choices>()
  const seen = useRef<string>(undefined)
  const opened = useRef<Choices>(undefined)

  useEffect(() => {
    const isFirst = seen.current !== set.slug
    seen.current = set.slug
    if (isFirst) opened.current = choices
    const isAsOpened = opened.current !== undefined && areSameChoices(choices, opened.current)
    if (!isAsOpened) opened.current = undefined
    const all = lastBeds.read()
    const last = all.find(({ slug }) => slug === set.slug)
    const mayReturn = isFirst && areSameChoices(choices, ownSize) && last !== undefined
    if (Object.keys(choices).length > 0 && !mayReturn) {
      // A bed that is drawn late may have been forgotten, or changed, since it was chosen.
      if (!areSameChoices(choices, readLatest())) return
      if (isAsOpened && last !== undefined) return
      lastBeds.write([{ slug: set.slug, choices }, ...all.filter(({ slug }) => slug !== set.slug)])
      return
    }
    if (!isFirst) {
      // The way forward leads to a bed that was begun anew, after a look back at the one before it.
      const isBegunAnew = areSameChoices(choices, readLatest())
      if (isBegunAnew && last !== undefined) lastBeds.write(all.filter(({ slug }) => slug !== set.slug))
      return
    }
    setReturned(false)
    // Options may have gone since; what is left of the bed comes back.
    const kept = readChoices(set, new URLSearchParams({ ...last?.choices }))
    setStored(last?.choices)
    if (Object.keys(kept).length === 0 || areSameChoices(kept, choices)) return
    setReturned(true)
    onReturn(kept)
  }, [set, choices, ownSize, readLatest, onReturn])

  const forget = useCallback(() => {
    setReturned(false)
    setStored(undefined)
    lastBeds.write(lastBeds.read().filter(({ slug }) => slug !== set.slug))
  }, [set])

  return { isReturned, stored, forget }
}
