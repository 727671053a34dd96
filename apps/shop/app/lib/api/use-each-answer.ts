import { useEffect, useRef } from 'react'

/**
 * Acts once on each answer that a fetcher brings while its part of the page stands. The action is called from an effect.
 *
 * An effect that depends on the answer would miss some (docs/decisions/0229): the router puts an answer where everyone reads it before it
 * has drawn what follows from it. React may draw the part for another reason in between, find that nothing changed, and
 * drop what it drew with its effects, but remember the answer as one that they know. So this one looks at every drawing.
 */
export function useEachAnswer<Answer>(answer: Answer | undefined, act: (answer: Answer) => void): void {
  const heard = useRef(answer)
  useEffect(() => {
    if (answer === undefined || answer === heard.current) return
    heard.current = answer
    act(answer)
  })
}
