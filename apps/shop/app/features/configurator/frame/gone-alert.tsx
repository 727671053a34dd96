import type { Choices } from '@sluimer/domain/configurator/model/definition'
import { useSearchParams } from 'react-router'
import { Alert } from '../../../ui/message/alert.tsx'
import { listUnknownAnswers } from '../set/bed-address.ts'
import type { BedSet } from '../set/bed-set.ts'

export interface GoneAlertProps {
  set: BedSet
  choices: Choices
  /** The bed of an earlier visit, as it was kept. */
  stored: Choices | undefined
}

/**
 * For an old link, or one that was typed, and for the bed of an earlier visit: says which of its choices the set does not have, so
 * that nobody takes the bed for the one that was meant. Once these questions have an answer again, nothing is left to say.
 */
export function GoneAlert({ set, choices, stored }: GoneAlertProps) {
  const [query] = useSearchParams()
  const inLink = findGone(set, choices, query)
  const inBed = findGone(set, choices, new URLSearchParams({ ...stored }))
  const { open, told } = inLink.isAny ? inLink : inBed
  if (open.length === 0 && told.length === 0) return null
  return (
    <Alert
      tone="warning"
      title={`Niet alles uit ${inLink.isAny ? 'deze link' : 'je vorige bed'} is er nog`}
      className="mb-4"
    >
      {told.map(({ property, title, value, nearest }) => (
        <p key={property}>
          {title}: {value} is er niet meer.
          {nearest !== null && ` Het dichtst erbij komt ${nearest}.`}
        </p>
      ))}
      {open.length > 0 && <p>Kies opnieuw: {open.map(({ title }) => title).join(', ')}.</p>}
    </Alert>
  )
}

/** Finds the questions that have no answer since theirs is gone, and what the set can still tell of the options that are gone. */
function findGone(set: BedSet, choices: Choices, query: URLSearchParams) {
  const { properties } = set.configurator.definition
  const unknown = listUnknownAnswers(set, query)
  const open = unknown.filter(({ id }) => choices[id] === undefined)
  const told = set.gone.filter(
    ({ property, option }) =>
      query.get(property) === option &&
      (open.some(({ id }) => id === property) || properties.every(({ id }) => id !== property)),
  )
  return { isAny: open.length > 0 || told.length > 0, open, told }
}
