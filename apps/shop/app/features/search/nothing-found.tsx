import type { SearchOverview } from '@sluimer/contract/catalog/search'
import type { Link } from '@sluimer/contract/platform/primitives'
import { Search } from 'lucide-react'
import { ChipLink } from '../../ui/button/chip.tsx'
import { EmptyState } from '../../ui/message/empty-state.tsx'
import { LastViewedStrip } from '../last-viewed/last-viewed-strip.tsx'
import { DepartmentTiles } from '../shell/department-tiles.tsx'
import { FoundPages } from './found-pages.tsx'

interface NothingFoundProps {
  text: string
  categories: readonly Link[]
  pages: SearchOverview['pages']
}

/** Shown when no product matches the text, or nothing was searched yet: offers popular categories. */
export function NothingFound({ text, categories, pages }: NothingFoundProps) {
  return (
    <>
      <h1 className="break-words">{formatHeading(text, pages)}</h1>
      <FoundPages pages={pages} />
      <EmptyState
        icon={<Search />}
        title="Hier wordt veel gekeken"
        className="mt-6"
        action={categories.map(({ title, link }) => (
          <ChipLink key={link} to={link}>
            {title}
          </ChipLink>
        ))}
      >
        {text === ''
          ? 'Typ hierboven wat je zoekt, of begin bij een van deze categorieën.'
          : pages.length > 0
            ? 'Er zijn geen producten die zo heten. Begin bij een van deze categorieën.'
            : 'Probeer een ander woord, of minder woorden. Of begin bij een van deze categorieën.'}
      </EmptyState>
      <nav aria-label="Afdelingen" className="mt-10">
        <DepartmentTiles className="text-center [--tiles:3] md:[--tiles:6]" />
      </nav>
      <LastViewedStrip className="mt-14" />
    </>
  )
}

function formatHeading(text: string, pages: NothingFoundProps['pages']): string {
  if (text === '') return 'Zoeken'
  return pages.length > 0 ? `Resultaten voor “${text}”` : `Geen resultaten voor “${text}”`
}
