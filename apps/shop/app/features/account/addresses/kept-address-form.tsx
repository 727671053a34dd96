import { getFormProps, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import type { BillingAddress, ShippingAddress } from '@sluimer/contract/address/schemas'
import type { AddressKind } from '@sluimer/domain/address/address-book'
import { Form, Link, useNavigation } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { AddressFields } from '../../address/address-fields.tsx'
import { asShown } from '../../address/address-form.ts'
import { ReceiverFields } from '../../address/receiver-fields.tsx'
import { useHeldSubmit } from '../../address/use-held-submit.ts'
import { listProblems } from '../../service/field-props.ts'
import { type AddressAnswer, intentName, type KeptAddress, keptName, readAddress } from './address-answer.ts'
import { addressKindParts } from './address-kinds.ts'

/** The fields of both kinds; only a delivery address has the name of the receiver. */
interface KeptForm {
  address: BillingAddress & Partial<ShippingAddress>
  isDefault: boolean
}

/** Adds or changes an address, with the fields and rules of the checkout. */
export function KeptAddressForm(props: {
  kind: AddressKind
  kept: KeptAddress | undefined
  /** The first address is the default by itself. */
  isFirst: boolean
  answer: AddressAnswer | undefined
}) {
  const { kind, kept, answer } = props
  const { path, title, schema } = addressKindParts[kind]
  const { state, formData } = useNavigation()
  const isSending = state !== 'idle' && formData?.get(intentName) === 'save'
  const [form, fields] = useForm<KeptForm>({
    id: 'adres',
    lastResult: isSending ? undefined : answer?.result,
    defaultValue: { address: kept ? asShown(kept.address) : { country_code: 'NL' } },
    // VA-10: no field is called wrong before the first attempt to save.
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData: sent }) => parseWithZod(readAddress(sent), { schema }),
  })
  const formProps = getFormProps(form)
  const heldSubmit = useHeldSubmit()
  const address = fields.address.getFieldset()
  return (
    <Form
      method="post"
      // Without the parameter that opened the form, so that what follows is the list.
      action={path}
      {...formProps}
      onSubmit={(event) => {
        if (!heldSubmit.hold(event)) formProps.onSubmit(event)
      }}
      className="mt-6 flex flex-col gap-6"
    >
      <ErrorSummary
        problems={listProblems(form.allErrors, form.id)}
        message={form.errors?.[0] ?? answer?.problem}
        submission={answer}
      />
      <input type="hidden" name={intentName} value="save" />
      <input type="hidden" name={keptName} value={kept?.id ?? ''} />
      <AddressFields
        legend={kept ? `${title} wijzigen` : `Nieuw ${title.toLowerCase()}`}
        section={kind}
        fields={address}
        heldSubmit={heldSubmit}
      >
        {kind === 'shipping' && <ReceiverFields first={address.first_name} last={address.last_name} />}
      </AddressFields>
      {!props.isFirst && !kept?.isDefault && (
        <CheckboxField
          id={fields.isDefault.id}
          name={fields.isDefault.name}
          label="Vul dit adres voortaan in bij het afrekenen"
        />
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button
          size="large"
          // Leaving a field can make the page longer, so that the button is no longer under the mouse when it is released.
          onMouseDown={(event) => event.preventDefault()}
          isLoading={isSending}
          className="max-sm:w-full"
        >
          Opslaan
        </Button>
        {!props.isFirst && (
          <Link to={path} className="flex min-h-11 items-center text-pine underline underline-offset-4">
            Annuleren
          </Link>
        )}
      </div>
    </Form>
  )
}
