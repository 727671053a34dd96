import { useCallback, useEffect, useRef } from 'react'

type Work = () => void | Promise<void>

/**
 * Puts off work on the address until what was just asked for has been drawn. Planning again replaces what was planned. A page that is
 * left, or on which a link is pressed, does the work at once (as `doNow` does). It is not done any more when the page is gone.
 */
export function useAfterFrame() {
  const planned = useRef<Work>(undefined)
  const running = useRef<Promise<void>>(undefined)

  /** Does what is planned, and returns when that is done; undefined when there is nothing to wait for. */
  const doNow = useCallback((): Promise<void> | undefined => {
    const work = planned.current
    planned.current = undefined
    if (work === undefined) return running.current
    const own = Promise.resolve(work()).finally(() => {
      if (running.current === own) running.current = undefined
    })
    running.current = own
    return own
  }, [])

  const plan = useCallback(
    (work: Work) => {
      const isPlanned = planned.current !== undefined
      planned.current = work
      if (!isPlanned) afterFrame(() => void doNow())
    },
    [doNow],
  )

  useEffect(() => {
    const doBeforeLink = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a') !== null) void doNow()
    }
    window.addEventListener('pagehide', doNow)
    window.addEventListener('click', doBeforeLink, { capture: true })
    return () => {
      planned.current = undefined
      window.removeEventListener('pagehide', doNow)
      window.removeEventListener('click', doBeforeLink, { capture: true })
    }
  }, [doNow])

  return { plan, doNow }
}

/**
 * Runs a task once what the page already knows has been drawn: a press is seen before the work that it asks for. Returns a function
 * that calls it off.
 */
export function afterFrame(task: () => void): () => void {
  let timer: number | undefined
  // What an animation frame is asked for comes before the drawing, and what that asks of a timer comes after it.
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(task)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
