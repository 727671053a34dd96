import { type FormEvent, useRef } from 'react'
import { useEachAnswer } from './use-each-answer.ts'

/**
 * Returns a handler for a form's submit that stops a second press until the first is answered. A button that says it is busy does so once
 * that is drawn, which a slow phone does after the second press: the api then got both, and the cart had the goods twice.
 */
export function useSendOnce(answer: unknown): (event: FormEvent) => void {
  const isOnItsWay = useRef(false)
  useEachAnswer(answer, () => {
    isOnItsWay.current = false
  })
  return (event) => {
    if (isOnItsWay.current) event.preventDefault()
    isOnItsWay.current = true
  }
}
