import { KeyRound } from 'lucide-react'
import { useId, useRef } from 'react'
import { useRoomBelow } from '../../../lib/browser/use-room-below.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { passkeysPath } from '../account-paths.ts'

/** The offer of a passkey, over the bottom of the page. It takes no focus and covers nothing that cannot be scrolled clear. */
export function OfferCard({ isAfterOrder, onClose }: { isAfterOrder: boolean; onClose: () => void }) {
  const titleId = useId()
  const card = useRef<HTMLElement>(null)
  useRoomBelow(card)
  return (
    <section
      ref={card}
      aria-labelledby={titleId}
      className="fixed inset-x-0 bottom-0 z-30 max-h-[75dvh] overflow-y-auto border-t border-sand bg-paper px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] shadow-popup sm:inset-x-auto sm:right-6 sm:bottom-6 sm:w-[25rem] sm:rounded-card sm:border print:hidden"
    >
      <h2 id={titleId} className="flex items-center gap-2 text-xl">
        <KeyRound className="size-5 shrink-0 text-pine" aria-hidden="true" />
        {isAfterOrder ? 'Volgende keer sneller bestellen?' : 'Volgende keer sneller inloggen?'}
      </h2>
      <p className="mt-1.5 text-sm text-ink-soft">
        Maak een passkey. Dan log je in met je vinger, je gezicht of de pincode van dit apparaat, zonder code
        of wachtwoord.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <ButtonLink to={passkeysPath} reloadDocument size="small">
          Maak een passkey
        </ButtonLink>
        <Button type="button" variant="quiet" size="small" onClick={onClose}>
          Nee, bedankt
        </Button>
      </div>
    </section>
  )
}
