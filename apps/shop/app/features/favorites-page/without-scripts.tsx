import { mostFavorites } from '@sluimer/domain/customer/favorites'
import { Alert } from '../../ui/message/alert.tsx'
import type { OwnList } from './own-list.server.ts'

/** What a visitor without scripts reads beside the list, or in its place. */
export function WithoutScripts({
  own,
  wasRefused,
}: {
  own: OwnList | null | undefined
  wasRefused: boolean
}) {
  if (own === undefined)
    return (
      <p className="mt-4 max-w-prose text-lg">
        Zonder JavaScript bewaren we je favorieten bij je account.{' '}
        <a href="/account/favorieten/" className="text-pine underline underline-offset-4">
          Log in
        </a>{' '}
        en je ziet hier wat je bewaarde. Iets nieuws bewaar je met het hart op de pagina van een product.
      </p>
    )
  if (own === null)
    return (
      <Alert tone="error" title="Je favorieten konden we niet ophalen." className="mt-4">
        Je bent ze niet kwijt. Probeer het zo nog eens.
      </Alert>
    )
  if (wasRefused)
    return (
      <Alert tone="warning" className="mt-4">
        {own.favorites.length >= mostFavorites
          ? `Je account bewaart ${mostFavorites} favorieten en is vol. Haal er eerst een weg.`
          : 'Dit product verkopen we niet meer, dus we konden het niet bewaren.'}
      </Alert>
    )
  if (own.favorites.length > 0) return null
  return (
    <p className="mt-4 max-w-prose text-lg">
      Je hebt nog niets bewaard. Druk op het hart op de pagina van een product, dan vind je het hier terug.
    </p>
  )
}
