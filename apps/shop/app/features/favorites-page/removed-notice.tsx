import { Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useRoomBelow } from '../../lib/browser/use-room-below.ts'
import { Button } from '../../ui/button/button.tsx'
import type { Favorite } from '../favorites/favorite.ts'
import { favoriteList } from '../favorites/favorite-lists.ts'
import { writeFavorites } from '../favorites/mirror-favorites.ts'

/** Says what was just removed from the list, and can put it back in its place: a heart is easily touched by mistake. */
export function RemovedNotice({ favorites }: { favorites: readonly Favorite[] }) {
  const former = useJustRemoved(favorites)
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The pressed button disappeared with its tile; the keyboard goes on from here.
    if (former && document.activeElement === document.body) undo.current?.focus({ preventScroll: true })
  }, [former])
  return (
    <div role="status" className="sticky bottom-4 z-10 mt-6 flex justify-center">
      {former && (
        <Notice>
          <p className="line-clamp-2">{former.favorite.title} is weg uit je favorieten.</p>
          <Button
            ref={undo}
            type="button"
            variant="secondary"
            size="small"
            icon={<Undo2 className="size-4.5" aria-hidden="true" />}
            className="shrink-0 whitespace-nowrap"
            onClick={() => writeFavorites(favoriteList.read().toSpliced(former.index, 0, former.favorite))}
          >
            Zet terug
          </Button>
        </Notice>
      )}
    </div>
  )
}

/** Keeps the button of the chat above it. */
function Notice({ children }: { children: React.ReactNode }) {
  const notice = useRef<HTMLDivElement>(null)
  useRoomBelow(notice)
  return (
    <div
      ref={notice}
      className="flex items-center gap-3 rounded-card bg-ink py-2 pr-2 pl-5 text-white shadow-popup"
    >
      {children}
    </div>
  )
}

/** Returns the one favourite that was removed in the latest change of the list, and its former place. */
function useJustRemoved(favorites: readonly Favorite[]) {
  const [known, setKnown] = useState(favorites)
  const [former, setFormer] = useState<{ favorite: Favorite; index: number }>()
  if (known === favorites) return former
  const missing = known.filter(({ id }) => !favorites.some((other) => other.id === id))
  const [favorite, ...others] = missing
  setKnown(favorites)
  if (favorite && others.length === 0) setFormer({ favorite, index: known.indexOf(favorite) })
  else if (former && favorites.some(({ id }) => id === former.favorite.id)) setFormer(undefined)
  return former
}
