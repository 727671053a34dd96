import type { Choices } from '@sluimer/domain/configurator/model/definition'
import { Bookmark, Link2 } from 'lucide-react'
import { Link, useFetcher } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { Alert } from '../../../ui/message/alert.tsx'
import { ownBedsPath } from '../own-beds-path.ts'
import type { BedSet } from '../set/bed-set.ts'
import type { BedAnswer } from './bed-answer.ts'
import { BedForm } from './bed-form.tsx'

interface KeepSectionProps {
  set: BedSet
  choices: Choices
  /** The answer to a form that was sent without scripts. */
  answer: BedAnswer | undefined
}

/**
 * Keeps the bed: in the account, or under a link of its own, which opens it for as long as the shop exists. A bed that
 * was changed after that is another one, so the words go with the choices (`key`).
 */
export function KeepSection({ set, choices, answer }: KeepSectionProps) {
  const own = useFetcher<BedAnswer>()
  const link = useFetcher<BedAnswer>()
  const isIdle = own.state === 'idle' && link.state === 'idle'
  const told = [own.data, link.data, answer].find((one) => one !== undefined && one.intent !== 'add')
  return (
    <div className="mt-5 print:hidden">
      {isIdle && told !== undefined && <Outcome answer={told} />}
      <div className="flex flex-wrap gap-3">
        <BedForm {...{ set, choices }} intent="own" fetcher={own} onIncomplete={undefined}>
          <Button
            variant="secondary"
            size="small"
            isLoading={own.state !== 'idle'}
            icon={<Bookmark className="size-4.5" aria-hidden="true" />}
          >
            Bewaar dit bed
          </Button>
        </BedForm>
        <BedForm {...{ set, choices }} intent="keep" fetcher={link} onIncomplete={undefined}>
          <Button
            variant="secondary"
            size="small"
            isLoading={link.state !== 'idle'}
            icon={<Link2 className="size-4.5" aria-hidden="true" />}
          >
            Deel of mail dit bed
          </Button>
        </BedForm>
      </div>
    </div>
  )
}

function Outcome({ answer }: { answer: BedAnswer }) {
  if (!answer.ok)
    return (
      <Alert tone="error" className="mb-3">
        {answer.message}
      </Alert>
    )
  if (answer.intent === 'add') return null
  return (
    <Alert tone="success" className="mb-3">
      {answer.isNew ? 'Dit bed is bewaard.' : 'Dit bed had je al bewaard.'}{' '}
      <Link to={ownBedsPath} className="font-semibold text-pine underline underline-offset-4">
        Naar Mijn bedden
      </Link>
    </Alert>
  )
}
