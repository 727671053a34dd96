import { Form, useNavigation } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { Disclosure } from '../../../ui/page/disclosure.tsx'
import { leaveIntent } from './order-intents.ts'

/** Takes an order out of the account. Unfolding it is the question; its button is the answer. */
export function LeaveOrder() {
  const { state, formData } = useNavigation()
  return (
    <Disclosure title="Hoort deze bestelling niet bij jou?" className="mt-10 border-t print:hidden">
      <p>
        Je kunt de bestelling uit je account halen. Ze verdwijnt dan uit dit overzicht en komt niet vanzelf
        terug. Aan de bestelling zelf verandert niets, en de links in je mails blijven werken.
      </p>
      <Form method="post" className="mt-4">
        <Button
          variant="secondary"
          name="intent"
          value={leaveIntent}
          isLoading={state !== 'idle' && formData?.get('intent') === leaveIntent}
        >
          Haal uit mijn account
        </Button>
      </Form>
    </Disclosure>
  )
}
