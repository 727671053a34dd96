import { Link, type LinkProps } from 'react-router'
import { isPlainClick } from '../../lib/browser/is-plain-click.ts'
import type { ValueChoice } from './variant-choice.ts'

/** Where options are chosen over another page than the product's own. */
export interface ChoicePopup {
  /** The product's page, which a new tab opens. */
  link: string
  onChoose: (search: string) => void
}

/** The link to a product with a value chosen. On its page it is followed in place; in a popup the choice stays there. */
export function ChoiceLink(
  props: Omit<LinkProps, 'to'> & { value: ValueChoice; popup: ChoicePopup | undefined },
) {
  const { value, popup, ...rest } = props
  const current = value.isSelected ? 'true' : undefined
  // The page stays where it is, and going back does not step through every choice.
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
