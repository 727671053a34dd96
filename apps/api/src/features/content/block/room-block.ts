import { leastSpot, mostSpot } from '@sluimer/domain/room/spot'
import { z } from 'zod'
import { pageSlugSchema, pictureKeySchema, productSlugSchema } from '../content-names.ts'

const perCent = z
  .number()
  .min(leastSpot, `a place on the picture, from ${leastSpot} to ${mostSpot} per cent`)
  .max(mostSpot, `a place on the picture, from ${leastSpot} to ${mostSpot} per cent`)
const spot = z.strictObject({ x: perCent, y: perCent })

/** A dozen dots on a phone leave something to see of the room. */
const mostPieces = 12

const choice = z.record(z.string().max(60), z.string().max(120)).default({})
const piece = z.strictObject({
  /** What it is in the room, in a word or two: 'Dekbedovertrek'. */
  label: z.string().trim().min(1).max(40),
  productSlug: productSlugSchema,
  /** What of the product is shown, by the keys of its options: `{ kleur: 'salie' }`. The other options are left to choose. */
  choice,
  /** The variant in the picture, which visitors see first unless they told us the size of their bed. */
  shown: choice,
  quantity: z.int().min(1).max(8).default(1),
  wide: spot,
  square: spot,
})
export type WrittenPiece = z.output<typeof piece>

const room = z.strictObject({
  /** The page of inspiration that tells about the room, and whose address it has. */
  slug: pageSlugSchema,
  title: z.string().trim().min(1).max(120),
  subTitle: z.string().trim().max(300).default(''),
  /** The picture for wide screens, and the square one for phones. */
  imageKey: pictureKeySchema,
  imageSquareKey: pictureKeySchema,
  /** What the pictures show, in Dutch; empty takes the words of the picture itself. */
  alt: z.string().trim().max(300).default(''),
  pieces: z
    .array(piece)
    .min(1)
    .max(mostPieces)
    .refine(
      (pieces) => new Set(pieces.map(({ productSlug }) => productSlug)).size === pieces.length,
      'a product stands in the room twice: one dot leads to it, with the quantity 2',
    ),
})
export type WrittenRoom = z.output<typeof room>

/** The rooms of the shop, in the order in which they stand on the page of all rooms. */
export const roomsBlockSchema = z.strictObject({
  rooms: z
    .array(room)
    .max(40)
    .refine(
      (rooms) => new Set(rooms.map(({ slug }) => slug)).size === rooms.length,
      'two rooms have the same slug',
    ),
})
