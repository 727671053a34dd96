import { Button } from '../../ui/button/button.tsx'

/** What to do when street and city did not come by themselves (VA-09): whose fault it is, and the way on. */
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
