import type { Config } from '../../../config.ts'

/** Returns the page that waits for a payment and leads on (CO-05). The confirmation mail links to it too. */
export function buildStatusUrl(config: Pick<Config, 'publicUrl'>, order: { publicId: string }): string {
  return `${config.publicUrl}/checkout/status/${order.publicId}/`
}
