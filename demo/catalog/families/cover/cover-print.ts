import type { Design } from '../../combine.ts'
import type { Colour } from '../../palette.ts'

/** A drawing whose picture is called by its key, in the makes named. */
export function print(
  [name, look]: [name: string, look: string],
  [key, colour, ...facetValues]: [key: string, colour: Colour, ...facetValues: string[]],
  texts: string[],
  makes: string[],
  brand: Design['brand'] = 'morgenrood',
): Design {
  const images = [`dekbedovertrek-${key}-hero`]
  return { name, look, brand, colours: [{ colour, images }], texts, makes, facetValues }
}
