import { useEffect, useRef } from 'react'
import { allowsTags, type Consent, isWithdrawn } from '../consent/consent.ts'
import { useConsent } from '../consent/consent-store.ts'
import { closeDataLayer, openDataLayer } from './data-layer.ts'
import { forgetTags } from './forget-tags.ts'
import { loadTagManager, type TagManager, tellConsent } from './tag-manager.ts'
import { forgetToldOrders } from './use-told-purchase.ts'

/**
 * SC-02: carries out what the visitor chose. Nothing before a choice and nothing after a refusal; consent first, then the
 * tag manager, then the events of this page. Once for the whole app.
 */
export function useConsentEffects(tagManager: TagManager | null): void {
  const consent = useConsent()?.consent
  const carriedOut = useRef<Consent>(undefined)
  useEffect(() => {
    if (!consent || consent.at === carriedOut.current?.at) return
    const before = carriedOut.current
    carriedOut.current = consent
    if (isWithdrawn(before, consent)) return withdraw(consent)
    if (!allowsTags(consent)) return closeDataLayer()
    tellConsent(consent)
    if (tagManager) loadTagManager(tagManager)
    openDataLayer()
  }, [consent, tagManager])
}

/** What runs in a page cannot be stopped but by leaving it, so the page starts anew with what is still allowed. */
function withdraw(consent: Consent) {
  tellConsent(consent)
  closeDataLayer()
  forgetTags()
  forgetToldOrders()
  location.reload()
}
