import type { Choices } from '@sluimer/domain/configurator/model/definition'
import { useSearchParams } from 'react-router'
import { Alert } from '../../../ui/message/alert.tsx'
import { listUnknownAnswers } from '../set/bed-address.ts'
import type { BedSet } from '../set/bed-set.ts'

/**
 * For an old link, or one that was typed, and for the bed of an earlier visit: says which of its choices the set does not have, so
 * that nobody takes the bed for the one that was meant. Once these questions have an answer again, nothing is left to say.
 */
export function GoneAlert(props: { set: BedSet; choices: Choices; goneIds: readonly string[] }) {
  const { set, choices, goneIds } = props
  const [query] = useSearchParams()
  const inLink = listUnknownAnswers(set, query).map(({ id }) => id)
  const open = set.configurator.definition.properties.filter(
    ({ id }) => choices[id] === undefined && (inLink.includes(id) || goneIds.includes(id)),
  )
  if (open.length === 0) return null
  return (
    <Alert
      tone="warning"
      title={`Niet alles uit ${inLink.length > 0 ? 'deze link' : 'je vorige bed'} is er nog`}
      className="mb-4"
    >
      Kies opnieuw: {open.map(({ title }) => title).join(', ')}.
    </Alert>
  )
}
