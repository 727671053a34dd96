import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { resetPasswordSchema } from '@sluimer/contract/account/schemas'
import { Form, useNavigation } from 'react-router'
import type { z } from 'zod'
import { Button } from '../../../ui/button/button.tsx'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { listProblems } from '../../service/field-props.ts'
import { NewPasswordFields } from '../new-password-fields.tsx'

export function ResetForm(props: {
  code: string
  result: SubmissionResult<string[]> | undefined
  submission: unknown
}) {
  const isSending = useNavigation().state !== 'idle'
  const [form, fields] = useForm<z.output<typeof resetPasswordSchema>>({
    id: 'wachtwoord',
    lastResult: isSending ? undefined : props.result,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: resetPasswordSchema }),
  })
  return (
    <Form method="post" {...getFormProps(form)} className="flex flex-col gap-4">
      <ErrorSummary
        problems={listProblems(form.allErrors, form.id)}
        message={form.errors?.[0]}
        submission={props.submission}
      />
      <input type="hidden" name="code" value={props.code} />
      <NewPasswordFields
        label="Nieuw wachtwoord"
        password={fields.password}
        confirmation={fields.password_confirmation}
      />
      <Button size="large" isWide isLoading={isSending}>
        Bewaar en log in
      </Button>
    </Form>
  )
}
