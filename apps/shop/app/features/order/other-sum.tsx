import { Scale } from 'lucide-react'
import { ButtonLink } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/message/empty-state.tsx'
import { Container } from '../../ui/page/container.tsx'

export const otherSumTitle = 'We kregen een ander bedrag binnen'

/** Shown instead of waiting: the answer is there, staff were notified, and a second payment would make it worse. */
export function OtherSum({ orderNumber }: { orderNumber: string }) {
  return (
    <Container className="py-10">
      <h1 className="sr-only">{otherSumTitle}</h1>
      <EmptyState
        icon={<Scale />}
        title={otherSumTitle}
        action={<ButtonLink to="/service/klantenservice-contact/">Neem contact op</ButtonLink>}
      >
        Voor bestelling {orderNumber} is betaald, maar niet het bedrag van de bestelling. Daarom is die nog
        niet afgerond. Onze klantenservice heeft hier bericht van en zoekt uit wat je terugkrijgt. Betaal niet
        nog een keer.
      </EmptyState>
    </Container>
  )
}
