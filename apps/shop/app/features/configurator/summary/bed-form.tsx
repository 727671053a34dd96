import { toVariantId } from '@sluimer/domain/configurator/bed/variant-id'
import type { Choices } from '@sluimer/domain/configurator/model/definition'
import type { useFetcher } from 'react-router'
import { useSendOnce } from '../../../lib/api/use-send-once.ts'
import { useIsHydrated } from '../../../lib/browser/use-is-hydrated.ts'
import { toBedLink } from '../set/bed-address.ts'
import type { BedSet } from '../set/bed-set.ts'
import { calculateBedTotal } from '../set/bed-total.ts'
import type { BedAnswer, BedIntent } from './bed-answer.ts'

export interface BedFormProps {
  set: BedSet
  choices: Choices
  intent: BedIntent
  fetcher: ReturnType<typeof useFetcher<BedAnswer>>
  /** Says what is open; undefined when the bed is complete. */
  onIncomplete: (() => void) | undefined
  id?: string
  children?: React.ReactNode
}

/**
 * Sends the bed: to the cart, or to be kept under a link or in the account. The choices are in the address that it is sent to, and the price that
 * the shopper saw goes along, because the api refuses another one (CF-10). Without scripts it leads to the cart or the link.
 */
export function BedForm({ set, choices, intent, fetcher, onIncomplete, id, children }: BedFormProps) {
  const isHydrated = useIsHydrated()
  const sendOnce = useSendOnce(fetcher.data)
  return (
    <fetcher.Form
      id={id}
      method="post"
      action={toBedLink(set, set.steps.length + 1, choices)}
      onSubmit={(event) => {
        if (onIncomplete === undefined) return sendOnce(event)
        event.preventDefault()
        onIncomplete()
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      <input
        type="hidden"
        name="item_id"
        value={toVariantId(set.productId, set.configurator.definition, choices)}
      />
      <input type="hidden" name="boxconfig_id" value={set.versionId} />
      <input type="hidden" name="price_cents" value={calculateBedTotal(set, choices).totalCents} />
      {isHydrated && <input type="hidden" name="via" value="script" />}
      {children}
    </fetcher.Form>
  )
}
