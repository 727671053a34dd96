import type { FieldMetadata } from '@conform-to/react'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { toFieldProps } from '../service/field-props.ts'

/** The demands of VA-12, shown before anybody fails them. */
const demands =
  'Minstens 8 tekens, met een kleine letter, een hoofdletter, een cijfer en een van deze tekens: $\u00a0@\u00a0!\u00a0%\u00a0?\u00a0&'

/** A password that is chosen, twice. What was typed never comes back from the server. */
export function NewPasswordFields(props: {
  password: FieldMetadata<unknown>
  confirmation: FieldMetadata<unknown>
  label?: string
}) {
  const { label = 'Wachtwoord' } = props
  return (
    <>
      <PasswordField
        label={label}
        hint={demands}
        autoComplete="new-password"
        {...toFieldProps(props.password)}
        defaultValue=""
      />
      <PasswordField
        label={`${label} herhalen`}
        autoComplete="new-password"
        {...toFieldProps(props.confirmation)}
        defaultValue=""
      />
    </>
  )
}

/** The fields that no answer to a form repeats. */
export const passwordFields = ['password', 'password_confirmation'] as const
