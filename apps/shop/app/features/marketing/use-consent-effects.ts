import { useEffect, useRef } from 'react'
import { allowsTags, type Consent, isWithdrawn } from '../consent/consent.ts'
import { useConsent } from '../consent/consent-store.ts'
import { closeDataLayer, openDataLayer } from './data-layer.ts'
import { forgetTags } from './forget-tags.ts'
import { loadTagManager, type TagManager, tellConsent } from './tag-manager.ts'
import { forgetReportedOrders } from './use-report-purchase.ts'

/**
 * SC-02: carries out the visitor's choice, for the whole app. Does nothing before a choice or after a refusal;
 * otherwise passes on the consent first, then loads the tag manager, then adds the events of this page.
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

/** Reloads the page with what is still allowed, because scripts that run in a page stop only when it is left. */
function withdraw(consent: Consent) {
  tellConsent(consent)
  closeDataLayer()
  forgetTags()
  forgetReportedOrders()
  location.reload()
}
