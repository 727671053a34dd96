import { useEffect } from 'react'
import type { FieldProblem } from '../../ui/form/error-summary.tsx'

/**
 * After an attempt to go on, focuses the first wrong field and scrolls to its block (VA-11): for an answer the block of
 * its method, for a choice its group, which may be longer than the screen. `submission` changes with every attempt.
 */
export function useFirstProblem(problems: readonly FieldProblem[], submission: unknown): void {
  const first = problems[0]?.fieldId
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same mistake made again must be shown again.
  useEffect(() => {
    if (first === undefined) return
    const control = document.getElementById(first)
    control?.scrollIntoView({ block: control instanceof HTMLFieldSetElement ? 'start' : 'center' })
    control?.focus({ preventScroll: true })
  }, [first, submission])
}
