import { z } from 'zod'
import { dealSchema } from '../catalog/deal.ts'
import { energyLabelSchema } from '../catalog/energy-label.ts'
import { priceSchema } from '../catalog/price.ts'
import { idSchema, imageSchema, pathSchema } from '../platform/primitives.ts'

const spotSchema = z
  .object({ x: z.number(), y: z.number() })
  .describe('In per cent from the upper left corner')

const lookVariantSchema = z
  .object({
    variant_id: idSchema,
    title: z.string().describe('What is left to choose: "240 x 220 cm"; empty when nothing is'),
    price: priceSchema,
    deal: dealSchema.nullable().describe("Set when the price is a deal's"),
    available: z.boolean(),
  })
  .meta({ id: 'LookVariant' })
export type LookVariant = z.infer<typeof lookVariantSchema>

/** A piece of a room: the product that is shown, in the very color and design that is shown. */
const roomPieceSchema = z
  .object({
    label: z.string().describe("What it is in the room: 'Dekbedovertrek'"),
    slug: z.string(),
    title: z.string(),
    link: pathSchema.describe('The product as it is shown'),
    image: imageSchema,
    wide: spotSchema,
    square: spotSchema,
    quantity: z.int().min(1).describe('How many of it stand in the room'),
    variants: z.array(lookVariantSchema).min(1).describe('The sizes of it that are left to choose'),
    variant_id: idSchema.describe(
      'The one that suits the bed of the query; else the cheapest that can be bought',
    ),
    energy_label: energyLabelSchema.nullable(),
    energy_label_link: z.string().nullable(),
  })
  .meta({ id: 'RoomPiece' })
export type RoomPiece = z.infer<typeof roomPieceSchema>

/** A photographed room with the products in it, at the prices of this moment. */
export const roomSchema = z
  .object({
    slug: z.string(),
    title: z.string(),
    sub_title: z.string(),
    link: pathSchema.describe('The page of the room'),
    image: imageSchema.describe('Three to two, for wide screens'),
    image_square: imageSchema.describe('Square, for phones'),
    pieces: z.array(roomPieceSchema).min(1),
  })
  .meta({ id: 'Room' })
export type Room = z.infer<typeof roomSchema>

/** What a room is called and looks like, and what all that stands in it costs. */
const roomCardSchema = z
  .object({
    ...roomSchema.pick({ slug: true, title: true, link: true, image: true }).shape,
    piece_count: z.int().describe('Pieces that can be bought now'),
    total_cents: z.int().describe('What they cost together, in cents'),
  })
  .meta({ id: 'RoomCard' })
export type RoomCard = z.infer<typeof roomCardSchema>

export const roomListSchema = z.object({ rooms: z.array(roomCardSchema) })
