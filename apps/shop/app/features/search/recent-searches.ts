import { tidySearchText } from '@sluimer/domain/search/search-text'
import { useEffect } from 'react'
import { createStoredList } from '../../lib/browser/stored-list.ts'

/** More is a history, and pushes the departments off a phone's screen. */
const mostRecent = 5

/** CT-12: what this visitor searched and found, latest first; kept by their own browser and nowhere else. */
export const recentSearches = createStoredList<string>('recent-searches', storedText, boundedTexts)

/** Remembers a text that found something; an empty one is none. */
export function useRecordedSearch(text: string) {
  useEffect(() => {
    if (text !== '') recentSearches.write([text, ...recentSearches.read()])
  }, [text])
}

/** A text as it is searched, or undefined for what is none. */
export function storedText(value: unknown): string | undefined {
  return (typeof value === 'string' && tidySearchText(value)) || undefined
}

/** The latest ones, each once however it was capitalised. */
export function boundedTexts(texts: readonly string[]): readonly string[] {
  const byText = new Map<string, string>()
  for (const text of texts) {
    const key = text.toLowerCase()
    if (!byText.has(key)) byText.set(key, text)
  }
  return [...byText.values()].slice(0, mostRecent)
}
