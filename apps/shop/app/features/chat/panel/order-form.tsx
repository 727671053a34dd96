import { getFormProps, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { type OrderQuestion, orderQuestionSchema } from '@sluimer/contract/assistant/schemas'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Alert } from '../../../ui/message/alert.tsx'
import { toFieldProps } from '../../service/field-props.ts'

/**
 * CH-05: what proves that an order is the shopper's own. What is typed here stays in this form: it is not part of the talk
 * that the browser keeps or that is saved.
 */
export function OrderForm({ onAsk }: { onAsk: (question: OrderQuestion) => Promise<string | undefined> }) {
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [knowsNumber, setKnowsNumber] = useState(true)
  const [form, fields] = useForm<OrderQuestion>({
    id: 'chat-bestelling',
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: orderQuestionSchema }),
    onSubmit: async (event, { submission }) => {
      event.preventDefault()
      if (submission?.status !== 'success' || isSending) return
      setSending(true)
      setProblem(await onAsk(submission.value))
      setSending(false)
    },
  })
  return (
    <form {...getFormProps(form)} className="flex flex-col gap-3 rounded-card border border-sand p-4">
      <TextField
        label="Bestelnummer"
        hint="Alleen cijfers, hoogstens 7. KJD ervoor mag."
        autoComplete="off"
        autoCapitalize="characters"
        {...toFieldProps(fields.orderNumber)}
      />
      <TextField label="Voornaam" autoComplete="given-name" {...toFieldProps(fields.firstName)} />
      <div className="grid grid-cols-2 gap-3">
        <TextField label="Postcode" autoComplete="postal-code" {...toFieldProps(fields.zipCode)} />
        <TextField label="Huisnummer" autoComplete="off" {...toFieldProps(fields.houseNumber)} />
      </div>
      {problem !== undefined && <Alert tone="error">{problem}</Alert>}
      <Button size="small" isLoading={isSending}>
        Bekijk mijn bestelling
      </Button>
      {knowsNumber ? (
        <Button type="button" variant="quiet" size="small" onClick={() => setKnowsNumber(false)}>
          Ik weet mijn bestelnummer niet
        </Button>
      ) : (
        <p role="status" className="text-sm">
          Je bestelnummer staat bovenaan de bevestiging die we je mailden. Heb je een account, dan vind je het
          bij{' '}
          <Link to="/account/orders/" className="text-pine underline underline-offset-4">
            Mijn bestellingen
          </Link>
          .
        </p>
      )}
    </form>
  )
}
