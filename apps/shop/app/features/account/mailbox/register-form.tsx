import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { type Registration, registerSchema } from '@sluimer/contract/account/schemas'
import { Form, Link, useNavigation } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { listProblems, toFieldProps } from '../../service/field-props.ts'
import { loginPath } from '../account-paths.ts'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { CompanyField, GenderField, NameFields, PhoneField, TypeField } from '../person-fields.tsx'

/** VA-12: the fields in their order. VA-10: none is called wrong before the first attempt to send them. */
export function RegisterForm(props: { result: SubmissionResult<string[]> | undefined; submission: unknown }) {
  const isSending = useNavigation().state !== 'idle'
  const [form, fields] = useForm<Registration>({
    id: 'account',
    lastResult: isSending ? undefined : props.result,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: registerSchema }),
  })
  return (
    <>
      <Form method="post" {...getFormProps(form)} className="group/person flex flex-col gap-4">
        <ErrorSummary
          problems={listProblems(form.allErrors, form.id)}
          message={form.errors?.[0]}
          submission={props.submission}
        />
        <TypeField field={fields.type} />
        <GenderField field={fields.gender} legend="Geslacht" />
        <NameFields first={fields.first_name} last={fields.last_name} />
        <TextField
          label="E-mailadres"
          hint="Hier sturen we een mail naartoe om je account te bevestigen."
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          {...toFieldProps(fields.email, 'email')}
        />
        <PhoneField field={fields.phone} />
        <CompanyField field={fields.company} />
        <NewPasswordFields password={fields.password} confirmation={fields.password_confirmation} />
        <Button size="large" isWide isLoading={isSending}>
          Maak mijn account
        </Button>
      </Form>
      <p className="border-t border-sand pt-5 text-center">
        Heb je al een account?{' '}
        <Link to={loginPath} className="font-semibold text-pine underline underline-offset-4">
          Log in
        </Link>
      </p>
    </>
  )
}
