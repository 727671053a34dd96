import { tidySearchText } from '@sluimer/domain/search/search-text'
import { useEffect } from 'react'
import { createStoredList } from '../../lib/browser/stored-list.ts'

/** More would be a history, and would push the departments off a phone's screen. */
export const mostRecent = 5

/** CT-12: the visitor's searches that found something, latest first; stored only in their own browser. */
export const recentSearchesKey = 'recent-searches'
export const recentSearches = createStoredList<string>(recentSearchesKey, parseText, limitTexts)

/** Records a text that found something; an empty text is not recorded. */
export function useRecordedSearch(text: string) {
  useEffect(() => {
    if (text !== '') recentSearches.write([text, ...recentSearches.read()])
  }, [text])
}

/** Returns a text in the form in which it is searched, or undefined when there is none. */
export function parseText(value: unknown): string | undefined {
  return (typeof value === 'string' && tidySearchText(value)) || undefined
}

/** Keeps the latest ones, each once regardless of capitals. */
export function limitTexts(texts: readonly string[]): readonly string[] {
  const byText = new Map<string, string>()
  for (const text of texts) {
    const key = text.toLowerCase()
    if (!byText.has(key)) byText.set(key, text)
  }
  return [...byText.values()].slice(0, mostRecent)
}
