import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { BedAnswer } from './bed-answer.ts'

/**
 * Puts the bed in the cart without leaving the page; the answer opens a dialog (CF-13). `posted` is the answer to a form that
 * was sent without scripts.
 */
export function useBedAddition(posted: BedAnswer | undefined) {
  const fetcher = useFetcher<BedAnswer>()
  const last = fetcher.data ?? (isAddition(posted) ? posted : undefined)
  const [closed, setClosed] = useState<BedAnswer>()
  return {
    fetcher,
    isLoading: fetcher.state === 'submitting',
    answer: last === closed ? undefined : last,
    close: () => setClosed(last),
  }
}

function isAddition(answer: BedAnswer | undefined): boolean {
  return answer?.intent === 'add'
}
