import type { Configuration } from '@sluimer/contract/configurator/configuration-schemas'
import { Alert } from '../../../ui/message/alert.tsx'

/** What has changed since a bed was kept: options that are gone with what comes nearest, and rules that are new. */
export function BedChanges({ bed }: { bed: Configuration }) {
  if (bed.now !== null) return null
  return (
    <Alert tone="warning" title="Dit bed maken we niet meer precies zo" className="mt-5">
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
        {bed.nearest === null && <li>Deze set verkopen we niet meer.</li>}
      </ul>
    </Alert>
  )
}
