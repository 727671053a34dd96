import { clsx } from 'clsx'
import { IconButton } from './icon-button.tsx'

/** The heart on a tile or product page: filled when the product is a favourite. The caller keeps the list. */
export function FavoriteButton(props: {
  /** The product's title. */
  title: string
  isFavorite: boolean
  onToggle: () => void
  className?: string
}) {
  return (
    <IconButton
      look="floating"
      label={`${props.title} bewaren bij favorieten`}
      aria-pressed={props.isFavorite}
      onClick={props.onToggle}
      className={clsx('noscript:hidden', props.className)}
      icon={<span className="heart" aria-hidden="true" />}
    />
  )
}
