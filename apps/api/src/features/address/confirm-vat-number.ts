import type { VatConfirmation } from '@sluimer/domain/tax/vat-confirmation'
import type { Deps } from '../../platform/deps.ts'
import type { VatNumber, VatRegister } from './vat-register.ts'

/** What consulting the register requires. */
export interface VatConsultant extends Pick<Deps, 'clock' | 'log'> {
  register: VatRegister | undefined
  /** Fires when the server stops. */
  signal: AbortSignal
}

/**
 * Asks the register for proof that a number is valid. `requester` is the shop's own number, in return for which the
 * register gives the consultation a name. Returns undefined when the number is not valid, and also when the register
 * does not answer: without proof, VAT is charged.
 */
export async function confirmVatNumber(
  { register, clock, log, signal }: VatConsultant,
  asked: VatNumber,
  requester: VatNumber,
): Promise<VatConfirmation | undefined> {
  if (register === undefined) return undefined
  try {
    const { isRegistered, requestIdentifier } = await register.consult(asked, requester, signal)
    if (!isRegistered || requestIdentifier === undefined) return undefined
    const vatNumber = `${asked.country}${asked.number}`
    return { vatNumber, requestIdentifier, confirmedAt: clock().toISOString() }
  } catch (error) {
    log.warn({ err: error }, 'the VAT register does not answer')
    return undefined
  }
}
