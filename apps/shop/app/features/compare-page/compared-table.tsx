import type { ProductTile } from '@sluimer/contract/catalog/tile'
import { keepDays, keepUnits } from '@sluimer/domain/language/keep-units'
import { X } from 'lucide-react'
import { Link } from 'react-router'
import { StarRating } from '../../ui/mark/star-rating.tsx'
import { CompareTable } from '../../ui/page/compare-table.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { Words } from '../../ui/text/words.tsx'
import { toComparePath } from '../compare/compare-address.ts'
import { writeCompared } from '../compare/compared-list.ts'
import { toComparedProduct } from '../compare/compared-product.ts'
import { DealMark } from '../deal/deal-mark.tsx'
import { EnergyMark } from '../energy/energy-label.tsx'
import { ProductPrice } from '../tile/product-price.tsx'
import { TileAction } from '../tile/tile-action.tsx'
import { TileMarks } from '../tile/tile-marks.tsx'
import type { ComparedRow } from './compared-rows.ts'

/** What a shopper decides on stands first and always; then what is known of the products. */
export function ComparedTable(props: {
  products: readonly ProductTile[]
  rows: readonly ComparedRow[]
  onlyDifferences: boolean
}) {
  const { products, rows, onlyDifferences } = props
  return (
    <CompareTable
      label="Vergelijking van producten"
      width="wide"
      className="mt-5"
      columns={products.map((product) => ({
        key: product.id,
        head: <Head {...{ product, products, onlyDifferences }} />,
      }))}
      rows={[
        {
          title: 'Prijs',
          isDifferent: false,
          cells: products.map((product) => <Prices key={product.id} product={product} />),
        },
        { title: 'Beoordeling', isDifferent: false, cells: products.map(toRating) },
        { title: 'Bezorging', isDifferent: false, cells: products.map(toDelivery) },
        ...rows.map(({ title, values, isDifferent }) => ({
          title,
          isDifferent,
          cells: values.map((lines, at) => <Lines key={products[at]?.id} lines={lines} />),
        })),
      ]}
    />
  )
}

function Head(props: { product: ProductTile; products: readonly ProductTile[]; onlyDifferences: boolean }) {
  const { product, products, onlyDifferences } = props
  const others = products.filter(({ id }) => id !== product.id)
  return (
    <div className="relative max-w-64">
      <div className="relative overflow-hidden rounded-card">
        <Picture
          image={product.images[0]}
          sizes="(min-width: 40rem) 16rem, 45vw"
          widest={640}
          isPriority
          isDecorative
          shape="square"
        />
        <TileMarks product={product} />
      </div>
      <Link
        to={product.link}
        className="mt-2 block leading-snug underline-offset-4 hover:text-pine hover:underline"
      >
        <Words text={product.title} />
      </Link>
      <Link
        to={toComparePath(
          others.map(({ slug }) => slug),
          { onlyDifferences },
        )}
        rel="nofollow"
        onClick={() => writeCompared(others.map(toComparedProduct))}
        className="mt-1 inline-flex min-h-9 items-center gap-1 text-sm font-normal text-ink-soft underline underline-offset-4 hover:text-pine print:hidden"
      >
        <X className="size-4 shrink-0" aria-hidden="true" />
        Haal weg<span className="sr-only">: {product.title}</span>
      </Link>
    </div>
  )
}

function Prices({ product }: { product: ProductTile }) {
  return (
    <div className="flex h-full max-w-64 flex-col items-start gap-1.5">
      <ProductPrice price={product.price} shownSize={product.shown_size} />
      <EnergyMark {...product} />
      {product.deal && <DealMark key={product.deal.ends_at} deal={product.deal} />}
      {/* In a narrow column the words matter more than the bag beside them. */}
      <div className="mt-auto w-full pt-1 max-sm:[&_:is(a,button)]:px-0.5 max-sm:[&_:is(a,button)]:text-sm max-sm:[&_svg]:hidden">
        <TileAction product={product} />
      </div>
    </div>
  )
}

function toDelivery({ id, delivery }: ProductTile) {
  return (
    <span key={id} className="block text-pretty">
      {keepDays(delivery)}
    </span>
  )
}

function toRating({ id, rating }: ProductTile) {
  if (!rating) return 'Nog niet beoordeeld'
  return <StarRating key={id} score={rating.average} count={rating.count} className="flex-wrap" />
}

function Lines({ lines }: { lines: ComparedRow['values'][number] }) {
  if (!lines)
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="sr-only">niet bekend</span>
      </>
    )
  return lines.map((line) => (
    <span key={line} className="block text-pretty not-first:mt-2">
      {/* A size is never broken over two lines, and no number stands apart from its unit. */}
      {keepUnits(line)}
    </span>
  ))
}
