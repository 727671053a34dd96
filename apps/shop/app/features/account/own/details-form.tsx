import { getFormProps, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import type { Account } from '@sluimer/contract/account/schemas'
import { type Customer, customerSchema } from '@sluimer/contract/customer/schemas'
import { useEffect } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { BirthdateField } from '../../../ui/form/birthdate-field.tsx'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { listProblems, toFieldProps } from '../../service/field-props.ts'
import { askName } from '../header/use-account-name.ts'
import { SavedAlert } from '../page/saved-alert.tsx'
import { CompanyField, GenderField, NameFields, PhoneField, TypeField } from '../person-fields.tsx'
import { detailNames, type InformationAnswer, intentName, readFields } from './information-answer.ts'

/** AC-03: the person. The address goes along as it is, since the contract's form has it. */
export function DetailsForm(props: { customer: Account['customer']; answer: InformationAnswer | undefined }) {
  const { customer, answer } = props
  const { state, formData } = useNavigation()
  const isSending = state !== 'idle' && formData?.get(intentName) === 'details'
  const [form, fields] = useForm<Customer>({
    id: 'gegevens',
    lastResult: isSending ? undefined : answer?.result,
    defaultValue: customer,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData: sent }) =>
      parseWithZod(readFields(sent, detailNames), { schema: customerSchema }),
  })
  useEffect(() => {
    // The header shows the name.
    if (answer?.isSaved) askName()
  }, [answer])
  return (
    <Form
      method="post"
      {...getFormProps(form)}
      className="group/person flex flex-col gap-4"
      preventScrollReset
    >
      <ErrorSummary
        problems={listProblems(form.allErrors, form.id)}
        message={form.errors?.[0] ?? answer?.problem}
        submission={answer}
      />
      <input type="hidden" name={intentName} value="details" />
      <input type="hidden" name={fields.email.name} value={customer.email} />
      <TypeField field={fields.type} />
      <GenderField field={fields.gender} legend="Geslacht" />
      <NameFields first={fields.first_name} last={fields.last_name} />
      <PhoneField field={fields.phone_number} />
      <BirthdateField label="Geboortedatum" isOptional {...toFieldProps(fields.birthdate)} />
      <CompanyField field={fields.company} />
      <div className="hidden gap-4 group-has-[[value=company]:checked]/person:grid sm:grid-cols-2">
        <TextField
          label="KVK- of ondernemingsnummer"
          inputMode="numeric"
          {...toFieldProps(fields.coc_number)}
        />
        <TextField
          label="Btw-nummer"
          hint="Bijvoorbeeld NL123456789B01 of BE0123456749"
          {...toFieldProps(fields.vat_number)}
        />
      </div>
      {answer?.isSaved && !isSending && <SavedAlert answer={answer} />}
      <Button size="large" isLoading={isSending} className="self-start max-sm:w-full">
        Opslaan
      </Button>
    </Form>
  )
}
