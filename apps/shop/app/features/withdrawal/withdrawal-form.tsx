import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import {
  longestItems,
  longestName,
  type WithdrawableOrder,
  type WithdrawalStatement,
  withdrawalSchema,
} from '@sluimer/contract/service/schemas'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../ui/button/button.tsx'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { listProblems, toFieldProps } from '../service/field-props.ts'
import { FormProof } from '../service/form-proof.tsx'
import { withdrawalPath } from '../service/service-paths.ts'
import { OrderLineChoice } from './order-line-choice.tsx'
import { stepName } from './withdrawal-steps.ts'

const formId = 'herroepen'

/** Step one: name, order and the receipt's address. No reason is asked, and no login is needed. */
export function WithdrawalForm(props: {
  order: WithdrawableOrder | undefined
  address: string
  result: SubmissionResult<string[]> | undefined
  ticket: string
  /** A new value for every attempt. */
  submission: unknown
}) {
  const { order } = props
  const navigation = useNavigation()
  const isSending = navigation.formAction?.startsWith(withdrawalPath) === true
  const [form, fields] = useForm<WithdrawalStatement>({
    id: formId,
    lastResult: isSending ? undefined : props.result,
    defaultValue: props.result?.initialValue ?? firstValues(order),
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(withoutStep(formData), { schema: withdrawalSchema }),
  })
  return (
    <Form
      method="post"
      action={props.address}
      {...getFormProps(form)}
      className="relative flex flex-col gap-5"
      preventScrollReset
    >
      <h2 id="herroepen-titel">Je gegevens</h2>
      <ErrorSummary
        problems={listProblems(form.allErrors, form.id)}
        message={form.errors?.[0]}
        submission={props.submission}
      />
      <TextField label="Naam" autoComplete="name" maxLength={longestName} {...toFieldProps(fields.name)} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Bestelnummer"
          hint="Begint met KJD en staat in je bevestiging."
          autoComplete="off"
          autoCapitalize="characters"
          {...toFieldProps(fields.order_number)}
        />
        <TextField
          label="E-mailadres"
          hint="Hier sturen we het bewijs naartoe."
          autoComplete="email"
          inputMode="email"
          {...toFieldProps(fields.email, 'email')}
        />
      </div>
      {order ? (
        <>
          <input type="hidden" name="order_id" value={order.order_id} />
          <OrderLineChoice order={order} name={fields.lines.name} chosen={chosenLines(props.result)} />
        </>
      ) : (
        <TextAreaField
          label="Van welke artikelen zie je af?"
          isOptional
          hint="Laat leeg als het om de hele bestelling gaat. Je hoeft geen reden te geven."
          maxLength={longestItems}
          {...toFieldProps(fields.items)}
        />
      )}
      <FormProof formId={formId} ticket={props.ticket} />
      <Button
        size="large"
        name={stepName}
        value="controleren"
        isLoading={isSending}
        className="self-start max-sm:w-full"
      >
        Verder naar bevestigen
      </Button>
    </Form>
  )
}

function firstValues(order: WithdrawableOrder | undefined) {
  return order ? { name: order.name, email: order.email, order_number: order.order_number } : {}
}

function chosenLines(result: SubmissionResult<string[]> | undefined): readonly string[] {
  const lines = result?.initialValue?.lines
  return (Array.isArray(lines) ? lines : [lines]).filter((line) => typeof line === 'string')
}

function withoutStep(formData: FormData): FormData {
  formData.delete(stepName)
  return formData
}
