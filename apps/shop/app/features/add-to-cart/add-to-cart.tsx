import { useId } from 'react'
import { useFetcher } from 'react-router'
import { useSendOnce } from '../../lib/api/use-send-once.ts'
import { useFormTool } from '../../lib/browser/use-form-tool.ts'
import { useIsHydrated } from '../../lib/browser/use-is-hydrated.ts'
import { Button, type ButtonProps } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import type { CartChange } from './cart-change.ts'

/** All additions share one fetcher, so that the layout's quick-buy popup is told about each of them. */
const additionKey = 'add-to-cart'

/**
 * Returns whether an addition is on its way, and for which variant. It has arrived once it is answered: the next one
 * can be sent while the page still reloads its data.
 */
export function useAddition() {
  const fetcher = useFetcher<CartChange>({ key: additionKey })
  const itemId = fetcher.state === 'submitting' ? fetcher.formData?.get('item_id') : null
  return { fetcher, pendingId: typeof itemId === 'string' ? itemId : undefined }
}

/** A form to add a variant; `children` go before the button (a quantity field). Without scripts it opens the cart. */
export function AddToCartForm(props: {
  variantId: string
  /** The product's name, announced to shoppers who use a screen reader. */
  title: string
  isAvailable: boolean
  isIcon?: boolean
  /** Offers the form to the shopper's own agent: once on a page. */
  isTool?: boolean
  size?: ButtonProps['size']
  children?: React.ReactNode
  className?: string
}) {
  const { fetcher, pendingId } = useAddition()
  const isHydrated = useIsHydrated()
  const sendOnce = useSendOnce(fetcher.data)
  const noteId = useId()
  const tool = useFormTool(props.isTool && props.isAvailable ? toTool(props.title) : undefined)
  const isPending = pendingId === props.variantId
  const label = `${props.title} in winkelwagen`
  return (
    <fetcher.Form {...tool} method="post" action="/cart/" onSubmit={sendOnce} className={props.className}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="item_id" value={props.variantId} />
      {isHydrated && <input type="hidden" name="via" value="script" />}
      {props.children}
      {props.isIcon ? (
        <IconButton
          type="submit"
          look="floating"
          label={label}
          disabled={!props.isAvailable || isPending}
          icon={<span className="bag" aria-hidden="true" />}
        />
      ) : (
        <Button
          size={props.size ?? 'large'}
          isWide
          isLoading={isPending}
          disabled={!props.isAvailable}
          aria-describedby={props.isAvailable ? undefined : noteId}
          icon={<span className="bag" aria-hidden="true" />}
        >
          {props.isAvailable ? 'In winkelwagen' : 'Uitverkocht'}
          <span className="sr-only">: {props.title}</span>
        </Button>
      )}
      {!props.isAvailable && (
        <span id={noteId} className="sr-only">
          {props.title} is op dit moment niet te bestellen.
        </span>
      )}
    </fetcher.Form>
  )
}

/** The shopper presses the button: an agent only fills in how many. */
function toTool(title: string) {
  return {
    name: 'add_to_cart',
    description: `Legt ${title} in de winkelwagen; de koper bevestigt.`,
    isReadOnly: false,
  }
}
