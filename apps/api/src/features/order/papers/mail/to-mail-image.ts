import type { Order } from '@sluimer/contract/order/schemas'
import type { Image } from '@sluimer/contract/platform/primitives'

/** Returns the picture of a line for a mail. The name stands beside it, so that only a composed bed has words of its own. */
export function toMailImage({ configuration, thumbnail }: Order['lines'][number]): Image | null {
  return thumbnail && configuration === null ? { ...thumbnail, alt: '' } : thumbnail
}
