import { useEffect } from 'react'
import { pushEvent } from './data-layer.ts'

/** Reports what was searched, once for each text. */
export function useReportSearch(text: string): void {
  useEffect(() => {
    if (text) pushEvent({ event: 'search', search_term: text })
  }, [text])
}
