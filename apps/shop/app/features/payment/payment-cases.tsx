import { Alert } from '../../ui/message/alert.tsx'

/** Says that the chosen method is switched off, or excludes this amount now. The rest of the form is kept. */
export function LostMethod({ title }: { title: string | null }) {
  if (title === null) return null
  return (
    <Alert tone="warning" title={`${title} kan niet meer bij deze bestelling`} className="mb-6">
      Kies hieronder een andere betaalmethode. Wat je verder hebt ingevuld, staat er nog.
    </Alert>
  )
}

/** Replaces the methods when discounts cover the whole order. */
export function NothingToPay() {
  return (
    <section aria-labelledby="niets-te-betalen">
      <h2 id="niets-te-betalen" className="text-xl">
        Je hoeft niets te betalen
      </h2>
      <p className="mt-2 text-ink-soft">
        Je korting dekt de hele bestelling, dus kies je geen betaalmethode.
      </p>
      <input type="hidden" name="nothingToPay" value="1" />
    </section>
  )
}
