import type { SearchOverview } from '@sluimer/contract/catalog/search'
import { type PriceWords, readPriceWords } from '@sluimer/domain/search/price-words'
import { Link } from 'react-router'
import { formatProductCount } from '../../lib/product-count.ts'
import { ChipLink } from '../../ui/button/chip.tsx'
import { FoundPages } from './found-pages.tsx'

/** The searched text, the changes that were needed to find something, and the categories with most results. */
export function SearchHeader({ found }: { found: SearchOverview }) {
  const { search_term: typed, relaxed } = found
  const words = readPriceWords(typed)
  const text = words.text || typed
  return (
    <header>
      <h1 className="break-words">Resultaten voor “{relaxed?.corrected_text ?? text}”</h1>
      <FoundPages pages={found.pages} />
      <Ordered by={words.order} sort={found.sort} />
      {relaxed && <Relaxed text={text} relaxed={relaxed} />}
      {!relaxed && <FilledUp from={found.filled_from} />}
      <ChipRow label="Meteen kiezen" links={found.interpreted.map(asFilterLink)} />
      <ChipRow label="Categorieën" links={found.categories} />
    </header>
  )
}

function Relaxed({ text, relaxed }: { text: string; relaxed: NonNullable<SearchOverview['relaxed']> }) {
  const { corrected_text: corrected, literal_url: literalUrl, dropped_words: dropped } = relaxed
  const words = new Intl.ListFormat('nl').format(dropped.map((word) => `“${word}”`))
  return (
    <p className="mt-2 max-w-prose text-lg break-words text-ink-soft">
      Geen resultaten voor “{text}”. {corrected !== null && <>We zoeken op “{corrected}”. </>}
      {dropped.length > 0 && <>We zoeken zonder {words}. </>}
      {relaxed.only_mentioned && <>Deze producten noemen het wel in hun omschrijving. </>}
      {literalUrl !== null && (
        <Link to={literalUrl} className="inline-block text-pine underline">
          Zoek toch op “{text}”
        </Link>
      )}
    </p>
  )
}

const sortValues = { cheapest: 'price_asc', dearest: 'price_desc' }

/** Says which order the text asks for, until the shopper chooses another one. */
function Ordered({ by, sort }: { by: PriceWords['order']; sort: SearchOverview['sort'] }) {
  const chosen = sort.find((option) => option.is_selected)?.code
  if (by === undefined || chosen !== sortValues[by]) return null
  return (
    <p className="mt-2 text-lg text-ink-soft">
      {by === 'cheapest' ? 'De laagste prijs staat vooraan.' : 'De hoogste prijs staat vooraan.'}
    </p>
  )
}

/** Says where a short result list goes on with products that only come near. */
function FilledUp({ from }: { from: number | null }) {
  if (from === null || from === 0) return null
  return (
    <p className="mt-2 max-w-prose text-lg text-ink-soft">
      {formatProductCount(from)} {from === 1 ? 'past' : 'passen'} precies. Daarna volgt wat er dichtbij komt.
    </p>
  )
}

function asFilterLink({ group, title, url }: SearchOverview['interpreted'][number]) {
  return { title: `${group}: ${title}`, link: url }
}

function ChipRow({ label, links }: { label: string; links: readonly { title: string; link: string }[] }) {
  if (links.length === 0) return null
  return (
    <nav aria-label={label} className="mt-4">
      <ul className="-mx-edge scrollbar-none flex gap-2 overflow-x-auto px-edge py-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0">
        {links.map(({ title, link }) => (
          <li key={link}>
            <ChipLink to={link}>{title}</ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
