import { useEffect, useRef } from 'react'
import { Alert } from './alert.tsx'

/**
 * Says why the last press did not work. It takes the focus, so that it comes into sight wherever the button is;
 * `answer` changes with every attempt.
 */
export function AnswerAlert({ answer, ...alert }: { answer: unknown } & React.ComponentProps<typeof Alert>) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second attempt with the same outcome must be heard too.
  useEffect(() => box.current?.focus(), [answer])
  return <Alert tone="error" {...alert} ref={box} />
}
