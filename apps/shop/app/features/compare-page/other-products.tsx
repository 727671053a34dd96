import type { ProductTile } from '@sluimer/contract/catalog/tile'
import { clsx } from 'clsx'
import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { Picture } from '../../ui/picture/picture.tsx'
import { toComparePath } from '../compare/compare-address.ts'
import { writeCompared } from '../compare/compared-list.ts'
import { toComparedProduct } from '../compare/compared-product.ts'
import { ProductPrice } from '../tile/product-price.tsx'

/** More would be another listing. */
const mostOthers = 6

/** What could stand beside the products, as links: so that a comparison also comes about without scripts. */
export function OtherProducts(props: { compared: readonly ProductTile[]; others: readonly ProductTile[] }) {
  const { compared, others } = props
  if (others.length === 0) return null
  const only = compared.length === 1 ? compared[0] : undefined
  return (
    <section aria-labelledby="erbij" className={clsx('print:hidden', only ? 'mt-6 mb-10' : 'mt-10 lg:mt-14')}>
      <h2 id="erbij">{only ? `Waarmee vergelijk je ${only.title}?` : 'Nog een erbij?'}</h2>
      <ul className="mt-4 tile-grid gap-y-6 [--tile-gap:0.75rem] [--tiles:2] sm:[--tile-gap:1rem] sm:[--tiles:3] lg:[--tiles:6]">
        {others.slice(0, mostOthers).map((product) => (
          <li key={product.id} className="group/other relative">
            <Picture
              image={product.images[0]}
              sizes="(min-width: 62rem) 15vw, (min-width: 40rem) 31vw, 48vw"
              widest={640}
              isDecorative
              shape="square"
              className="rounded-card"
            />
            <Link
              to={toComparePath([...compared, product].map(({ slug }) => slug))}
              rel="nofollow"
              onClick={() => writeCompared([...compared, product].map(toComparedProduct))}
              className="card-link mt-2 flex items-start gap-1.5 leading-snug font-semibold group-hover/other:text-pine"
            >
              <Plus className="mt-0.5 size-4.5 shrink-0 text-pine" aria-hidden="true" />
              <span className="min-w-0">
                <span className="sr-only">Vergelijk ook met </span>
                {product.title}
              </span>
            </Link>
            <ProductPrice price={product.price} shownSize={product.shown_size} className="mt-1" />
          </li>
        ))}
      </ul>
    </section>
  )
}
