import type { Configuration } from '@sluimer/contract/configurator/configuration-schemas'
import { Alert } from '../../../ui/message/alert.tsx'
import { describeNearest } from './nearest-words.ts'

/** What has changed since a bed was kept: options that are gone with what comes nearest, and rules that are new. */
export function BedChanges({ bed }: { bed: Configuration }) {
  if (bed.now !== null) return null
  const nearest = describeNearest(bed)
  return (
    <Alert
      tone="warning"
      title={`Dit bed maken we niet meer${bed.nearest === null ? '' : ' precies zo'}`}
      className="mt-5"
    >
      <ul>
        {bed.gone.map(({ property, title, value, nearest }) => (
          <li key={property}>
            {title}: {value} is er niet meer.
            {nearest !== null && ` Het dichtst erbij komt ${nearest.value}.`}
          </li>
        ))}
        {bed.sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {nearest !== '' && <li>Het bed dat er het dichtst bij komt heeft {nearest}.</li>}
        {bed.nearest === null && <li>Deze set verkopen we niet meer.</li>}
      </ul>
    </Alert>
  )
}
