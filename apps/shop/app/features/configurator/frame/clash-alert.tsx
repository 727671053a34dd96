import { findClashingRules } from '@sluimer/domain/configurator/choose/conflict'
import { findRepairs } from '@sluimer/domain/configurator/choose/repair'
import type { Choices } from '@sluimer/domain/configurator/model/definition'
import { memo } from 'react'
import { Link } from 'react-router'
import { Alert } from '../../../ui/message/alert.tsx'
import type { BedSet } from '../set/bed-set.ts'
import { toChangedLink } from '../set/former-choices.ts'
import { describeChanges } from '../words/option-words.ts'

/**
 * For an address with choices that do not go together: one that was typed, an old link, or a form that was sent without
 * scripts. Says why, whatever step it leads to, and offers the cheapest way to make them fit.
 */
export const ClashAlert = memo(function ClashAlert({
  set,
  choices,
  step,
}: {
  set: BedSet
  choices: Choices
  step: number
}) {
  const repair = findRepairs(set.configurator, choices)[0]
  if (repair === undefined || repair.changes.length === 0) return null
  const fitting = {
    ...choices,
    ...Object.fromEntries(repair.changes.map(({ to }) => [to.property.id, to.option.id])),
  }
  return (
    <Alert tone="warning" title="Deze keuzes gaan niet samen" className="mb-4">
      <p>
        {findClashingRules(set.configurator, choices)
          .map(({ sentence }) => sentence)
          .join(' ')}
      </p>
      <Link
        to={toChangedLink(set, step, { before: choices, after: fitting })}
        replace
        preventScrollReset
        className="inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4"
      >
        Maak het passend: {describeChanges(repair.changes)}
      </Link>
    </Alert>
  )
})
