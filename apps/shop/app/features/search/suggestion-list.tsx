import { clsx } from 'clsx'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { Picture } from '../../ui/picture/picture.tsx'
import { EnergyMark } from '../energy/energy-label.tsx'
import { ProductPrice } from '../tile/product-price.tsx'
import { type SuggestionGroup, type SuggestionOption, wayToAll } from './suggestion-groups.ts'

interface SuggestionListProps {
  id: string
  groups: readonly SuggestionGroup[]
  activeIndex: number
  onForget: () => void
}

export function toOptionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

/** The list under the search field. The focus stays in the field, which names the active option. */
export function SuggestionList({ id, groups, activeIndex, onForget }: SuggestionListProps) {
  // Scrolls here, because the browser would follow only the focus, which stays in the field.
  useEffect(() => {
    if (activeIndex >= 0)
      document.getElementById(toOptionId(id, activeIndex))?.scrollIntoView({ block: 'nearest' })
  }, [id, activeIndex])
  return (
    <div id={id} role="listbox" aria-label="Suggesties">
      {groups.map(({ title, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot group options.
        <div
          key={title}
          role="group"
          aria-label={title}
          className="py-1 not-first:border-t not-first:border-sand"
        >
          {title !== wayToAll && (
            <div aria-hidden="true" className="px-3 pt-2 pb-1 text-xs font-semibold text-ink-soft">
              {title}
            </div>
          )}
          {options.map((option) => (
            <Option
              key={option.link ?? option.title}
              option={option}
              id={toOptionId(id, option.index)}
              isActive={option.index === activeIndex}
              onForget={onForget}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

function Option(props: { option: SuggestionOption; id: string; isActive: boolean; onForget: () => void }) {
  const { option, id, isActive, onForget } = props
  const { title, link, product } = option
  const common = { id, role: 'option', 'aria-selected': isActive, tabIndex: -1 } as const
  const className = clsx(
    'flex min-h-11 w-full items-center gap-3 rounded-field px-3 py-1.5 text-left hover:bg-pine-mist',
    isActive && 'bg-pine-mist outline-2 -outline-offset-2 outline-pine',
  )
  if (link === undefined)
    return (
      <button
        type="button"
        {...common}
        className={clsx(className, 'text-sm text-ink-soft')}
        // The press would take the focus out of the field, which closes the list before the click.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onForget}
      >
        {title}
      </button>
    )
  return (
    <Link to={link} {...common} className={className}>
      {product && (
        <span className="size-12 shrink-0 overflow-hidden rounded-field">
          <Picture image={product.image} sizes="3rem" isDecorative shape="square" />
        </span>
      )}
      <span className="min-w-0 grow justify-between gap-4 md:flex md:items-center">
        <span className="line-clamp-2">{title}</span>
        {product && (
          <span className="flex flex-wrap items-center gap-x-3 md:shrink-0">
            {/* Has no link of its own: the option is a link, and that page leads to the label. */}
            <EnergyMark energy_label={product.energy_label} />
            <ProductPrice
              price={product.price}
              shownSize={product.shown_size}
              size="small"
              className="md:text-right md:*:justify-end"
            />
          </span>
        )}
      </span>
    </Link>
  )
}
