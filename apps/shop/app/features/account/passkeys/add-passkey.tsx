import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useIsHydrated } from '../../../lib/browser/use-is-hydrated.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Alert } from '../../../ui/message/alert.tsx'
import { AnswerAlert } from '../../../ui/message/answer-alert.tsx'
import { makePasskey, type Outcome } from '../device/ask-device.ts'
import { useCanUsePasskeys } from '../device/can-use-passkeys.ts'

/** Lets the device make a passkey. That happens in the browser, so that it needs scripts, and a browser that knows them. */
export function AddPasskey({ hasOthers }: { hasOthers: boolean }) {
  const canUse = useCanUsePasskeys()
  const isHydrated = useIsHydrated()
  const { revalidate } = useRevalidator()
  const [isAsking, setAsking] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  if (!canUse)
    return (
      <p className="text-ink-soft">
        Deze browser kent geen passkeys. Probeer het met een nieuwere browser of op een ander apparaat.
      </p>
    )
  const make = async () => {
    setOutcome(undefined)
    setAsking(true)
    const made = await makePasskey()
    setAsking(false)
    setOutcome(made)
    // The list is read again; also after a login that is too old, when the page asks for a fresh proof.
    if (made.kind !== 'nothing') await revalidate()
  }
  return (
    <div className="flex flex-col gap-4">
      {outcome?.kind === 'done' && (
        <Alert tone="success">Je passkey is klaar. Kies de volgende keer “Inloggen met passkey”.</Alert>
      )}
      {outcome?.kind === 'failed' && <AnswerAlert answer={outcome}>{outcome.problem}</AnswerAlert>}
      <Button
        type="button"
        size="large"
        variant={hasOthers ? 'secondary' : 'primary'}
        icon={<KeyRound className="size-5" aria-hidden="true" />}
        // A press before scripts run would do nothing.
        disabled={!isHydrated}
        isLoading={isAsking}
        onClick={make}
        className="self-start max-sm:w-full noscript:hidden"
      >
        {hasOthers ? 'Voeg nog een passkey toe' : 'Maak een passkey'}
      </Button>
      <noscript>
        <p className="text-ink-soft">Een passkey maken kan alleen als JavaScript aanstaat.</p>
      </noscript>
    </div>
  )
}
