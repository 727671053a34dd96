import { Alert } from '../../ui/message/alert.tsx'

/** Says that the chosen day is no longer available; the rest of the checkout is kept. */
export function DayGone({ text }: { text: string | null }) {
  if (text === null) return null
  return (
    <Alert tone="warning" title="Je gekozen bezorgdag is niet meer vrij" className="mb-6">
      {text} kan niet meer. Kies hieronder een andere dag; de rest van je gegevens staat er nog.
    </Alert>
  )
}
