import type { Config } from '../../../config.ts'

/** The page that waits for a payment and leads on (CO-05); also where the confirmation mail leads. */
export function statusUrl(config: Pick<Config, 'publicUrl'>, order: { publicId: string }): string {
  return `${config.publicUrl}/checkout/status/${order.publicId}/`
}
