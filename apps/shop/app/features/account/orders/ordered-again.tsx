import type { OrderedAgain as Answer, OwnOrder } from '@sluimer/contract/account/order-schemas'
import { Link } from 'react-router'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { AnswerAlert } from '../../../ui/message/answer-alert.tsx'
import { PriceChangeList } from '../../order/price-change-list.tsx'

/** Says what did not come into the cart as it was ordered before, and why; the rest is in it. */
export function OrderedAgain({ again, lines }: { again: Answer; lines: OwnOrder['lines'] }) {
  const { missing, prices } = again
  return (
    <AnswerAlert answer={again} tone="warning" title="Niet alles is nog zoals toen" className="mt-6">
      <p>Wat je nog kunt kopen, ligt in je winkelwagen.</p>
      {missing.length > 0 && (
        <>
          <p className="mt-3">Dit kon er niet (helemaal) bij:</p>
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
          <p className="mt-3">{prices.length === 1 ? 'Deze prijs is' : 'Deze prijzen zijn'} veranderd:</p>
          <PriceChangeList changes={prices} />
        </>
      )}
      <ButtonLink to="/cart/" size="small" className="mt-4">
        Naar je winkelwagen
      </ButtonLink>
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
