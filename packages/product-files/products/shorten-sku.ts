import { createHash } from 'node:crypto'

const longestSku = 64

/** Shortens a sku to the length of ours: a longer one keeps its beginning, and a hash distinguishes it from others. */
export function shortenSku(text: string): string {
  const sku = text.trim()
  if (sku.length <= longestSku) return sku
  return `${sku.slice(0, longestSku - 9)}-${createHash('sha256').update(sku).digest('hex').slice(0, 8)}`
}
