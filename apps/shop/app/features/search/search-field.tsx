import { longestSearchText } from '@sluimer/domain/search/search-text'
import { clsx } from 'clsx'
import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, useLocation } from 'react-router'
import { IconButton } from '../../ui/icon-button.tsx'
import { searchKey, searchPath } from './search-address.ts'
import { optionId, SuggestionList } from './suggestion-list.tsx'
import { useSuggestionBox } from './use-suggestion-box.ts'

/** HF-01, CT-12: searching from every page. A plain form where scripts do not run; else it suggests while one types. */
export function SearchField({ className }: { className?: string }) {
  const box = useSuggestionBox()
  const input = useRef<HTMLInputElement>(null)
  const searched = useSearchedText()
  useEffect(() => {
    if (input.current) input.current.value = searched
  }, [searched])
  return (
    <Form
      ref={box.root}
      role="search"
      action={searchPath}
      onSubmit={box.close}
      onBlur={box.onBlur}
      className={clsx('relative', className)}
    >
      <input
        ref={input}
        type="search"
        name={searchKey}
        aria-label="Zoek een product, merk of categorie"
        placeholder="Waar ben je naar op zoek?"
        defaultValue={searched}
        maxLength={longestSearchText}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck="false"
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={box.isOpen}
        aria-controls={box.isOpen ? box.listId : undefined}
        aria-activedescendant={box.activeIndex < 0 ? undefined : optionId(box.listId, box.activeIndex)}
        onInput={box.onType}
        onKeyDown={box.onKeyDown}
        className="min-h-12 w-full min-w-0 rounded-full border border-bark bg-linen py-2.5 pr-14 pl-5 text-base text-ink transition-colors placeholder:text-ink-soft focus:bg-paper [&::-webkit-search-cancel-button]:hidden"
      />
      <IconButton
        type="submit"
        label="Zoeken"
        icon={<Search className="size-5" aria-hidden="true" />}
        className="absolute top-0.5 right-1 text-pine"
      />
      <p role="status" className="sr-only">
        {box.isOpen && `${box.groups.flatMap(({ options }) => options).length} suggesties`}
      </p>
      <p
        role="status"
        className={
          box.hint
            ? 'absolute inset-x-5 top-full mt-1 rounded-field bg-paper px-3 py-2 text-sm shadow-card'
            : 'sr-only'
        }
      >
        {box.hint}
      </p>
      {box.isOpen && <SuggestionList id={box.listId} groups={box.groups} activeIndex={box.activeIndex} />}
    </Form>
  )
}

/** The text that the page shows the results of. */
function useSearchedText(): string {
  const { pathname, search } = useLocation()
  return pathname === searchPath ? (new URLSearchParams(search).get(searchKey) ?? '') : ''
}
