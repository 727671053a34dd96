import { clsx } from 'clsx'
import { Link } from 'react-router'
import { Picture } from '../../ui/picture.tsx'
import { ProductPrice } from '../product/product-price.tsx'
import type { SuggestionGroup, SuggestionOption } from './suggestion-groups.ts'

interface SuggestionListProps {
  id: string
  groups: readonly SuggestionGroup[]
  activeIndex: number
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

/** The list under the search field. The focus stays in the field: it says which option is the active one. */
export function SuggestionList({ id, groups, activeIndex }: SuggestionListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Suggesties"
      className="absolute inset-x-0 top-full z-40 mt-2 max-h-[70vh] overflow-y-auto overscroll-contain rounded-card bg-paper p-2 shadow-popup"
    >
      {groups.map(({ title, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options.
        <div
          key={title}
          role="group"
          aria-label={title}
          className="py-1 not-first:border-t not-first:border-sand"
        >
          {options.length > 1 || options[0]?.product ? (
            <div aria-hidden="true" className="px-3 pt-2 pb-1 text-xs font-semibold text-ink-soft">
              {title}
            </div>
          ) : null}
          {options.map((option) => (
            <Option
              key={option.link}
              option={option}
              id={optionId(id, option.index)}
              isActive={option.index === activeIndex}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

function Option(props: { option: SuggestionOption; id: string; isActive: boolean }) {
  const { option, id, isActive } = props
  return (
    <Link
      to={option.link}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={clsx(
        'flex min-h-11 items-center gap-3 rounded-field px-3 py-1.5 hover:bg-pine-mist',
        isActive && 'bg-pine-mist outline-2 -outline-offset-2 outline-pine',
      )}
    >
      {option.product && (
        <span className="size-12 shrink-0 overflow-hidden rounded-field">
          <Picture image={option.product.image} sizes="3rem" isDecorative className="aspect-square" />
        </span>
      )}
      <span className="min-w-0 grow justify-between gap-4 md:flex md:items-center">
        <span className="block truncate">{option.title}</span>
        {option.product && <ProductPrice price={option.product.price} size="small" className="md:shrink-0" />}
      </span>
    </Link>
  )
}
