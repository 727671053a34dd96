import type { Passkey } from '@sluimer/contract/account/passkey-schemas'
import { passkeyNameLength } from '@sluimer/domain/customer/passkey'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { describePasskey } from './describe-passkey.ts'
import { removeName, renameName } from './passkeys-answer.ts'

/** The passkeys of the account, each with its name and its days; removing one needs a recent login. */
export function PasskeyList(props: { passkeys: readonly Passkey[]; canRemove: boolean }) {
  return (
    <ul className="flex flex-col gap-3" aria-label="Je passkeys">
      {props.passkeys.map((passkey) => (
        // A name that was saved closes its form.
        <Entry key={`${passkey.id} ${passkey.name}`} passkey={passkey} canRemove={props.canRemove} />
      ))}
    </ul>
  )
}

function Entry({ passkey, canRemove }: { passkey: Passkey; canRemove: boolean }) {
  const { state, formData } = useNavigation()
  const isSent = (name: string) => state !== 'idle' && formData?.get(name) === passkey.id
  return (
    <li className="rounded-card border border-sand px-5 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p className="font-semibold wrap-break-word">{passkey.name}</p>
          {describePasskey(passkey).map((line) => (
            <p key={line} className="mt-0.5 text-sm text-ink-soft">
              {line}
            </p>
          ))}
        </div>
        {canRemove && (
          <Form method="post" preventScrollReset>
            <Button
              size="small"
              variant="secondary"
              name={removeName}
              value={passkey.id}
              isLoading={isSent(removeName)}
              aria-label={`Verwijder: ${passkey.name}`}
            >
              Verwijder
            </Button>
          </Form>
        )}
      </div>
      <details className="mt-1">
        <summary className="inline-flex min-h-11 list-none items-center text-sm text-pine underline underline-offset-4">
          Andere naam
          <span className="sr-only">voor {passkey.name}</span>
        </summary>
        <Form method="post" noValidate preventScrollReset className="flex flex-wrap items-end gap-3">
          <input type="hidden" name={renameName} value={passkey.id} />
          <TextField
            label="Naam"
            name="name"
            defaultValue={passkey.name}
            maxLength={passkeyNameLength}
            autoComplete="off"
            className="grow"
          />
          <Button variant="secondary" isLoading={isSent(renameName)}>
            Opslaan
          </Button>
        </Form>
      </details>
    </li>
  )
}
