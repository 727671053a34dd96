import { longestSearchText } from '@sluimer/domain/search/search-text'
import { clsx } from 'clsx'
import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, useLocation } from 'react-router'
import { useFormTool } from '../../lib/browser/use-form-tool.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { useShell } from '../shell/use-shell.ts'
import { searchKey, searchPath } from './search-address.ts'
import { SuggestionList, toOptionId } from './suggestion-list.tsx'
import { useSuggestionBox } from './use-suggestion-box.ts'

const searchTool = {
  name: 'search_products',
  description: 'Zoekt producten in de hele winkel en toont de resultaten.',
  isReadOnly: true,
}

/**
 * HF-01, CT-12: the search on every page. A plain form without scripts; with them it suggests where to go. `isTool` offers it
 * to the shopper's own agent: once on a page.
 */
export function SearchField({ className, isTool = false }: { className?: string; isTool?: boolean }) {
  const tool = useFormTool(isTool ? searchTool : undefined)
  const box = useSuggestionBox(useShell()?.navigation?.items ?? [])
  const input = useRef<HTMLInputElement>(null)
  const searched = useSearchedText()
  useEffect(() => {
    if (input.current) input.current.value = searched
  }, [searched])
  return (
    <Form
      {...tool}
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
        toolparamdescription={
          isTool ? 'Wat de koper zoekt, met maat, kleur of prijs: dekbed 140x200 onder 100 euro' : undefined
        }
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
        aria-activedescendant={box.activeIndex < 0 ? undefined : toOptionId(box.listId, box.activeIndex)}
        onFocus={box.onEnterField}
        onClick={box.onEnterField}
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
        {box.nothingFor !== undefined && nothingFor(box.nothingFor)}
        {box.isOpen && ` ${box.groups.flatMap(({ options }) => options).length} suggesties`}
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
      {box.isShown && (
        <div className="absolute inset-x-0 top-full z-40 mt-2 max-h-[70vh] overflow-y-auto overscroll-contain rounded-card bg-paper p-2 shadow-popup">
          {box.nothingFor !== undefined && (
            <p aria-hidden="true" className="px-3 pt-2 pb-1 break-words">
              {nothingFor(box.nothingFor)}
            </p>
          )}
          {box.isOpen && (
            <SuggestionList
              id={box.listId}
              groups={box.groups}
              activeIndex={box.activeIndex}
              onForget={box.forgetRecent}
            />
          )}
        </div>
      )}
    </Form>
  )
}

function nothingFor(text: string): string {
  return `Geen suggesties voor “${text}”. Probeer een ander woord, of kijk bij een afdeling.`
}

/** Returns the text whose results the page shows. */
function useSearchedText(): string {
  const { pathname, search } = useLocation()
  return pathname === searchPath ? (new URLSearchParams(search).get(searchKey) ?? '') : ''
}
