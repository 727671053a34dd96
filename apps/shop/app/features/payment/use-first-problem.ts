import { useEffect } from 'react'
import type { FieldProblem } from '../../ui/error-summary.tsx'

/**
 * After an attempt to go on, the first answer that is wrong takes the focus, and the page scrolls to its method's block
 * (VA-11). `submission` changes with every attempt.
 */
export function useFirstProblem(problems: readonly FieldProblem[], submission: unknown): void {
  const first = problems[0]?.fieldId
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same mistake made again must be shown again.
  useEffect(() => {
    if (first === undefined) return
    const control = document.getElementById(first)
    control?.scrollIntoView({ block: 'center' })
    control?.focus({ preventScroll: true })
  }, [first, submission])
}
