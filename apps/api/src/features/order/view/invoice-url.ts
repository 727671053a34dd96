import type { Config } from '../../../config.ts'

/** Where the owner of an order finds a document of it. Who does not have the order's link does not find it. */
export function invoicePath(publicId: string, number?: string): string {
  const path = `/v1/customer/orders/${publicId}/invoice`
  return number === undefined ? path : `${path}?number=${encodeURIComponent(number)}`
}

export function invoiceUrl(config: Pick<Config, 'publicUrl'>, publicId: string, number?: string): string {
  return `${config.publicUrl}${invoicePath(publicId, number)}`
}
