import type { Product, Variant } from '@sluimer/contract/catalog/product'
import { keepDays } from '@sluimer/domain/language/keep-units'
import { describeTakeBack, takeBackPage } from '@sluimer/domain/returns/take-back'
import { BadgeCheck, CalendarClock, Package, Recycle, RotateCcw, Truck } from 'lucide-react'
import { Link } from 'react-router'
import { DeliveryCosts } from '../delivery/delivery-costs.tsx'
import { GuaranteeLine } from '../guarantee/guarantee-line.tsx'
import { ProducerGuaranteeLine } from '../guarantee/producer-guarantee-line.tsx'
import { PromisedPlace } from '../postcode/postcode-link.tsx'

/** Describes each way of delivery without promising more than the carrier does. */
const waysOfDelivery = {
  letterbox: 'Past door de brievenbus, je hoeft niet thuis te blijven',
  parcel: 'Met de pakketbezorger, tot aan je voordeur',
  two_man: 'Door twee mensen gebracht, op een dag die je met ons afspreekt',
} satisfies Record<Product['delivery_method'], string>

/** Under the button: when and how it comes, and the right to return it by law (not for custom-made goods). */
export function Promises({ product, variant }: { product: Product; variant: Variant }) {
  return (
    <ul className="mt-5 flex flex-col gap-3 rounded-card bg-linen p-4 sm:p-5">
      {variant.available && (
        <PromiseLine icon={<CalendarClock />}>
          <strong className="font-semibold">{keepDays(variant.delivery)}</strong>
          <PromisedPlace />
        </PromiseLine>
      )}
      <PromiseLine icon={<Truck />}>{waysOfDelivery[product.delivery_method]}</PromiseLine>
      <PromiseLine icon={<Package />}>
        <DeliveryCosts product={product} variant={variant} />
      </PromiseLine>
      <PromiseLine icon={<RotateCcw />}>
        {product.made_to_measure
          ? 'Voor jou op maat gemaakt: dit artikel kun je niet ruilen of terugsturen'
          : 'Veertien dagen bedenktijd na ontvangst'}
      </PromiseLine>
      {product.take_back && (
        <PromiseLine icon={<Recycle />}>
          {describeTakeBack(product.take_back)}.{' '}
          <Link to={takeBackPage} className="text-pine underline underline-offset-4">
            Zo werkt inleveren
          </Link>
        </PromiseLine>
      )}
      {product.producer_guarantee && (
        <PromiseLine icon={<BadgeCheck />}>
          <ProducerGuaranteeLine guarantee={product.producer_guarantee} />
        </PromiseLine>
      )}
      <li>
        <GuaranteeLine />
      </li>
    </ul>
  )
}

function PromiseLine({ icon, children }: { icon: React.ReactNode; children: React.ReactNode }) {
  return (
    <li className="flex gap-3 leading-snug">
      <span className="shrink-0 text-pine [&>svg]:size-5.5" aria-hidden="true">
        {icon}
      </span>
      <span className="min-w-0">{children}</span>
    </li>
  )
}
