import type { Design } from '../../combine.ts'
import type { Color } from '../../palette.ts'

/** Makes a drawing whose picture has its key, in the makes named. */
export function print(
  [name, look]: [name: string, look: string],
  [key, color, ...facetValues]: [key: string, color: Color, ...facetValues: string[]],
  texts: string[],
  makes: string[],
  brand: Design['brand'] = 'morgenrood',
): Design {
  const images = [`dekbedovertrek-${key}-hero`]
  return { name, look, brand, colors: [{ color, images }], texts, makes, facetValues }
}
