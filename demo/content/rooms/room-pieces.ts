import type { Spot } from '@sluimer/domain/room/spot'
import { demoPictures, toKey } from '../../catalog/pictures.ts'

/** What a piece of a room is sold as: the word for it, the product, what of it is shown, and in which size. */
type PieceWords = readonly [
  label: string,
  productSlug: string,
  choice?: Readonly<Record<string, string>>,
  shown?: Readonly<Record<string, string>>,
]

const pictures = new Map(demoPictures().map((picture) => [toKey(picture), picture]))

/** Returns the pieces of a room where the studio saw them on its two pictures. */
export function toPieces(name: string, words: Readonly<Record<string, PieceWords>>) {
  const [imageKey, imageSquareKey] = [`kamer-${name}-scene`, `kamer-${name}-vierkant-scene`]
  return {
    ...{ imageKey, imageSquareKey },
    pieces: Object.entries(words).map(([piece, [label, productSlug, choice = {}, shown = {}]]) => ({
      ...{ label, productSlug, choice, shown },
      wide: getSpot(imageKey, piece),
      square: getSpot(imageSquareKey, piece),
    })),
  }
}

function getSpot(key: string, piece: string): Spot {
  const [x, y] = pictures.get(key)?.spots?.[piece] ?? []
  if (x === undefined || y === undefined) throw new Error(`the picture ${key} shows no ${piece}`)
  return { x, y }
}
