import type { OwnBed } from '@sluimer/contract/account/bed-schemas'
import { bedNameLength } from '@sluimer/domain/customer/own-beds'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { type BedsAnswer, bedName, intentName } from './beds-answer.ts'

/** Gives a bed a name of one's own; without one it is called after its parts. A name that was refused stays in the field. */
export function BedNameForm({ own, answer }: { own: OwnBed; answer: BedsAnswer | undefined }) {
  const { state, formData } = useNavigation()
  const refused = answer?.kind === 'problem' && answer.bed === own.id ? answer : undefined
  const isSending =
    state !== 'idle' && formData?.get(intentName) === 'rename' && formData.get(bedName) === own.id
  return (
    <details className="mt-1" open={refused?.typed !== undefined}>
      <summary className="inline-flex min-h-11 list-none items-center text-sm text-pine underline underline-offset-4">
        Andere naam
        <span className="sr-only"> voor {own.name}</span>
      </summary>
      <Form method="post" noValidate preventScrollReset className="flex flex-wrap items-end gap-3">
        <input type="hidden" name={bedName} value={own.id} />
        <TextField
          label="Naam"
          hint="Laat leeg voor een naam die we van je keuzes maken."
          name="name"
          defaultValue={refused?.typed ?? own.own_name}
          maxLength={bedNameLength}
          autoComplete="off"
          error={refused?.typed === undefined ? undefined : refused.message}
          className="grow"
        />
        <Button variant="secondary" name={intentName} value="rename" isLoading={isSending}>
          Opslaan
        </Button>
      </Form>
    </details>
  )
}
