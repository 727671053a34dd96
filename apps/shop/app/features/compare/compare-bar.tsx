import { X } from 'lucide-react'
import { useRef } from 'react'
import { useLocation } from 'react-router'
import { useRoomBelow } from '../../lib/browser/use-room-below.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Container } from '../../ui/page/container.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { comparePath, toComparePath } from './compare-address.ts'
import { useCompared, useRefused, writeCompared } from './compared-list.ts'
import type { ComparedProduct } from './compared-product.ts'

/** Pages with the comparison itself, or with a bar of their own for what is being composed. */
const pathsWithout = [comparePath, '/configurator/']

/** What a shopper has picked to compare, over the bottom of the screen of every page. */
export function CompareBar() {
  const { products } = useCompared()
  const refused = useRefused()
  const { pathname } = useLocation()
  if (pathsWithout.some((path) => pathname.startsWith(path))) return null
  return (
    <>
      {/* It is there before it has words, because a screen reader reads changes only. */}
      <p role="status" className="sr-only">
        {refused ? refusal(refused) : describe(products.length)}
      </p>
      {products.length > 0 && <Bar products={products} refused={refused} />}
    </>
  )
}

function Bar({ products, refused }: { products: readonly ComparedProduct[]; refused: string | undefined }) {
  const bar = useRef<HTMLElement>(null)
  useRoomBelow(bar)
  const slugs = products.map(({ slug }) => slug)
  return (
    <aside
      ref={bar}
      tabIndex={-1}
      aria-label="Vergelijken"
      // Where a product can be ordered from a bar, that one stays. At the end of a page the button of the chat stands below it.
      className="fixed inset-x-0 bottom-0 z-20 border-t border-sand bg-paper pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-popup asks-consent:static asks-consent:pb-22 in-[:has([data-buy-bar])]:hidden print:hidden"
    >
      <Container width="wide" className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ul className="flex gap-3">
          {products.map((product) => (
            <li key={product.slug} className="relative">
              <Picture
                image={product.image}
                sizes="3.5rem"
                widest={320}
                isDecorative
                shape="square"
                className="w-12 rounded-field sm:w-14"
              />
              <button
                type="button"
                aria-label={`${product.title} niet meer vergelijken`}
                title={product.title}
                onClick={() => {
                  // The button goes with its product.
                  bar.current?.focus({ preventScroll: true })
                  writeCompared(products.filter(({ slug }) => slug !== product.slug))
                }}
                className="edged absolute -top-2 -right-2 grid size-7 place-items-center rounded-full bg-paper shadow-card hover:bg-pine-mist"
              >
                <X className="size-4" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
        <p
          aria-hidden="true"
          className={refused ? 'order-last w-full sm:order-none sm:w-auto' : 'max-sm:hidden'}
        >
          {refused ? refusal(refused) : describe(products.length)}
        </p>
        <ButtonLink to={toComparePath(slugs)} rel="nofollow" size="small" className="ml-auto">
          {products.length === 1 ? (
            'Kies er een bij'
          ) : (
            <span>
              Vergelijk {products.length} <span className="max-sm:sr-only">producten</span>
            </span>
          )}
        </ButtonLink>
      </Container>
    </aside>
  )
}

function describe(count: number): string {
  if (count === 0) return ''
  if (count === 1) return 'Kies nog een product, dan zie je ze naast elkaar.'
  return `Je vergelijkt ${count} producten.`
}

function refusal(title: string): string {
  return `Je vergelijkt al drie producten. Haal er een weg, dan past ${title} erbij.`
}
