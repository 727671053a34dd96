import type { Config } from '../../../config.ts'

/** Returns where the owner of an order finds one of its documents. Nobody finds it without the order's link. */
export function buildInvoicePath(publicId: string, number?: string): string {
  const path = `/v1/customer/orders/${publicId}/invoice`
  return number === undefined ? path : `${path}?number=${encodeURIComponent(number)}`
}

/** Builds the whole address of an invoice, or of the paper with a number, for mails. */
export function buildInvoiceUrl(
  config: Pick<Config, 'publicUrl'>,
  publicId: string,
  number?: string,
): string {
  return `${config.publicUrl}${buildInvoicePath(publicId, number)}`
}
