import { Form, useNavigation } from 'react-router'
import { Button, type ButtonProps } from '../../../ui/button/button.tsx'
import { type BedsIntent, bedName, intentName } from './beds-answer.ts'

/** A press that does something with one bed. */
export function BedButton(props: {
  id: string
  name: string
  intent: BedsIntent
  words: string
  variant: NonNullable<ButtonProps['variant']>
  children?: React.ReactNode
}) {
  const { id, intent, words } = props
  const { state, formData } = useNavigation()
  const isSending = state !== 'idle' && formData?.get(intentName) === intent && formData.get(bedName) === id
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name={bedName} value={id} />
      {props.children}
      <Button
        variant={props.variant}
        size="small"
        name={intentName}
        value={intent}
        isLoading={isSending}
        aria-label={`${words}: ${props.name}`}
      >
        {words}
      </Button>
    </Form>
  )
}
