import type { PickupPoint } from '@sluimer/contract/delivery/schemas'

/** The address of a pick-up point, line by line. */
export function PickupAddress({ point, hasHours }: { point: PickupPoint; hasHours?: boolean }) {
  return (
    <address className="not-italic">
      {point.name}
      <br />
      {point.street} {point.house_number}
      <br />
      {point.zipcode} {point.city}
      {point.country_code === 'BE' && ', België'}
      {hasHours &&
        point.opening_hours.map((line) => (
          <span key={line} className="block text-sm text-ink-soft first-letter:uppercase">
            {line}
          </span>
        ))}
    </address>
  )
}
