import { CheckboxField } from '../../ui/form/checkbox-field.tsx'

/** The name of its field. */
export const wantsAccountName = 'account'

/**
 * An account in one step with the order (CO-03). Everybody who is not logged in gets the same offer. It asks for no
 * password: this page may load what a visitor's consent allows of others, and the account has a better place to choose one.
 */
export function AccountOffer({ isTicked }: { isTicked: boolean }) {
  return (
    <div className="mb-6 rounded-card border border-sand px-4 py-2">
      <CheckboxField
        name={wantsAccountName}
        defaultChecked={isTicked}
        label={
          <>
            Maak een account aan
            <span className="block text-sm text-ink-soft">
              We mailen je een link om het te bevestigen. Daarna staat je bestelling erin. Inloggen doe je met
              een code per mail; een passkey of wachtwoord kan ook, in je account.
            </span>
          </>
        }
      />
    </div>
  )
}
