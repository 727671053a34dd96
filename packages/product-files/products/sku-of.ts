import { createHash } from 'node:crypto'

const longestSku = 64

/** A sku as long as ours may be; a longer one keeps its beginning, and a hash keeps it apart from others. */
export function skuOf(text: string): string {
  const sku = text.trim()
  if (sku.length <= longestSku) return sku
  return `${sku.slice(0, longestSku - 9)}-${createHash('sha256').update(sku).digest('hex').slice(0, 8)}`
}
