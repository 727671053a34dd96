import type { OwnOrder } from '@sluimer/contract/account/order-schemas'
import { AddressLines } from '../address-lines.tsx'

/** An address as it stands on a parcel. */
export function OrderAddress({ title, address }: { title: string; address: OwnOrder['billing'] }) {
  return (
    <div>
      <h3 className="text-base font-semibold">{title}</h3>
      <address className="mt-1 text-ink-soft not-italic">
        <AddressLines lines={[address.name, ...address.lines]} />
      </address>
    </div>
  )
}
