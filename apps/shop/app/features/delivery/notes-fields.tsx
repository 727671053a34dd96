import { maxNoteLength } from '@sluimer/domain/delivery/notes'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { Disclosure } from '../../ui/page/disclosure.tsx'
import { type DeliveryForm, deliveryFields } from './delivery-form.ts'

/** The shopper's notes to the order; folded until they hold something, or something is wrong with them. */
export function NotesFields({
  form,
  findError,
}: {
  form: DeliveryForm
  findError: (fieldId: string) => string | undefined
}) {
  const control = (id: string) => ({ id, name: id, error: findError(id), maxLength: maxNoteLength, rows: 3 })
  const isUsed = [deliveryFields.noteForDeliverer, deliveryFields.noteForShop].some(
    (id) => form[id] !== '' || findError(id) !== undefined,
  )
  return (
    <Disclosure title="Opmerking meegeven" isOpenAtFirst={isUsed} className="border-t">
      <div className="flex flex-col gap-4">
        <TextAreaField
          label="Voor de bezorger"
          hint="Bijvoorbeeld: de bel doet het niet, of de trap is smal."
          isOptional
          defaultValue={form.noteForDeliverer}
          {...control(deliveryFields.noteForDeliverer)}
        />
        <TextAreaField
          label="Voor ons"
          isOptional
          defaultValue={form.noteForShop}
          {...control(deliveryFields.noteForShop)}
        />
      </div>
    </Disclosure>
  )
}
