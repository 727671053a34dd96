import { KeyRound } from 'lucide-react'
import { useRef, useState } from 'react'
import { useIsHydrated } from '../../../lib/browser/use-is-hydrated.ts'
import { Button } from '../../../ui/button/button.tsx'
import { AnswerAlert } from '../../../ui/message/answer-alert.tsx'
import { loginDonePath, wayBackStoppedPath } from '../account-paths.ts'
import { logInWithDevice, type Outcome } from '../device/ask-device.ts'
import { useCanUsePasskeys } from '../device/can-use-passkeys.ts'
import { useSuggestion } from './use-suggestion.ts'

/**
 * The way in without an address: a button, and passkeys that the browser suggests in the field for the address. It
 * stands in the login form, whose "remember me" counts for it as well.
 */
export function PasskeyLogin() {
  const canUse = useCanUsePasskeys()
  const isHydrated = useIsHydrated()
  const place = useRef<HTMLDivElement>(null)
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<Extract<Outcome, { kind: 'failed' }>>()
  const isRemembered = () => {
    const box = place.current?.closest('form')?.elements.namedItem('remember')
    return box instanceof HTMLInputElement && box.checked
  }
  const goOn = (outcome: Outcome) => {
    // The whole page is loaded, so that nothing that was made for a guest stays.
    if (outcome.kind === 'done')
      return location.assign(outcome.hasStoppedWayBack ? wayBackStoppedPath : loginDonePath)
    setAsking(false)
    if (outcome.kind === 'failed') setFailure(outcome)
  }
  useSuggestion(canUse && !isAsking, isRemembered, goOn)
  if (!canUse) return null
  return (
    <div ref={place} className="flex flex-col gap-4">
      {failure && <AnswerAlert answer={failure}>{failure.problem}</AnswerAlert>}
      <Button
        type="button"
        size="large"
        variant="secondary"
        isWide
        icon={<KeyRound className="size-5" aria-hidden="true" />}
        // A press before scripts run would do nothing.
        disabled={!isHydrated}
        isLoading={isAsking}
        onClick={async () => {
          setFailure(undefined)
          setAsking(true)
          goOn(await logInWithDevice({ isSuggestion: false, isRemembered }))
        }}
        className="noscript:hidden"
      >
        Inloggen met passkey
      </Button>
      <noscript>
        <p className="text-sm text-ink-soft">Inloggen met een passkey kan alleen als JavaScript aanstaat.</p>
      </noscript>
    </div>
  )
}
