import { useEffect, useRef } from 'react'
import { checkButton } from '../../lib/known-fields.ts'

/** Looks up what was typed by now; true while the answer is on its way. */
type AskNow = () => boolean

/**
 * Holds a form back while the street of one of its addresses is being looked up, and sends it when the answer has come. A
 * shopper who types the house number and presses the button at once would otherwise be told that the street is missing.
 */
export function useHeldSubmit() {
  const addresses = useRef(new Set<AskNow>())
  const held = useRef<HTMLFormElement>(undefined)
  return {
    /** True when the form was held back: it is sent again by itself. */
    hold(event: React.FormEvent<HTMLFormElement>): boolean {
      if (isOnlyChecked(event)) return false
      leaveField(event.currentTarget)
      const isAwaited = [...addresses.current].map((askNow) => askNow()).includes(true)
      held.current = isAwaited ? event.currentTarget : undefined
      if (isAwaited) event.preventDefault()
      return isAwaited
    },
    /** Called by an address when it has its answer. */
    goOn() {
      const form = held.current
      held.current = undefined
      form?.requestSubmit()
    },
    addresses,
  }
}

/** Whether the form is checked again and not sent: Conform does so after each letter, once the form was refused. */
function isOnlyChecked({ nativeEvent }: React.FormEvent<HTMLFormElement>) {
  return nativeEvent instanceof SubmitEvent && nativeEvent.submitter?.getAttribute('name') === checkButton
}

/** What is tidied when a field is left must be tidied before the form goes: Enter, and our button, leave the cursor in it. */
function leaveField(form: HTMLFormElement) {
  const field = document.activeElement
  if (field instanceof HTMLInputElement && form.contains(field)) field.blur()
}

export type HeldSubmit = ReturnType<typeof useHeldSubmit>

/** Makes one address of the form known to the holder of its submit. */
export function useAskBeforeSubmit({ addresses }: HeldSubmit, askNow: AskNow): void {
  useEffect(() => {
    const known = addresses.current
    known.add(askNow)
    return () => {
      known.delete(askNow)
    }
  })
}
