import type { WithdrawableOrder, WithdrawalStatement } from '@sluimer/contract/service/schemas'
import { parseOrderNumber } from '@sluimer/domain/order/order-number'
import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../ui/button/button.tsx'
import { AnswerAlert } from '../../ui/message/answer-alert.tsx'
import { FormProof } from '../service/form-proof.tsx'
import { withdrawalPath } from '../service/service-paths.ts'
import { stepName } from './withdrawal-steps.ts'

/** Step two: what will be sent, and one button that sends it. */
export function WithdrawalCheck(props: {
  statement: WithdrawalStatement
  ticket: string
  /** The reason why the last attempt to confirm failed. */
  problem: string | undefined
  /** A new value for every attempt. */
  submission: unknown
  order: WithdrawableOrder | undefined
  address: string
}) {
  const { statement, ticket, problem, submission, order, address } = props
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const navigation = useNavigation()
  const isSending = navigation.formAction?.startsWith(withdrawalPath) === true
  return (
    <Form method="post" action={address} className="relative" preventScrollReset>
      <h2 ref={title} id="herroepen-titel" tabIndex={-1}>
        Klopt dit?
      </h2>
      {problem && (
        <AnswerAlert answer={submission} title="Je herroeping is nog niet verstuurd" className="mt-4">
          {problem}
        </AnswerAlert>
      )}
      <div className="mt-4 rounded-card border border-sand p-5 sm:p-6">
        <p>Hierbij laat ik weten dat ik afzie van de koop van de volgende artikelen.</p>
        <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-[max-content_1fr]">
          <Fact name="Naam">{statement.name}</Fact>
          <Fact name="Bestelnummer">{parseOrderNumber(statement.order_number)}</Fact>
          <Fact name="E-mailadres">{statement.email}</Fact>
          <Fact name="Artikelen">{formatArticles(statement, order)}</Fact>
        </dl>
      </div>
      <SentAgain statement={statement} />
      <FormProof formId="herroepen" ticket={ticket} />
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button
          size="large"
          name={stepName}
          value="bevestigen"
          isLoading={isSending}
          className="max-sm:w-full"
        >
          Herroeping bevestigen
        </Button>
        <Button variant="quiet" name={stepName} value="wijzigen" isLoading={isSending}>
          Gegevens wijzigen
        </Button>
      </div>
      <p className="mt-4 text-sm text-ink-soft">
        Na het bevestigen krijg je meteen een e-mail met wat je hebt verstuurd, en met datum en tijd.
      </p>
    </Form>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="font-semibold">{name}</dt>
      <dd className="min-w-0 wrap-break-word whitespace-pre-line max-sm:-mt-2.5">{children}</dd>
    </>
  )
}

/** Repeats the statement as hidden fields, so that it is sent as it is shown, with or without scripts. */
function SentAgain({ statement }: { statement: WithdrawalStatement }) {
  const { name, email, order_number, items, order_id, lines } = statement
  const single = { name, email, order_number, items, order_id: order_id ?? '' }
  return (
    <>
      {Object.entries(single).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {lines.map((id) => (
        <input key={id} type="hidden" name="lines" value={id} />
      ))}
    </>
  )
}

function formatArticles({ items, lines }: WithdrawalStatement, order: WithdrawableOrder | undefined): string {
  const named = order?.lines.filter(({ id }) => lines.includes(id)) ?? []
  if (named.length > 0)
    return named.map(({ quantity, name }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join('\n')
  return items === '' ? 'De hele bestelling' : items
}
