import type { PaymentMethod } from '@sluimer/contract/checkout/schemas'
import { SelectField } from '../../ui/form/select-field.tsx'
import { toIssuerField } from './payment-form.ts'

/**
 * The credit card's block (SC-04): says where card data are typed, which is never here, and offers the brands where the
 * payment service allows that choice in advance.
 */
export function CardBlock({ method, issuer }: { method: PaymentMethod; issuer: string }) {
  const field = toIssuerField(method.code)
  return (
    <>
      <p className="text-sm">
        Je kaartnummer vul je straks in op de beveiligde pagina van de betaaldienst. Wij krijgen het niet te
        zien.
      </p>
      {method.issuers.length > 0 && (
        <SelectField
          label="Kaart"
          isOptional
          id={field}
          name={field}
          defaultValue={issuer}
          options={[
            { value: '', label: 'Kies ik straks' },
            ...method.issuers.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
    </>
  )
}
