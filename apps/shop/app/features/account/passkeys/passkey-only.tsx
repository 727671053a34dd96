import { wayBackDays } from '@sluimer/domain/account/way-back'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { Alert } from '../../../ui/message/alert.tsx'
import { PasskeyProof } from '../device/passkey-proof.tsx'
import { onlyName } from './passkeys-answer.ts'

/** The choice that nothing but a passkey opens the account. Whoever makes or ends it used one a moment ago. */
export function PasskeyOnly(props: {
  passkeys: number
  hasPassword: boolean
  isPasskeyOnly: boolean
  isFresh: boolean
  isFreshPasskey: boolean
}) {
  const { passkeys, isPasskeyOnly, isFresh, isFreshPasskey } = props
  const { state, formData } = useNavigation()
  const isSending = state !== 'idle' && formData?.has(onlyName) === true
  return (
    <section aria-labelledby="alleen-passkey" className="mt-6 border-t border-sand pt-8">
      <h2 id="alleen-passkey" className="text-xl">
        Alleen nog met een passkey inloggen
      </h2>
      <div className="mt-3 flex flex-col gap-4">
        {isPasskeyOnly ? <IsOn /> : <IsOff hasPassword={props.hasPassword} />}
        {passkeys === 1 && (
          <Alert tone="warning" title="Je hebt één passkey">
            Verlies je dit apparaat, dan duurt het {wayBackDays} dagen voor je weer in je account kunt. Maak
            er daarom nog een, op een ander apparaat.
          </Alert>
        )}
        {isFreshPasskey ? (
          <Form method="post" preventScrollReset>
            <Button
              variant="secondary"
              name={onlyName}
              value={isPasskeyOnly ? 'off' : 'on'}
              isLoading={isSending}
              className="max-sm:w-full"
            >
              {isPasskeyOnly ? 'Zet dit uit' : 'Alleen nog met een passkey'}
            </Button>
          </Form>
        ) : isFresh ? (
          <>
            <p>Laat eerst met je passkey zien dat jij het bent. Daarna kun je het kiezen.</p>
            <PasskeyProof isOnlyProof />
          </>
        ) : (
          <p>
            {isPasskeyOnly ? 'Dit uitzetten' : 'Dit kiezen'} kan als je hierboven laat zien dat jij het bent.
          </p>
        )}
      </div>
    </section>
  )
}

function IsOn() {
  return (
    <p className="text-ink-soft">
      Dit staat aan: je account opent alleen met een passkey. Je hebt geen wachtwoord, en codes en links per
      mail openen niets. Ben je al je passkeys kwijt? Vraag dan op de inlogpagina een code aan: in de mail die
      komt, begin je een wachttijd van {wayBackDays} dagen.
    </p>
  )
}

function IsOff({ hasPassword }: { hasPassword: boolean }) {
  return (
    <p className="text-ink-soft">
      Nu log je ook in met een code per mail{hasPassword && ' of met je wachtwoord'}. Iemand die je mail kan
      lezen, kan dat ook. Kies je hiervoor, dan opent alleen een passkey je account:{' '}
      {hasPassword && 'je wachtwoord vervalt, '}codes en links per mail openen niets meer, en op je andere
      apparaten ben je uitgelogd. Ben je ooit al je passkeys kwijt, dan kun je na {wayBackDays} dagen weer in
      je account.
    </p>
  )
}
