import type { PaymentMethod } from '@sluimer/contract/checkout/schemas'
import type { RadioCard } from '../../ui/form/radio-cards.tsx'
import { Amount } from '../../ui/price/price.tsx'
import { CardBlock } from './card-block.tsx'
import { CreditInShort, CreditLinks } from './credit-terms.tsx'
import type { PaymentAnswers } from './payment-form.ts'
import { PaymentQuestions } from './payment-questions.tsx'

/** Returns payment methods as cards: logo, name, costs if there are any, and the questions once it is chosen. */
export function listPaymentCards(
  methods: readonly PaymentMethod[],
  answers: PaymentAnswers,
  findError: (fieldId: string) => string | undefined,
  issuer = '',
): RadioCard[] {
  return methods.map((method) => ({
    value: method.code,
    title: method.title,
    description: <Description method={method} />,
    trailing: (
      <span className="flex items-center gap-3">
        {method.price_incl > 0 && (
          <span className="text-sm">
            + <Amount cents={method.price_incl} />
          </span>
        )}
        <img src={method.logo} alt="" width={56} height={36} className="rounded-md" />
      </span>
    ),
    detail:
      method.asks.length > 0 || method.lender || isCard(method) ? (
        <div className="flex flex-col gap-4 border-t border-sand pt-4">
          {isCard(method) && <CardBlock method={method} issuer={issuer} />}
          {method.lender && <CreditLinks lender={method.lender} />}
          {method.asks.length > 0 && (
            <PaymentQuestions method={method} answers={answers} findError={findError} />
          )}
        </div>
      ) : undefined,
  }))
}

function isCard({ code, issuers }: PaymentMethod): boolean {
  return code === 'creditcard' || issuers.length > 0
}

function Description({ method }: { method: PaymentMethod }) {
  return (
    <>
      {method.description} {method.lender && <CreditInShort lender={method.lender} />}
    </>
  )
}
