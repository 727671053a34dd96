import { toSingleLine } from '../cells/plain-text.ts'
import type { TakePicture } from '../input/picture-port.ts'
import type { SourceProduct } from '../rows/source-product.ts'

/** No product page shows more pictures (productInputSchema). */
const mostPictures = 50

/** Returns the pictures of a product that can be taken. Without any it is refused, unless there is a placeholder. */
export async function takeImages(
  { pictures }: SourceProduct,
  title: string,
  { placeholder }: { placeholder?: string | undefined },
  takePicture: TakePicture,
) {
  const images = new Map<string, { key: string; alt: string }>()
  const notes: string[] = []
  if (pictures.length > mostPictures) notes.push(`pictures beyond the first ${mostPictures} of a product`)
  for (const { address, alt } of pictures.slice(0, mostPictures)) {
    const words = (toSingleLine(alt) || title).slice(0, 200)
    const taken = await takePicture(address, words)
    if (!taken.ok) notes.push(taken.reason)
    else if (!images.has(taken.key)) images.set(taken.key, { key: taken.key, alt: words })
  }
  if (images.size === 0 && placeholder !== undefined) {
    images.set(placeholder, { key: placeholder, alt: title.slice(0, 200) })
    notes.push('products that show the placeholder')
  }
  const why = [...new Set(notes)].join(', ') || 'it names none'
  return {
    images: [...images.values()],
    notes,
    reasons: images.size > 0 ? [] : [`no picture that can be used: ${why}`],
  }
}
