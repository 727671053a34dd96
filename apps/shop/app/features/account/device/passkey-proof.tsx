import { clsx } from 'clsx'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useIsHydrated } from '../../../lib/browser/use-is-hydrated.ts'
import { Button } from '../../../ui/button/button.tsx'
import { AnswerAlert } from '../../../ui/message/answer-alert.tsx'
import { type Outcome, proveWithDevice } from './ask-device.ts'
import { useCanUsePasskeys } from './can-use-passkeys.ts'

/**
 * Shows with a passkey that it is still the customer. The page stays, with everything that was typed in it. Where nothing
 * else would do, it says why there is no button.
 */
export function PasskeyProof({ isOnlyProof = false }: { isOnlyProof?: boolean }) {
  const canUse = useCanUsePasskeys()
  const isHydrated = useIsHydrated()
  const { revalidate } = useRevalidator()
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<Extract<Outcome, { kind: 'failed' }>>()
  if (!canUse && isOnlyProof)
    return (
      <p className="text-ink-soft">
        Bevestig dit met je passkey. Deze browser kent geen passkeys: ga verder op een apparaat waar je
        passkey op staat.
      </p>
    )
  if (!canUse) return null
  const prove = async () => {
    setFailure(undefined)
    setAsking(true)
    const outcome = await proveWithDevice()
    // The page is read again, and then asks for nothing more.
    if (outcome.kind === 'done') await revalidate()
    setAsking(false)
    if (outcome.kind === 'failed') setFailure(outcome)
  }
  return (
    <div className={clsx('flex flex-col gap-4', !isOnlyProof && 'noscript:hidden')}>
      {failure && <AnswerAlert answer={failure}>{failure.problem}</AnswerAlert>}
      {isOnlyProof && (
        <noscript>
          <p className="text-ink-soft">Bevestigen met je passkey kan alleen als JavaScript aanstaat.</p>
        </noscript>
      )}
      <Button
        type="button"
        variant="secondary"
        icon={<KeyRound className="size-5" aria-hidden="true" />}
        // A press before scripts run would do nothing.
        disabled={!isHydrated}
        isLoading={isAsking}
        onClick={prove}
        className="self-start max-sm:w-full noscript:hidden"
      >
        Bevestig met je passkey
      </Button>
    </div>
  )
}
