import type { Choices } from '@sluimer/domain/configurator/model/definition'
import { Bookmark } from 'lucide-react'
import { useFetcher } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { Alert } from '../../../ui/message/alert.tsx'
import type { BedSet } from '../set/bed-set.ts'
import type { BedAnswer } from './bed-answer.ts'
import { BedForm } from './bed-form.tsx'

/** 'Bewaar mijn bed': a link of its own, which opens the bed for as long as the shop exists. */
export function KeepSection(props: { set: BedSet; choices: Choices; answer: BedAnswer | undefined }) {
  const fetcher = useFetcher<BedAnswer>()
  const answer = fetcher.data ?? props.answer
  return (
    <div className="mt-5 print:hidden">
      {fetcher.state === 'idle' && answer?.ok === false && answer.intent === 'keep' && (
        <Alert tone="error" className="mb-3">
          {answer.message}
        </Alert>
      )}
      <BedForm
        set={props.set}
        choices={props.choices}
        intent="keep"
        fetcher={fetcher}
        onIncomplete={undefined}
      >
        <Button
          variant="secondary"
          size="small"
          isLoading={fetcher.state !== 'idle'}
          icon={<Bookmark className="size-4.5" aria-hidden="true" />}
        >
          Bewaar mijn bed
        </Button>
      </BedForm>
    </div>
  )
}
