import { Button } from '../../ui/button/button.tsx'

/** Says why street and city were not filled in (VA-09): the shopper's mistake or our failure, and how to go on. */
export function LookupNote({ isOurs, onManual }: { isOurs: boolean; onManual: () => void }) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-4 text-sm">
      <p>
        {isOurs
          ? 'We kunnen adressen nu even niet opzoeken. Dat ligt aan ons, niet aan je postcode.'
          : 'We vinden dit adres niet. Klopt de postcode, of is het een nieuw huis?'}
      </p>
      <Button type="button" variant="quiet" size="small" onClick={onManual}>
        Adres handmatig invullen
      </Button>
    </div>
  )
}
