import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { hasHint } from '../../../lib/browser/login-hint.ts'
import { useConsent } from '../../consent/consent-store.ts'
import { canKeepPasskeys } from '../device/can-use-passkeys.ts'
import { listPasskeys } from '../device/passkey-calls.ts'
import { readOffer, rememberOffer } from './offer-memory.ts'

/** Loaded for the few who see it. A page whose offer cannot be loaded goes without. */
const OfferCard = lazy(async () => {
  const loaded = await import('./offer-card.tsx').catch(() => undefined)
  return { default: loaded?.OfferCard ?? NoOffer }
})
const NoOffer: typeof import('./offer-card.tsx').OfferCard = () => <></>

const thanksPath = /^\/(?:checkout|account)\/thankyou\/?$/i
/** Pages on the way in, where nobody wants to hear of another way, and the page of passkeys itself. */
const quietPath =
  /^\/account\/(?:login|register|confirm-email|forgot-password|reset-password|niet-ik|behouden|weg-terug|passkeys)/i

/**
 * Offers a passkey to a customer without one, at a device that can keep it: once after a login, and after a paid order. It
 * stands at the bottom of the page and can be left alone; "no" is remembered for good.
 */
export function PasskeyOffer({ isOnlyAfterOrder = false }: { isOnlyAfterOrder?: boolean }) {
  const { pathname } = useLocation()
  const isAfterOrder = thanksPath.test(pathname)
  const isHere = isAfterOrder || (!isOnlyAfterOrder && !quietPath.test(pathname))
  const [isWanted, setWanted] = useState(false)
  const consent = useConsent()
  const isQuiet = consent?.consent !== undefined && !consent.isReopened
  useEffect(() => {
    setWanted(false)
    if (!isHere) return
    let isLeft = false
    isOfferDue(isAfterOrder).then((isDue) => !isLeft && isDue && setWanted(true))
    return () => {
      isLeft = true
    }
  }, [isAfterOrder, isHere])
  const isShown = isWanted && isQuiet && isHere
  useEffect(() => {
    if (isShown) rememberOffer('shown')
  }, [isShown])
  if (!isShown) return null
  const close = () => {
    rememberOffer('declined')
    setWanted(false)
    // The button that had the focus is gone.
    document.querySelector('main')?.focus({ preventScroll: true })
  }
  return (
    <Suspense>
      <OfferCard isAfterOrder={isAfterOrder} onClose={close} />
    </Suspense>
  )
}

async function isOfferDue(isAfterOrder: boolean): Promise<boolean> {
  if (!hasHint(document.cookie)) return false
  const memory = readOffer()
  if (memory === 'declined' || (memory === 'shown' && !isAfterOrder)) return false
  if (!(await canKeepPasskeys())) return false
  const list = await listPasskeys()
  if (!list.ok) return false
  // Who has one at this login needs no offer, and is not asked about again on each page.
  if (list.data.passkeys.length > 0) rememberOffer('shown')
  return list.data.passkeys.length === 0
}
