/** The first thing that a visitor does. Scrolling counts too: whoever scrolls will want more of the page. */
const touches = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'] as const
const options = { capture: true, passive: true }
let waiting: Set<() => void> | undefined
let wasTouched = false

/**
 * Runs a task when the visitor first touches the page in any way, and the page is idle; at once if that has happened.
 * Who only looks pays nothing for it. Returns a function that calls it off.
 */
export function onFirstTouch(task: () => void): () => void {
  let callOff: (() => void) | undefined
  const start = () => {
    callOff = whenAtRest(task)
  }
  // The touch that started the page's scripts counts.
  if (wasTouched || window.lateStart?.wasTouched) start()
  else {
    waiting ??= listen()
    waiting.add(start)
  }
  return () => {
    waiting?.delete(start)
    callOff?.()
  }
}

function listen(): Set<() => void> {
  const tasks = new Set<() => void>()
  const hear = () => {
    wasTouched = true
    waiting = undefined
    for (const type of touches) removeEventListener(type, hear, options)
    for (const task of tasks) task()
  }
  for (const type of touches) addEventListener(type, hear, options)
  return tasks
}

/** Runs a task when the page is idle; Safari has no idle callback. */
function whenAtRest(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task, { timeout: 1_000 })
    return () => cancelIdleCallback(handle)
  }
  const handle = setTimeout(task, 200)
  return () => clearTimeout(handle)
}
