import type { ListedOrder } from '@sluimer/contract/account/order-schemas'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { ordersPath } from '../account-paths.ts'
import { keepIntent } from '../orders/order-intents.ts'

/** Offers an account without addresses the name and the address of the last order: nothing is kept that its customer did not ask for. */
export function TakeOver({ order }: { order: Pick<ListedOrder, 'order_id' | 'order_number'> }) {
  const { state, formData } = useNavigation()
  return (
    <Form method="post" action={`${ordersPath}${order.order_id}/`} className="mt-6 rounded-card bg-linen p-5">
      <p>
        Je bestelde al eens bij ons. Wil je de naam en het adres van bestelling{' '}
        <span className="inline-block">{order.order_number}</span> in je account bewaren? Dan vullen we ze bij
        het afrekenen in.
      </p>
      <Button
        variant="secondary"
        name="intent"
        value={keepIntent}
        isLoading={state !== 'idle' && formData?.get('intent') === keepIntent}
        className="mt-4 max-sm:w-full"
      >
        Neem naam en adres over
      </Button>
    </Form>
  )
}
