import type { SearchSuggestions } from '@sluimer/contract/catalog/search'
import { canSuggest } from '@sluimer/domain/search/search-text'
import { useEffect, useState } from 'react'

/** CT-12: the pause in typing before suggestions are fetched. */
const debounceMs = 500

export interface SuggestionAnswer {
  /** The text that this answers; while the next answer loads, the field holds another one. */
  text: string
  suggestions: SearchSuggestions
}

/** CT-12: returns suggestions for a text. The answer to an earlier text is dropped; a failure calls `onFailure`. */
export function useSearchSuggestions(text: string, onFailure: () => void): SuggestionAnswer | undefined {
  const [answer, setAnswer] = useState<SuggestionAnswer>()
  const term = canSuggest(text) ? text.trim() : ''

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another text is fetched.
  useEffect(() => {
    if (term === '') return setAnswer(undefined)
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const found = await fetchSuggestions(term, controller.signal)
        if (!controller.signal.aborted) setAnswer({ text: term, suggestions: found })
      } catch (error) {
        if (controller.signal.aborted) return
        // biome-ignore lint/suspicious/noConsole: the failure is logged, and a browser has no other log (CT-12).
        console.error('search suggestions failed', error)
        onFailure()
      }
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [term])

  return answer
}

async function fetchSuggestions(term: string, signal: AbortSignal): Promise<SearchSuggestions> {
  const answer = await fetch(`/zoeken/suggesties/?${new URLSearchParams({ search_term: term })}`, { signal })
  if (!answer.ok) throw new Error(`the shop answered ${answer.status}`)
  return (await answer.json()) as SearchSuggestions
}
