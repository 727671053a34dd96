import { mostFavorites } from '@sluimer/domain/customer/favorites'
import { Heart } from 'lucide-react'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Alert } from '../../ui/message/alert.tsx'
import { EmptyState } from '../../ui/message/empty-state.tsx'
import { DepartmentDoors } from './department-doors.tsx'
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
      <Nothing
        title="Log in om te zien wat je bewaarde"
        action={<ButtonLink to="/account/favorieten/">Log in</ButtonLink>}
      >
        Zonder JavaScript bewaren we je favorieten bij je account. Iets nieuws bewaar je met het hart op de
        pagina van een product.
      </Nothing>
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
    <Nothing
      title="Je hebt nog niets bewaard"
      action={<ButtonLink to="/slapen/">Bekijk alles om te slapen</ButtonLink>}
    >
      Druk op het hart op de pagina van een product, dan vind je het hier terug.
    </Nothing>
  )
}

/** In the place of a list, with ways on below it. */
function Nothing(props: { title: string; action: React.ReactNode; children: string }) {
  return (
    <>
      <EmptyState icon={<Heart />} title={props.title} action={props.action} className="mt-6">
        {props.children}
      </EmptyState>
      <DepartmentDoors />
    </>
  )
}
