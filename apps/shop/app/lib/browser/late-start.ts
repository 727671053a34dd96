declare global {
  interface Window {
    /** Absent on a page whose scripts start at once. */
    lateStart?: LateStart
    /** The framework's own; it reads the page's data from this. */
    __reactRouterContext?: { streamController: ReadableStreamDefaultController<string> }
  }
}

interface LateStart {
  /** Whether the visitor touched the page before its scripts ran. */
  wasTouched: boolean
  /** Whether the page came back from the browser's memory before its scripts ran: it may be old. */
  wasRestored: boolean
  /** Starts the scripts now. */
  start: () => void
}

/** What a browser may hold that a page shows only with its scripts. Each text is the source of a regular expression. */
export interface StartReasons {
  /** Found in `document.cookie`. */
  cookies: readonly string[]
  /** Found in the query of the address. */
  search: string
  /** Keys of the browser's storage, and of the tab's, that hold more than an empty list. */
  stored: readonly string[]
}

/**
 * Starts the page's scripts with the first sign of a person, and at once when the browser holds something that only
 * scripts show (`reasons`), shows an older copy of the page, or loads it again. It is part of the page itself, as its own source
 * text, so it can use nothing from outside it. The scripts are in the element that `holdEntry` made of the
 * framework's.
 */
export function waitForTouch(reasons: StartReasons): void {
  const touches = [
    'pointerdown',
    'pointermove',
    'touchstart',
    'keydown',
    'focusin',
    'wheel',
    'scroll',
    'input',
    // Screen readers and voice control press without a finger, a mouse or a key.
    'click',
    'submit',
  ]
  const options = { capture: true, passive: true }
  let hasStarted = false

  const isNavigation = (type: string) => {
    const [navigation] = performance.getEntriesByType('navigation')
    return navigation !== undefined && 'type' in navigation && navigation.type === type
  }
  /** Hands the framework what the page was made of, as the page itself would have done. */
  const fillState = async (address: string) => {
    const answer = await fetch(address)
    // A newer release answers so. Nothing is lost by a reload when nothing was done yet, and none follows upon another.
    if (answer.status === 404 && !window.earlyInput?.kept.size && !isNavigation('reload')) location.reload()
    if (!answer.ok) throw new Error(`state: ${answer.status}`)
    const { streamController } = window.__reactRouterContext ?? {}
    streamController?.enqueue(await answer.text())
    streamController?.close()
  }
  const insert = async () => {
    const waiting = document.querySelector<HTMLElement>('script[data-modules]')
    if (!waiting) return
    // All files are asked for at once; by themselves they would be found one after another.
    for (const href of waiting.dataset.modules?.split(' ') ?? []) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
    try {
      // The scripts come only after it, because they take over what was kept, and could not give up any more.
      await fillState(waiting.dataset.state ?? '')
    } catch {
      return window.earlyInput?.giveUp()
    }
    const entry = document.createElement('script')
    entry.type = 'module'
    entry.textContent = waiting.textContent
    entry.onerror = () => window.earlyInput?.giveUp()
    waiting.replaceWith(entry)
  }
  const start = () => {
    if (hasStarted) return
    hasStarted = true
    for (const type of touches) removeEventListener(type, onTouch, options)
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', insert)
    else void insert()
  }
  const onTouch = (event: Event) => {
    // Browsers also report a mouse that stands still while the page comes in under it.
    if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY)
      return
    lateStart.wasTouched = true
    start()
  }
  const lateStart: LateStart = { wasTouched: false, wasRestored: false, start }
  window.lateStart = lateStart

  for (const type of touches) addEventListener(type, onTouch, options)
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || hasStarted) return
    lateStart.wasRestored = true
    start()
  })

  const isHeld = (storage: Storage, key: string) => !/^(\[\])?$/.test(storage.getItem(key) ?? '')
  const holdsSomething = () => {
    try {
      return reasons.stored.some((key) => isHeld(localStorage, key) || isHeld(sessionStorage, key))
    } catch {
      // Storage is forbidden, so nothing was kept there.
      return false
    }
  }
  if (
    isNavigation('back_forward') ||
    // Somebody is here, and perhaps touched the page before it was loaded anew for its state, which would be forgotten.
    isNavigation('reload') ||
    reasons.cookies.some((source) => new RegExp(source).test(document.cookie)) ||
    new RegExp(reasons.search, 'i').test(location.search) ||
    holdsSomething()
  )
    start()
}
