import type { Choices } from '@sluimer/domain/configurator/model/definition'
import { useCallback, useRef, useState } from 'react'
import { areSameChoices } from '../set/bed-address.ts'
import { dropDrawn } from './taken-choices.ts'

const none: readonly Choices[] = []

/**
 * Shows what was taken at once. The address follows after the frame, and React draws what follows from it, which is the whole page, when it
 * has the time: on a slow phone that is later than a finger waits. Until then what was taken counts, and a second tap adds to it. Whoever
 * calls `settle` with an address that is drawn leaves only the taps that are still on their way to one.
 */
export function useShownChoices(addressed: Choices) {
  const [taken, setTaken] = useState(none)
  const waiting = useRef(none)
  const drawn = useRef(addressed)
  const readLatest = useCallback(() => waiting.current.at(-1) ?? drawn.current, [])
  const take = useCallback(
    (choices: Choices) => {
      if (areSameChoices(choices, readLatest())) return
      waiting.current = [...waiting.current, choices]
      setTaken(waiting.current)
    },
    [readLatest],
  )
  const settle = useCallback((address: Choices) => {
    drawn.current = address
    const left = dropDrawn(waiting.current, address)
    waiting.current = left.length === 0 ? none : left
    setTaken(waiting.current)
  }, [])
  return { shown: useSameChoices(taken.at(-1) ?? addressed), readLatest, take, settle }
}

/** Returns the same object for as long as it says the same, so that what follows from it is not drawn anew. */
function useSameChoices(choices: Choices): Choices {
  const [kept, setKept] = useState(choices)
  if (kept === choices || areSameChoices(kept, choices)) return kept
  setKept(choices)
  return choices
}
