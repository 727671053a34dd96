import { useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import type { BedAnswer } from './bed-answer.ts'

/**
 * Puts the bed in the cart without leaving the page; the answer opens a dialog (CF-13), which a move to another step closes. `posted`
 * is the answer to a form that was sent without scripts.
 */
export function useBedAddition(posted: BedAnswer | undefined) {
  const fetcher = useFetcher<BedAnswer>()
  const last = fetcher.data ?? (isAddition(posted) ? posted : undefined)
  const [closed, setClosed] = useState<BedAnswer>()
  const { pathname } = useLocation()
  const [here, setHere] = useState(pathname)
  if (here !== pathname) {
    setHere(pathname)
    setClosed(last)
  }
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
