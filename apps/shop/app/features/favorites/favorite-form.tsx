import { clsx } from 'clsx'
import { Heart } from 'lucide-react'
import { IconButton } from '../../ui/button/icon-button.tsx'

/** Where a browser without scripts sends a product that is to be kept, or not any longer: to the account. */
const action = '/account/favorieten/'

/** The heart for browsers without scripts. The page is the same for everyone, so it cannot show what is kept. */
export function FavoriteForm(props: {
  product: { id: string; title: string }
  intent: 'add' | 'remove'
  className?: string
}) {
  const { product, intent, className } = props
  const words = intent === 'add' ? 'bewaren bij favorieten' : 'weghalen uit favorieten'
  return (
    <form method="post" action={action} className={clsx('not-noscript:hidden', className)}>
      <input type="hidden" name="product" value={product.id} />
      <IconButton
        type="submit"
        name="intent"
        value={intent}
        look="floating"
        label={`${product.title} ${words}`}
        icon={
          <Heart
            className={clsx('size-5.5', intent === 'remove' && 'fill-pine text-pine')}
            aria-hidden="true"
          />
        }
      />
    </form>
  )
}
