import type { Link } from '@sluimer/contract/platform/primitives'
import { canSearchByEnter, canSuggest } from '@sluimer/domain/search/search-text'
import { useEffect, useId, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useStoredList } from '../../lib/browser/stored-list.ts'
import { recentSearches } from './recent-searches.ts'
import { groupSuggestions, type SuggestionOption, startGroups } from './suggestion-groups.ts'
import { useSearchSuggestions } from './use-search-suggestions.ts'

const tooShort = 'Typ minstens vier letters en druk op Enter, of gebruik het vergrootglas.'

/** What Enter does under a text that is too short: it opens the first suggestion once it is there, or shows a hint. */
type EnterWish = 'none' | 'first' | 'hint'

/**
 * CT-12: the suggestions under a search field. They open when the visitor types. An empty field opens them on focus,
 * with recent searches and the departments; a text without suggestions shows the departments too. Escape, a press
 * outside, leaving the field, another page or a failure closes them. Enter searches above three characters; at three it
 * opens the first suggestion, since it can mean nothing else. `root` goes on the element around field and list.
 */
export function useSuggestionBox(departments: readonly Link[]) {
  const root = useRef<HTMLFormElement>(null)
  const listId = useId()
  const navigate = useNavigate()
  const { key: visit } = useLocation()
  /** The text that the list belongs to; undefined while it is closed. */
  const [text, setText] = useState<string>()
  const [activeIndex, setActiveIndex] = useState(-1)
  const [wish, setWish] = useState<EnterWish>('none')
  const recent = useStoredList(recentSearches)
  const close = () => setText(undefined)
  const answer = useSearchSuggestions(text ?? '', () => {
    close()
    setWish(wish === 'first' ? 'hint' : 'none')
  })
  const isAnswered = answer !== undefined && answer.text === text?.trim()
  const suggested = answer && text ? groupSuggestions(answer.suggestions, text) : []
  const isNothing = isAnswered && suggested.length === 0 && wish === 'none'
  const groups =
    text === '' ? startGroups(recent, departments) : isNothing ? startGroups([], departments) : suggested
  const options = groups.flatMap((group) => group.options)
  const isOpen = text !== undefined && options.length > 0 && wish !== 'hint'
  const isShown = isOpen || isNothing

  // biome-ignore lint/correctness/useExhaustiveDependencies: a move to another page is what closes it.
  useEffect(() => {
    close()
    setWish('none')
  }, [visit])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list has another active option.
  useEffect(() => setActiveIndex(-1), [answer, text, recent])
  useEffect(() => {
    if (!isShown) return
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setText(undefined)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [isShown])

  // biome-ignore lint/correctness/useExhaustiveDependencies: Enter waits for the suggestions.
  useEffect(() => {
    if (wish !== 'first' || !isAnswered) return
    const link = suggested[0]?.options[0]?.link
    setWish(link ? 'none' : 'hint')
    if (link) navigate(link)
  }, [wish, answer, isAnswered])

  /** Moves the active option; beyond the last one comes the field itself, then the first one. */
  function move(step: 1 | -1) {
    const places = options.length + 1
    setActiveIndex(((activeIndex + 1 + step + places) % places) - 1)
  }

  function choose({ link }: SuggestionOption) {
    if (link === undefined) recentSearches.forget()
    else navigate(link)
  }

  function onKeyDown(event: React.KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    const { value } = event.currentTarget
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (isOpen) move(event.key === 'ArrowDown' ? 1 : -1)
      else setText(value)
    } else if (event.key === 'Escape' && text !== undefined) {
      // Escape would also empty a field of this type.
      event.preventDefault()
      close()
    } else if (event.key === 'Enter') {
      const active = isOpen ? options[activeIndex] : undefined
      if (active) {
        event.preventDefault()
        choose(active)
      } else if (!canSearchByEnter(value)) {
        event.preventDefault()
        setText(value)
        setWish(canSuggest(value) ? 'first' : 'hint')
      }
    }
  }

  /** Opens the start list when the visitor focuses an empty field, or presses it again. */
  function onEnterField(event: React.SyntheticEvent<HTMLInputElement>) {
    if (event.currentTarget.value === '' && text === undefined) setText('')
  }

  return {
    root,
    listId,
    groups,
    /** Whether there is a list of options. */
    isOpen,
    /** Whether anything shows under the field, even if only that there are no suggestions. */
    isShown,
    activeIndex: isOpen ? activeIndex : -1,
    close,
    onKeyDown,
    onEnterField,
    forgetRecent: recentSearches.forget,
    /** Says what Enter needs, after it was pressed too soon. */
    hint: wish === 'hint' ? tooShort : undefined,
    /** The text that has no suggestions. */
    nothingFor: isNothing ? answer.text : undefined,
    onType: (event: React.InputEvent<HTMLInputElement>) => {
      setText(event.currentTarget.value)
      setWish('none')
    },
    onBlur: (event: React.FocusEvent) => {
      if (event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget)) close()
    },
  }
}
