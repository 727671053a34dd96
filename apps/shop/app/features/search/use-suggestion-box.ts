import { canSearchByEnter, canSuggest } from '@sluimer/domain/search/search-text'
import { useEffect, useId, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { suggestionGroups } from './suggestion-groups.ts'
import { useSearchSuggestions } from './use-search-suggestions.ts'

const tooShort = 'Typ minstens vier letters en druk op Enter, of gebruik het vergrootglas.'

/** What Enter under a text that is too short to search for leads to: the first suggestion once it is there, or a hint. */
type EnterWish = 'none' | 'first' | 'hint'

/**
 * CT-12: the suggestions under a search field, opened by typing, closed by Escape, a press outside, leaving the field,
 * another page or a failure. Enter searches above three characters; at three it opens the
 * first suggestion, since that is the only thing it can mean. `root` goes on the element around field and list.
 */
export function useSuggestionBox() {
  const root = useRef<HTMLFormElement>(null)
  const listId = useId()
  const navigate = useNavigate()
  const { key: visit } = useLocation()
  const [typed, setTyped] = useState('')
  const [activeIndex, setActiveIndex] = useState(-1)
  const [wish, setWish] = useState<EnterWish>('none')
  const close = () => setTyped('')
  const suggestions = useSearchSuggestions(typed, () => {
    close()
    setWish(wish === 'first' ? 'hint' : 'none')
  })
  const groups = suggestions ? suggestionGroups(suggestions, typed) : []
  const options = groups.flatMap((group) => group.options)
  const isOpen = typed !== '' && options.length > 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: a move to another page is what closes it.
  useEffect(() => {
    close()
    setWish('none')
  }, [visit])
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was wished for comes with the suggestions.
  useEffect(() => {
    if (wish !== 'first' || suggestions === undefined) return
    const [first] = options
    setWish(first ? 'none' : 'hint')
    if (first) navigate(first.link)
  }, [wish, suggestions])

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
      } else if (!canSearchByEnter(value)) {
        event.preventDefault()
        setTyped(value)
        setWish(canSuggest(value) ? 'first' : 'hint')
      }
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
    /** What Enter needs to do something, for who pressed it too soon. */
    hint: wish === 'hint' ? tooShort : undefined,
    onType: (event: React.InputEvent<HTMLInputElement>) => {
      setTyped(event.currentTarget.value)
      setWish('none')
    },
    onBlur: (event: React.FocusEvent) => {
      if (event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget)) close()
    },
  }
}
