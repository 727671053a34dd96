import { clsx } from 'clsx'
import { Heart } from 'lucide-react'
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
      icon={
        <Heart
          className={clsx('heart', props.isFavorite && 'scale-110 fill-pine text-pine')}
          aria-hidden="true"
        />
      }
    />
  )
}
