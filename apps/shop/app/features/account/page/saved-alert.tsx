import { useEffect, useState } from 'react'
import { Alert } from '../../../ui/message/alert.tsx'

const shownMs = 5_000

/** AC-03: says that the changes are saved, for five seconds. `answer` changes with every attempt. */
export function SavedAlert({ answer }: { answer: unknown }) {
  const [hidden, setHidden] = useState<unknown>()
  useEffect(() => {
    const timer = setTimeout(() => setHidden(answer), shownMs)
    return () => clearTimeout(timer)
  }, [answer])
  return hidden === answer ? null : <Alert tone="success">De wijzigingen zijn opgeslagen.</Alert>
}
