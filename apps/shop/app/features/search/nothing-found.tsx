import type { Link } from '@sluimer/contract/platform/primitives'
import { Search } from 'lucide-react'
import { ChipLink } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** No product answers to the text, or there is none yet: popular categories lead on. */
export function NothingFound({ text, categories }: { text: string; categories: readonly Link[] }) {
  return (
    <>
      <h1 className="break-words">{text === '' ? 'Zoeken' : `Geen resultaten voor “${text}”`}</h1>
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
          : 'Probeer een ander woord, of minder woorden. Of begin bij een van deze categorieën.'}
      </EmptyState>
    </>
  )
}
