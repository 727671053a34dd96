import type { OrderedAgain as Answer, OwnOrder } from '@sluimer/contract/account/order-schemas'
import { Link } from 'react-router'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { AnswerAlert } from '../../../ui/message/answer-alert.tsx'
import { PriceChangeList } from '../../order/price-change-list.tsx'

/** Says what did not come into the cart as it was ordered before, and why; the rest, if there is any, is in it. */
export function OrderedAgain({ again, lines }: { again: Answer; lines: OwnOrder['lines'] }) {
  const { is_any_in_cart: isAnyInCart, missing, prices } = again
  const title = isAnyInCart ? 'Niet alles is nog zoals toen' : 'Deze bestelling kun je niet opnieuw doen'
  return (
    <AnswerAlert answer={again} tone="warning" title={title} className="mt-6">
      {isAnyInCart && <p className="mb-3">Wat je nog kunt kopen, ligt in je winkelwagen.</p>}
      {missing.length > 0 && (
        <>
          <p>{isAnyInCart ? 'Dit kon er niet (helemaal) bij:' : 'Er is niets in je winkelwagen gelegd:'}</p>
          <ul className="mt-1 list-disc pl-5">
            {missing.map(({ line_id, title, reason }) => (
              <li key={line_id}>
                <MissingName title={title} link={lines.find(({ id }) => id === line_id)?.link} />: {reason}
              </li>
            ))}
          </ul>
        </>
      )}
      {prices.length > 0 && (
        <>
          <p className={missing.length > 0 ? 'mt-3' : undefined}>
            {prices.length === 1 ? 'Deze prijs is' : 'Deze prijzen zijn'} veranderd:
          </p>
          <PriceChangeList changes={prices} />
        </>
      )}
      {isAnyInCart && (
        <ButtonLink to="/cart/" size="small" className="mt-4">
          Naar je winkelwagen
        </ButtonLink>
      )}
    </AnswerAlert>
  )
}

function MissingName({ title, link }: { title: string; link: string | undefined }) {
  if (link === undefined) return title
  return (
    <Link to={link} className="underline underline-offset-4">
      {title}
    </Link>
  )
}
