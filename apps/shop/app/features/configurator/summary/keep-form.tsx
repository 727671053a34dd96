import type { Choices } from '@sluimer/domain/configurator/definition'
import type { FetcherWithComponents } from 'react-router'
import { Alert } from '../../../ui/message/alert.tsx'
import { toBedLink } from '../set/bed-address.ts'
import type { BedSet } from '../set/bed-set.ts'
import type { BedRefusal } from './bed-refusal.ts'

export interface KeepFormProps {
  set: BedSet
  choices: Choices
  formId: string
  fetcher: FetcherWithComponents<BedRefusal>
  /** The answer to the form when it was sent without scripts. */
  refusal: BedRefusal | undefined
  /** Says what is open; undefined when the bed is complete. */
  onIncomplete: (() => void) | undefined
}

/** Keeps the bed under a link of its own, and leads to that page. The buttons elsewhere name this form. */
export function KeepForm({ set, choices, formId, fetcher, refusal, onIncomplete }: KeepFormProps) {
  const shown = fetcher.state === 'idle' ? (fetcher.data ?? refusal) : undefined
  return (
    <>
      {shown !== undefined && (
        <Alert tone="error" className="mt-5">
          {shown.message}
        </Alert>
      )}
      <fetcher.Form
        id={formId}
        method="post"
        action={toBedLink(set, set.steps.length + 1, choices)}
        onSubmit={(event) => {
          if (onIncomplete === undefined) return
          event.preventDefault()
          onIncomplete()
        }}
      >
        <input type="hidden" name="boxconfig_id" value={set.versionId} />
      </fetcher.Form>
    </>
  )
}
