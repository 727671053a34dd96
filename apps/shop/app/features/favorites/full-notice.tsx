import { mostFavorites } from '@sluimer/domain/customer/favorites'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useIsHydrated } from '../../lib/browser/use-is-hydrated.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { useOnlyHere } from './use-favorites.ts'

/** Says that the account has no room for the heart that was just touched, on whatever page. */
export function FullNotice() {
  const { tooMany } = useOnlyHere()
  const [isShown, setShown] = useState(false)
  const before = useRef<number>(undefined)
  const isHydrated = useIsHydrated()
  useEffect(() => {
    if (!isHydrated) return
    if (before.current !== undefined) setShown(tooMany > before.current)
    before.current = tooMany
  }, [tooMany, isHydrated])
  return (
    <div role="status" className="fixed inset-x-4 bottom-4 z-40 flex justify-center print:hidden">
      {isShown && (
        <div className="flex items-center gap-3 rounded-card bg-ink py-2 pr-2 pl-5 text-white shadow-popup">
          <p>
            Je account bewaart {mostFavorites} favorieten en is vol. Dit product staat alleen op dit apparaat,
            tot je er een weghaalt.
          </p>
          <IconButton
            label="Sluit deze melding"
            icon={<X className="size-5" aria-hidden="true" />}
            className="hover:text-ink"
            onClick={() => setShown(false)}
          />
        </div>
      )}
    </div>
  )
}
