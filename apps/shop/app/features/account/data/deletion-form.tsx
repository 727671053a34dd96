import { formatNames } from '@sluimer/domain/language/format-names'
import { formatDutchDate } from '@sluimer/domain/time/dutch-date'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx'
import { AnswerAlert } from '../../../ui/message/answer-alert.tsx'

/** The name of the button, and of the box without which it does nothing. */
export const deleteName = 'delete'
export const sureName = 'sure'
export const sureProblem = 'Zet eerst het vinkje.'

export interface DeletionFormProps {
  sections: readonly { title: string; fate: string; rows: number }[]
  keptOrders: readonly { order_number: string; kept_until: string; because: string }[]
  answer: { deletionProblem?: string | undefined } | undefined
}

/** Tells what goes with the account and what stays until when, and asks once more. */
export function DeletionForm({ sections, keptOrders, answer }: DeletionFormProps) {
  const problem = answer?.deletionProblem
  const isDeleting = useNavigation().formData?.has(deleteName) ?? false
  const gone = sections.filter(({ fate, rows }) => fate === 'deleted' && rows > 0)
  return (
    <section aria-labelledby="verwijderen" className="mt-12 border-t border-sand pt-8">
      <h2 id="verwijderen" className="text-xl">
        Verwijder je account
      </h2>
      <p className="mt-3">
        Dit gaat meteen en voorgoed weg: {formatNames(gone.map(({ title }) => title.toLowerCase()))}. Je
        aanmelding voor de nieuwsbrief stopt. Reviews blijven staan zonder je naam.
      </p>
      {keptOrders.length > 0 && <KeptOrders orders={keptOrders} />}
      <p className="mt-3">
        Ook wij kunnen het niet terugdraaien. Download dus eerst wat je wilt houden. Tegoed en lopende
        bestellingen blijven gewoon geldig: de mails erover heb je nog.
      </p>
      <Form method="post" noValidate className="mt-5 flex flex-col gap-4">
        {problem && <AnswerAlert answer={answer}>{problem}</AnswerAlert>}
        <CheckboxField
          name={sureName}
          value="1"
          label="Ik weet dat niemand dit kan terugdraaien"
          error={problem === sureProblem ? problem : undefined}
        />
        <Button
          variant="secondary"
          name={deleteName}
          value="1"
          isLoading={isDeleting}
          className="self-start max-sm:w-full"
        >
          Verwijder mijn account voorgoed
        </Button>
      </Form>
    </section>
  )
}

function KeptOrders({ orders }: { orders: DeletionFormProps['keptOrders'] }) {
  return (
    <>
      <p className="mt-3">
        De wet verplicht ons om bestellingen met hun facturen te bewaren. Ze horen dan bij geen account meer:
      </p>
      <ul className="mt-2 list-disc pl-6">
        {orders.map(({ order_number, kept_until, because }) => (
          <li key={order_number}>
            {order_number}: tot en met {formatDutchDate(kept_until)}
            {because === 'unpaid' && ', want die is nog niet betaald'}
          </li>
        ))}
      </ul>
    </>
  )
}
