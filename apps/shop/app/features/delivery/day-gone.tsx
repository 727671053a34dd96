import { Alert } from '../../ui/message/alert.tsx'

/** The chosen day can no longer be had; nothing else of the checkout is lost. */
export function DayGone({ text }: { text: string | null }) {
  if (text === null) return null
  return (
    <Alert tone="warning" title="Je gekozen bezorgdag is niet meer vrij" className="mb-6">
      {text} kan niet meer. Kies hieronder een andere dag; de rest van je gegevens staat er nog.
    </Alert>
  )
}
