import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import {
  type ContactMessage,
  contactMessageSchema,
  longestMessage,
  longestName,
} from '@sluimer/contract/service/schemas'
import { contactSubjectLabels, contactSubjects } from '@sluimer/domain/service/contact-subject'
import { useRef } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { Button } from '../../ui/button/button.tsx'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { listProblems, toFieldProps } from './field-props.ts'
import { FormProof } from './form-proof.tsx'
import { useHandedQuestion } from './handed-question.ts'
import { contactPath } from './service-paths.ts'

const formId = 'contact'
const subjects = [
  { value: '', label: 'Kies een onderwerp' },
  ...contactSubjects.map((value) => ({ value, label: contactSubjectLabels[value] })),
]

/** The contact form. The browser refuses exactly what the api refuses: they share one schema (VA-04, VA-10). */
export function ContactForm(props: {
  result: SubmissionResult<string[]> | undefined
  ticket: string
  /** A new value for every attempt. */
  submission: unknown
}) {
  const navigation = useNavigation()
  const element = useRef<HTMLFormElement>(null)
  const isSending = navigation.state !== 'idle' && navigation.formAction?.startsWith(contactPath) === true
  const [form, fields] = useForm<ContactMessage>({
    id: formId,
    lastResult: isSending ? undefined : props.result,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: contactMessageSchema }),
  })
  useHandedQuestion(element, fields.message.name)
  return (
    <Form
      ref={element}
      method="post"
      action={`${contactPath}#contactformulier`}
      {...getFormProps(form)}
      className="relative flex flex-col gap-5"
      preventScrollReset
    >
      <h2 id="contactformulier-titel">Stel je vraag</h2>
      <ErrorSummary
        problems={listProblems(form.allErrors, form.id)}
        title="Controleer je bericht"
        message={form.errors?.[0]}
        submission={props.submission}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Naam" autoComplete="name" maxLength={longestName} {...toFieldProps(fields.name)} />
        <TextField
          label="E-mailadres"
          autoComplete="email"
          inputMode="email"
          {...toFieldProps(fields.email, 'email')}
        />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField label="Onderwerp" options={subjects} {...toFieldProps(fields.subject)} />
        <TextField
          label="Bestelnummer"
          isOptional
          hint="Begint met KJD en staat in je bevestiging."
          autoComplete="off"
          autoCapitalize="characters"
          {...toFieldProps(fields.order_number)}
        />
      </div>
      <TextAreaField label="Je bericht" maxLength={longestMessage} {...toFieldProps(fields.message)} />
      <FormProof formId={formId} ticket={props.ticket} />
      <p className="text-sm text-ink-soft">
        We gebruiken je gegevens alleen om je vraag te beantwoorden. Meer daarover lees je op de pagina{' '}
        <Link to="/service/privacy/" className="text-pine underline underline-offset-4">
          Privacy
        </Link>
        .
      </p>
      <Button size="large" isLoading={isSending} className="self-start max-sm:w-full">
        Versturen
      </Button>
    </Form>
  )
}
