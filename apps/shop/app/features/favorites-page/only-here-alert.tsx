import { mostFavorites } from '@sluimer/domain/customer/favorites'
import { Alert } from '../../ui/message/alert.tsx'
import { useOnlyHere } from '../favorites/use-favorites.ts'

/** Says what a customer has on this device only, and what to do about it. */
export function OnlyHereAlert() {
  const { isUnsent, tooMany } = useOnlyHere()
  return (
    <>
      {isUnsent && (
        <Alert tone="warning" className="mt-4">
          Je laatste wijzigingen staan nog alleen op dit apparaat. We bewaren ze bij je account zodra dat
          lukt.
        </Alert>
      )}
      {tooMany > 0 && (
        <Alert tone="warning" className="mt-4">
          Je account bewaart {mostFavorites} favorieten.{' '}
          {tooMany === 1 ? 'Eén product staat' : `${tooMany} producten staan`} alleen op dit apparaat. Haal er
          een paar weg, dan bewaren we ze bij je account.
        </Alert>
      )}
    </>
  )
}
