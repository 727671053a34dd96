import type { CountryCode } from '@sluimer/domain/address/country'

/** A VAT number without its country prefix. */
export interface VatNumber {
  country: CountryCode
  number: string
}

interface VatAnswer {
  isRegistered: boolean
  /** The register's name for the consultation, which it gives only to a requester that names itself. */
  requestIdentifier: string | undefined
}

/** A register of VAT numbers. It throws when it cannot tell, which never means that a number is not registered. */
export interface VatRegister {
  consult(asked: VatNumber, requester: VatNumber | undefined, signal: AbortSignal): Promise<VatAnswer>
}
