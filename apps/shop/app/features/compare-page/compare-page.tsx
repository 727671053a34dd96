import { Link, useSearchParams } from 'react-router'
import { formatPageTitle } from '../../lib/brand.ts'
import { Alert } from '../../ui/message/alert.tsx'
import { Container } from '../../ui/page/container.tsx'
import { WithBreaks } from '../../ui/text/words.tsx'
import { mostCompared, readCompareWish, toComparePath } from '../compare/compare-address.ts'
import type { Route } from './+types/compare-page.ts'
import { ComparedTable } from './compared-table.tsx'
import { loadCompared } from './load-compared.server.ts'
import { NothingToCompare } from './nothing-to-compare.tsx'
import { OtherProducts } from './other-products.tsx'

export const meta: Route.MetaFunction = () => [
  { title: formatPageTitle('Vergelijken') },
  { name: 'robots', content: 'noindex' },
]

export function loader({ context, url }: Route.LoaderArgs) {
  return loadCompared(context, readCompareWish(url.searchParams))
}

/** Products side by side. The address holds them, so that the page can be sent to somebody and works without scripts. */
export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { products, rows, goneCount, others, breaks } = loaderData
  const [search] = useSearchParams()
  const wish = readCompareWish(search)
  const slugs = products.map(({ slug }) => slug)
  const differing = rows.filter(({ isDifferent }) => isDifferent)
  return (
    <Container width="wide" className="py-8 lg:py-12">
      <h1>{products.length > 1 ? `${products.length} producten vergelijken` : 'Vergelijken'}</h1>
      <LeftOut words={describeLeftOut({ ...wish, goneCount })} />
      {products.length === 0 && <NothingToCompare />}
      {products.length > 1 && (
        <DifferencesLink
          {...{ slugs, isOnly: wish.onlyDifferences, count: differing.length, all: rows.length }}
        />
      )}
      {/* With one product there is nothing to compare yet, so that the choice of another comes first. */}
      {products.length === 1 && <OtherProducts compared={products} others={others} />}
      {products.length > 0 && (
        <WithBreaks breaks={breaks}>
          <ComparedTable
            products={products}
            rows={wish.onlyDifferences && products.length > 1 ? differing : rows}
            onlyDifferences={wish.onlyDifferences}
          />
        </WithBreaks>
      )}
      {products.length > 1 && products.length < mostCompared && (
        <OtherProducts compared={products} others={others} />
      )}
    </Container>
  )
}

function DifferencesLink(props: { slugs: readonly string[]; isOnly: boolean; count: number; all: number }) {
  const { slugs, isOnly, count, all } = props
  if (!isOnly && (count === 0 || count === all)) return null
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-4">
      {isOnly && (
        <span>
          {count === 0
            ? 'In wat we van deze producten weten, verschillen ze niet.'
            : `Je ziet alleen ${count === 1 ? 'het ene verschil' : `de ${count} verschillen`}.`}
        </span>
      )}
      <Link
        to={toComparePath(slugs, { onlyDifferences: !isOnly })}
        rel="nofollow"
        preventScrollReset
        className="inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4 print:hidden"
      >
        {isOnly ? 'Alles tonen' : 'Alleen verschillen tonen'}
      </Link>
    </p>
  )
}

function LeftOut({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null
  return (
    <Alert className="mt-4 max-w-prose">
      {words.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Alert>
  )
}

function describeLeftOut(wish: ReturnType<typeof readCompareWish> & { goneCount: number }): string[] {
  const gone = wish.goneCount + (wish.hasUnreadable ? 1 : 0)
  return [
    ...(gone > 0
      ? [
          gone === 1
            ? 'Een product uit deze vergelijking verkopen we niet (meer).'
            : 'Een paar producten uit deze vergelijking verkopen we niet (meer).',
        ]
      : []),
    ...(wish.wasDoubled ? ['Een product stond er dubbel in; je ziet het één keer.'] : []),
    ...(wish.wereTooMany ? ['Er passen drie producten naast elkaar: je ziet de eerste drie.'] : []),
  ]
}
