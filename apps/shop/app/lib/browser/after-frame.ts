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
