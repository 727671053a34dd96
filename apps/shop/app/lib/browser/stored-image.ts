/** The stored part of a picture, enough to show it again. */
export interface StoredImage {
  key: string
  alt: string
  width: number
  height: number
}

/** Reads a picture from local storage or from a product; null when it cannot be shown. */
export function parseImage(value: unknown): StoredImage | null {
  if (typeof value !== 'object' || value === null) return null
  const { key, alt, width, height } = value as Record<string, unknown>
  if (typeof key !== 'string' || key === '' || key.length > 200) return null
  if (!isLength(width) || !isLength(height)) return null
  return { key, alt: typeof alt === 'string' ? alt.slice(0, 300) : '', width, height }
}

/** In pixels, larger than any picture. */
const longest = 20_000

function isLength(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= longest
}
