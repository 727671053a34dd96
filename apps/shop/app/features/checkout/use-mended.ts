import type { Checkout } from '@sluimer/contract/checkout/schemas'
import { toAmsterdamDate } from '@sluimer/domain/time/amsterdam'
import { type FormEvent, useState } from 'react'
import type { FieldProblem } from '../../ui/form/error-summary.tsx'
import { listMissingAnswers } from '../payment/missing-answers.ts'
import { findProblemsBeforeAsking, readWaysForm } from './ways-form.ts'

/**
 * Tells which problems of the last attempt the shopper has mended since, so that no field stays red with a right answer in it (VA-11).
 * A field is judged when it changes, by the rules that the next attempt applies. `attempt` changes with every attempt.
 */
export function useMended(checkout: Checkout, problems: readonly FieldProblem[], attempt: unknown) {
  const [mended, setMended] = useState<{ attempt: unknown; fields: ReadonlySet<string> }>()
  const fields: ReadonlySet<string> = mended && mended.attempt === attempt ? mended.fields : new Set()
  return {
    isMended: (fieldId: string) => fields.has(fieldId),
    judge: ({ currentTarget: form, target }: FormEvent<HTMLFormElement>) => {
      const changed = (target as HTMLInputElement).name
      if (!problems.some(({ fieldId }) => fieldId === changed)) return
      const data = new FormData(form)
      const given = readWaysForm(data)
      const open = [
        ...findProblemsBeforeAsking(given, data),
        ...listMissingAnswers(checkout, given, toAmsterdamDate(new Date())),
      ]
      const next = new Set(fields)
      if (open.some(({ fieldId }) => fieldId === changed)) next.delete(changed)
      else next.add(changed)
      setMended({ attempt, fields: next })
    },
  }
}
