import { Form, useNavigation } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { againIntent } from './order-intents.ts'

/** Puts what can still be bought of an order in the cart. */
export function OrderAgain() {
  const { state, formData } = useNavigation()
  return (
    <Form method="post" className="mt-5" preventScrollReset>
      <Button
        variant="secondary"
        name="intent"
        value={againIntent}
        isLoading={state !== 'idle' && formData?.get('intent') === againIntent}
      >
        Bestel opnieuw
      </Button>
    </Form>
  )
}
