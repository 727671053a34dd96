import { canSearchByEnter } from '@sluimer/domain/search/search-text'
import { useEffect, useId, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { suggestionGroups } from './suggestion-groups.ts'
import { useSearchSuggestions } from './use-search-suggestions.ts'

/**
 * CT-12: the suggestions under a search field, opened by typing, closed by Escape, a press outside, leaving the field,
 * another page or a failure. `root` goes on the element around field and list.
 */
export function useSuggestionBox() {
  const root = useRef<HTMLFormElement>(null)
  const listId = useId()
  const navigate = useNavigate()
  const { key: visit } = useLocation()
  const [typed, setTyped] = useState('')
  const [activeIndex, setActiveIndex] = useState(-1)
  const close = () => setTyped('')
  const suggestions = useSearchSuggestions(typed, close)
  const groups = suggestions ? suggestionGroups(suggestions, typed) : []
  const options = groups.flatMap((group) => group.options)
  const isOpen = typed !== '' && options.length > 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: a move to another page is what closes it.
  useEffect(close, [visit])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list has another active option.
  useEffect(() => setActiveIndex(-1), [suggestions])
  useEffect(() => {
    if (!isOpen) return
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setTyped('')
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [isOpen])

  /** One step beyond the last option is the field itself, then the first one. */
  function move(step: 1 | -1) {
    const places = options.length + 1
    setActiveIndex(((activeIndex + 1 + step + places) % places) - 1)
  }

  function onKeyDown(event: React.KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    const { value } = event.currentTarget
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (isOpen) move(event.key === 'ArrowDown' ? 1 : -1)
      else setTyped(value)
    } else if (event.key === 'Escape' && typed !== '') {
      // A field of this type would be emptied as well.
      event.preventDefault()
      close()
    } else if (event.key === 'Enter') {
      const active = isOpen ? options[activeIndex] : undefined
      if (active) {
        event.preventDefault()
        navigate(active.link)
      } else if (!canSearchByEnter(value)) event.preventDefault()
    }
  }

  return {
    root,
    listId,
    groups,
    isOpen,
    activeIndex: isOpen ? activeIndex : -1,
    close,
    onKeyDown,
    onType: (event: React.InputEvent<HTMLInputElement>) => setTyped(event.currentTarget.value),
    onBlur: (event: React.FocusEvent) => {
      if (event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget)) close()
    },
  }
}
