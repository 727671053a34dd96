import type { Room, RoomCard } from '@sluimer/contract/content/room'
import type { BedSize } from '@sluimer/domain/catalog/bed-size'
import { toPageAddress } from '@sluimer/domain/content/page-address'
import { sumLook } from '@sluimer/domain/room/sum-look'
import type { WrittenRoom } from '../../content/block/room-block.ts'
import type { PageSources } from '../index/page-sources.ts'
import { toRoomPiece } from './to-room-piece.ts'

export type RoomSources = Pick<PageSources, 'contents' | 'pictures' | 'products'>

/** When a room is shown, and to whom. */
interface Moment {
  readonly at: Date
  readonly bed: BedSize | undefined
}

/** Finds a room as staff wrote it, with the prices and the stock of this moment; undefined when there is nothing to show of it. */
export async function findRoom(
  sources: RoomSources,
  slug: string,
  moment: Moment,
): Promise<Room | undefined> {
  const content = await sources.contents.find('rooms')
  const written = content?.rooms.find((room) => room.slug === slug)
  return written && toRoom(sources, written, moment)
}

/** Lists the rooms for the page of all of them, in their order. */
export async function listRooms(sources: RoomSources, moment: Moment): Promise<RoomCard[]> {
  const content = await sources.contents.find('rooms')
  const rooms = await Promise.all((content?.rooms ?? []).map((room) => toRoom(sources, room, moment)))
  return rooms.flatMap((room) => (room === undefined ? [] : [toRoomCard(room)]))
}

/** A room without its pictures, or without a single piece that is still sold, is no room. */
async function toRoom(
  { pictures, products }: RoomSources,
  { slug, title, subTitle, imageKey, imageSquareKey, alt, pieces }: WrittenRoom,
  { at, bed }: Moment,
): Promise<Room | undefined> {
  const [images, filled] = await Promise.all([
    pictures.find([imageKey, imageSquareKey]),
    Promise.all(
      pieces.map(async (piece) => {
        const page = await products.findPage(piece.productSlug, at)
        return page && toRoomPiece(piece, page, bed)
      }),
    ),
  ])
  const [wide, square] = [images.get(imageKey), images.get(imageSquareKey)]
  const shown = filled.filter((piece) => piece !== undefined)
  if (wide === undefined || square === undefined || shown.length === 0) return undefined
  return {
    ...{ slug, title, sub_title: subTitle, link: toPageAddress('inspiration', slug) },
    image: { ...wide, alt: alt || wide.alt },
    image_square: { ...square, alt: alt || square.alt },
    pieces: shown,
  }
}

function toRoomCard({ slug, title, link, image, pieces }: Room): RoomCard {
  const chosen = pieces.flatMap(({ quantity, variants, variant_id }) => {
    const variant = variants.find((one) => one.variant_id === variant_id)
    return variant ? [{ quantity, priceCents: variant.price.price, isAvailable: variant.available }] : []
  })
  const { totalCents, count } = sumLook(chosen)
  return { slug, title, link, image, piece_count: count, total_cents: totalCents }
}
