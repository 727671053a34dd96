import type { NewsletterPopup } from '@sluimer/contract/content/schemas'
import { delayMs, isBusy, wasClosed } from './popup-rules.ts'

/**
 * Tries every five seconds until the visitor is not busy: a window that opens between two presses of Tab takes the focus away, and what a
 * click opens may still be on its way. A click that comes before the popup is in the page takes the offer back.
 */
export function offerWhenQuiet(show: (words: NewsletterPopup | undefined) => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let hasPressed = false
  let state: 'waiting' | 'asking' | 'shown' = 'waiting'
  const stop = () => {
    clearInterval(timer)
    controller.abort()
  }
  const notePress = () => {
    hasPressed = true
    if (state === 'shown') {
      // The popup is in the page, so the visitor has seen it.
      if (isBusy(document)) return stop()
      show(undefined)
    }
    state = 'waiting'
  }
  for (const press of ['keydown', 'click'])
    document.addEventListener(press, notePress, { capture: true, signal })
  const timer = setInterval(async () => {
    if (wasClosed(document.cookie)) return stop()
    const isMoving = hasPressed
    hasPressed = false
    if (isMoving || state !== 'waiting' || isBusy(document)) return
    state = 'asking'
    const words = await fetchWords(signal)
    if (!words?.active) return stop()
    if (state !== 'asking' || signal.aborted) return
    state = isBusy(document) ? 'waiting' : 'shown'
    if (state === 'shown') show(words)
  }, delayMs)
  return stop
}

/** The api checks what staff write, so the answer is not parsed here: its schema would be larger than the popup. */
async function fetchWords(signal: AbortSignal): Promise<NewsletterPopup | undefined> {
  try {
    const answer = await fetch('/v1/content/newsletter-popup', { signal })
    return answer.ok ? ((await answer.json()) as NewsletterPopup) : undefined
  } catch {
    return undefined
  }
}
