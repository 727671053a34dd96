import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import type { BedAnswer } from './bed-answer.ts'

/**
 * Puts the bed in the cart without leaving the page; the answer opens a dialog (CF-13). `posted` is the answer to a form that
 * was sent without scripts.
 */
export function useBedAddition(posted: BedAnswer | undefined) {
  const fetcher = useFetcher<BedAnswer>()
  const [answer, setAnswer] = useState(isAddition(posted) ? posted : undefined)
  useEffect(() => setAnswer(fetcher.data), [fetcher.data])
  const close = () => setAnswer(undefined)
  return { fetcher, isLoading: fetcher.state === 'submitting', answer, close }
}

function isAddition(answer: BedAnswer | undefined): boolean {
  return answer?.intent === 'add'
}
