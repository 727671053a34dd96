import type { Account } from '@sluimer/contract/account/schemas'
import { readText } from '../../../lib/form-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { DigitsField } from '../../../ui/form/digits-field.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { PasskeyProof } from '../device/passkey-proof.tsx'

/** The fields with which a form logs its sender in once more. */
export const proofFields = { password: 'current_password', digits: 'current_code' } as const
/** The name of the button that asks for these digits, in place of sending the form. */
export const mailProofName = 'mail_proof'

const minutesName = 'proof_minutes'

/** Returns for how long the digits work that a form asked for, so that their field stays after a mistake. */
export function readProofMinutes(form: FormData): { proofMinutes?: number } {
  const proofMinutes = Number(readText(form, minutesName))
  return proofMinutes > 0 ? { proofMinutes } : {}
}

/** With what a customer can show that it is still them, and whether they did so recently enough. */
export type ProofState = Pick<Account, 'hasPassword' | 'hasPasskey' | 'isFresh' | 'isPasskeyOnly'>

/** Returns what a form needs of an account to ask its sender for a fresh proof. */
export function toProofState({ hasPassword, hasPasskey, isFresh, isPasskeyOnly }: Account): ProofState {
  return { hasPassword, hasPasskey, isFresh, isPasskeyOnly }
}

export interface FreshLoginProps extends ProofState {
  /** How long the mailed digits work; undefined while none were mailed. */
  mailedMinutes: number | undefined
  /** Tells the fields of several forms on a page apart. */
  formId: string
}

/**
 * Asks inside a form who is sending it, when the login is long ago: whatever else was typed stays where it is. Nobody
 * can take over an account that was left open on a shared computer.
 */
export function FreshLogin(props: FreshLoginProps) {
  if (props.isFresh) return null
  if (props.isPasskeyOnly) return <PasskeyProof isOnlyProof />
  if (!props.hasPasskey) return <TypedProof {...props} />
  return (
    <div className="flex flex-col gap-4">
      <PasskeyProof />
      <TypedProof {...props} />
    </div>
  )
}

function TypedProof({ hasPassword, mailedMinutes, formId }: FreshLoginProps) {
  if (hasPassword)
    return (
      <PasswordField
        id={`${formId}-huidig`}
        label="Je huidige wachtwoord"
        hint="Zo weten we zeker dat jij het bent."
        name={proofFields.password}
        autoComplete="current-password"
      />
    )
  if (mailedMinutes !== undefined)
    return (
      <>
        <input type="hidden" name={minutesName} value={mailedMinutes} />
        <DigitsField
          id={`${formId}-code`}
          label={`Code uit de mail (werkt ${mailedMinutes} minuten)`}
          name={proofFields.digits}
          isFocusedAtFirst
        />
      </>
    )
  return (
    <div>
      <p className="text-sm text-ink-soft">
        Het is even geleden dat je inlogde. We mailen je een code, zodat we zeker weten dat jij het bent.
      </p>
      <Button variant="secondary" name={mailProofName} value="1" formNoValidate className="mt-3">
        Mail me een code
      </Button>
    </div>
  )
}

/** Whether the form can be sent: without a recent login only with something that proves it. */
export function canSend({
  hasPassword,
  isFresh,
  isPasskeyOnly,
  mailedMinutes,
}: Pick<FreshLoginProps, 'hasPassword' | 'isFresh' | 'isPasskeyOnly' | 'mailedMinutes'>): boolean {
  return isFresh || (!isPasskeyOnly && (hasPassword || mailedMinutes !== undefined))
}
