import type { NewsletterPopup } from '@sluimer/contract/content/schemas'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useConsent } from '../consent/consent-store.ts'
import { tellsSuccess, withoutSuccess } from './newsletter-paths.ts'
import { offerWhenQuiet } from './offer-when-quiet.ts'
import { allowsOffer, formatClosedCookie, isFromNewsletter, isQuietPath } from './popup-rules.ts'

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
  const isSuccess = tellsSuccess(search) && !isQuietPath(pathname)
  const isAllowed =
    consent?.consent !== undefined && !consent.isReopened && allowsOffer(pathname) && !isSuccess

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

function keepClosed() {
  // biome-ignore lint/suspicious/noDocumentCookie: shoppers use browsers that lack the Cookie Store API.
  document.cookie = formatClosedCookie(location.protocol === 'https:')
}
