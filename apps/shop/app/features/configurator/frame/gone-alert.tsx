import type { Choices } from '@sluimer/domain/configurator/model/definition'
import { useSearchParams } from 'react-router'
import { Alert } from '../../../ui/message/alert.tsx'
import { listUnknownAnswers } from '../set/bed-address.ts'
import type { BedSet } from '../set/bed-set.ts'

/**
 * For an old link, or one that was typed: says which of its choices the set does not have, so that nobody takes the bed for the one
 * that was sent. The next choice writes the address anew, and then nothing is left to say.
 */
export function GoneAlert({ set, choices }: { set: BedSet; choices: Choices }) {
  const [query] = useSearchParams()
  const open = listUnknownAnswers(set, query).filter(({ id }) => choices[id] === undefined)
  if (open.length === 0) return null
  return (
    <Alert tone="warning" title="Niet alles uit deze link is er nog" className="mb-4">
      Kies opnieuw: {open.map(({ title }) => title).join(', ')}.
    </Alert>
  )
}
