import { useFetcher } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import type { CartChange } from '../../add-to-cart/cart-change.ts'
import type { OtherBed } from './bed-answer.ts'

/**
 * Names the other beds of the set that are in the cart, each with a button that takes it out: a shopper who came from the cart to
 * change a bed now has two.
 */
export function OtherBeds({ beds }: { beds: readonly OtherBed[] }) {
  if (beds.length === 0) return null
  return (
    <div className="mt-4 border-t border-sand pt-4">
      <p>{beds.length === 1 ? 'Er ligt nog een bed' : 'Er liggen nog andere bedden'} in je winkelwagen:</p>
      <ul>
        {beds.map((bed) => (
          <OtherBedRow key={bed.itemId} bed={bed} />
        ))}
      </ul>
    </div>
  )
}

function OtherBedRow({ bed: { itemId, words } }: { bed: OtherBed }) {
  const fetcher = useFetcher<CartChange>()
  const isGone = fetcher.state === 'idle' && fetcher.data?.ok === true
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4">
      <span className="min-w-0">{words}</span>
      <fetcher.Form method="post" action="/cart/">
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="item_id" value={itemId} />
        <input type="hidden" name="via" value="script" />
        {!isGone && (
          <Button
            variant="quiet"
            size="small"
            isLoading={fetcher.state !== 'idle'}
            aria-label={`Haal weg: ${words}`}
          >
            Haal weg
          </Button>
        )}
      </fetcher.Form>
      <span role="status" className="basis-full text-sm font-semibold text-pine">
        {isGone && 'Weggehaald.'}
      </span>
      {fetcher.data?.ok === false && (
        <span role="alert" className="basis-full text-sm font-semibold text-error">
          {fetcher.data.error.message}
        </span>
      )}
    </li>
  )
}
