import { Link, type LinkProps } from 'react-router'
import { isPlainClick } from '../../lib/browser/is-plain-click.ts'
import type { ValueChoice } from './variant-choice.ts'

/** The popup in which options are chosen, away from the product's own page. */
export interface ChoicePopup {
  /** The product's page, for a new tab. */
  link: string
  onChoose: (search: string) => void
}

/** The link to a product with a value chosen. On its own page it loads in place; in a popup the choice stays there. */
export function ChoiceLink(
  props: Omit<LinkProps, 'to'> & { value: ValueChoice; popup: ChoicePopup | undefined },
) {
  const { value, popup, ...rest } = props
  const current = value.isSelected ? 'true' : undefined
  // Keeps the scroll position, and going back does not step through every choice.
  if (!popup)
    return <Link {...rest} to={{ search: value.search }} replace preventScrollReset aria-current={current} />
  return (
    <Link
      {...rest}
      to={{ pathname: popup.link, search: value.search }}
      aria-current={current}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        popup.onChoose(value.search)
      }}
    />
  )
}
