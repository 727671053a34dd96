import type { ErrorBody } from '@sluimer/contract/errors'
import { CheckboxField } from '../../ui/form/checkbox-field.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'

/** The names of its fields. */
export const accountFields = {
  wanted: 'account',
  password: 'password',
  confirmation: 'password_confirmation',
} as const

/**
 * An account in one step with the order (CO-03). Everybody who is not logged in gets the same offer. Its fields show by CSS
 * alone, and what was typed in them never comes back from the server.
 */
export function AccountOffer({ refusal }: { refusal: ErrorBody['error'] | undefined }) {
  const errorOf = (name: string) => refusal?.fields?.find(({ path }) => path === `body.${name}`)?.message
  return (
    <fieldset className="group/account mb-6 min-w-0 rounded-card border border-sand px-4 py-2">
      <legend className="sr-only">Account</legend>
      <CheckboxField
        name={accountFields.wanted}
        defaultChecked={refusal !== undefined}
        label={
          <>
            Maak een account aan
            <span className="block text-sm text-ink-soft">
              We mailen je een link om het te bevestigen. Daarna staat je bestelling erin.
            </span>
          </>
        }
        data-account
      />
      <div className="hidden flex-col gap-4 pt-2 pb-4 group-has-[[data-account]:checked]/account:flex">
        <PasswordField
          label="Wachtwoord"
          isOptional
          hint="Zonder wachtwoord log je in met een code per mail. Met: minstens 8 tekens, met een kleine letter, een hoofdletter, een cijfer en een van deze tekens: $ @ ! % ? &"
          name={accountFields.password}
          autoComplete="new-password"
          error={errorOf('password')}
        />
        <PasswordField
          label="Wachtwoord herhalen"
          isOptional
          name={accountFields.confirmation}
          autoComplete="new-password"
          error={errorOf('password_confirmation')}
        />
      </div>
    </fieldset>
  )
}
