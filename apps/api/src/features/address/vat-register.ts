import type { CountryCode } from '@sluimer/domain/address/country'

/** A register of VAT numbers. It throws when it cannot tell: that never means that a number is not registered. */
export interface VatRegister {
  /** `number` without its country prefix. */
  isRegistered(country: CountryCode, number: string, signal: AbortSignal): Promise<boolean>
}
