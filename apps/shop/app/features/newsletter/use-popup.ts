import type { NewsletterPopup } from '@sluimer/contract/content/schemas'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useConsent } from '../consent/consent-store.ts'
import { tellsSuccess, withoutSuccess } from './newsletter-paths.ts'
import {
  delayMs,
  formatClosedCookie,
  isBusy,
  isFromNewsletter,
  isQuietPath,
  wasClosed,
} from './popup-rules.ts'

export type PopupState = { kind: 'hidden' } | { kind: 'success' } | { kind: 'offer'; words: NewsletterPopup }

const hidden: PopupState = { kind: 'hidden' }

/**
 * SC-01: says when the popup shows, and what. The server's page holds nothing of it, so that pages are the same for
 * everyone; its words are fetched when it is about to show, and without them it does not.
 */
export function usePopup(): {
  popup: PopupState
  close: () => void
  /** Closes the popup for now: it comes back with a later page. */
  giveUp: () => void
} {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const consent = useConsent()
  const [offer, setOffer] = useState<NewsletterPopup>()
  const isQuiet = isQuietPath(pathname)
  const isSuccess = tellsSuccess(search) && !isQuiet
  const isAllowed = consent?.consent !== undefined && !consent.isReopened && !isQuiet && !isSuccess

  useEffect(() => {
    if (isFromNewsletter(search)) keepClosed()
  }, [search])
  useEffect(() => {
    if (isAllowed) return offerWhenQuiet(setOffer)
  }, [isAllowed])

  function close() {
    keepClosed()
    setOffer(undefined)
    if (isSuccess)
      void navigate(
        { pathname, search: withoutSuccess(search), hash },
        { replace: true, preventScrollReset: true },
      )
  }

  const giveUp = () => setOffer(undefined)

  if (isSuccess) return { popup: { kind: 'success' }, close, giveUp }
  if (offer && isAllowed) return { popup: { kind: 'offer', words: offer }, close, giveUp }
  return { popup: hidden, close, giveUp }
}

/** Tries every five seconds until the visitor is not busy: a window that opens between two presses of Tab takes the focus away. */
function offerWhenQuiet(show: (words: NewsletterPopup) => void): () => void {
  const controller = new AbortController()
  let hasPressed = false
  const notePress = () => {
    hasPressed = true
  }
  document.addEventListener('keydown', notePress, { capture: true, signal: controller.signal })
  const timer = setInterval(async () => {
    if (wasClosed(document.cookie)) return clearInterval(timer)
    const isMoving = hasPressed
    hasPressed = false
    if (isMoving || isBusy(document)) return
    clearInterval(timer)
    const words = await fetchWords(controller.signal)
    if (words?.active && !controller.signal.aborted && !hasPressed && !isBusy(document)) show(words)
  }, delayMs)
  return () => {
    clearInterval(timer)
    controller.abort()
  }
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

function keepClosed() {
  // biome-ignore lint/suspicious/noDocumentCookie: shoppers use browsers that lack the Cookie Store API.
  document.cookie = formatClosedCookie(location.protocol === 'https:')
}
