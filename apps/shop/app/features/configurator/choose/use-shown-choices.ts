import type { Choices } from '@sluimer/domain/configurator/model/definition'
import { useCallback, useEffect, useRef, useState } from 'react'
import { areSameChoices } from '../set/bed-address.ts'
import { dropDrawn } from './taken-choices.ts'

const none: readonly Choices[] = []

/**
 * Shows what was taken at once. The address follows after the frame, and React draws what follows from it, which is the whole page, when it
 * has the time: on a slow phone that is later than a finger waits. Until then what was taken counts, and a second tap adds to it.
 */
export function useShownChoices(addressed: Choices) {
  const [taken, setTaken] = useState(none)
  const waiting = useRef(none)
  const drawn = useRef(addressed)
  useEffect(() => {
    drawn.current = addressed
    const left = dropDrawn(waiting.current, addressed)
    waiting.current = left.length === 0 ? none : left
    setTaken(waiting.current)
  }, [addressed])
  const readLatest = useCallback(() => waiting.current.at(-1) ?? drawn.current, [])
  const take = useCallback(
    (choices: Choices) => {
      if (areSameChoices(choices, readLatest())) return
      waiting.current = [...waiting.current, choices]
      setTaken(waiting.current)
    },
    [readLatest],
  )
  return { shown: useSameChoices(taken.at(-1) ?? addressed), readLatest, take }
}

/** Returns the same object for as long as it says the same, so that what follows from it is not drawn anew. */
function useSameChoices(choices: Choices): Choices {
  const [kept, setKept] = useState(choices)
  if (kept === choices || areSameChoices(kept, choices)) return kept
  setKept(choices)
  return choices
}
