import { getRoomEndpoint, getRoomsEndpoint } from '@sluimer/contract/content/room-endpoints'
import { parseBedSize } from '@sluimer/domain/catalog/bed-size'
import type { Deps } from '../../../platform/deps.ts'
import { registerEndpoint } from '../../../platform/http/endpoint-route.ts'
import type { Server } from '../../../platform/http/server.ts'
import { findRoom, listRooms, type RoomSources } from './find-rooms.ts'

/** A product that was gone may come back, so any of them matters. */
const sameForAll = () => ({ content: ['rooms'] })

/** Registers the rooms, at the prices of this moment. */
export function registerRoomRoutes(app: Server, { clock }: Deps, sources: RoomSources): void {
  registerEndpoint(
    app,
    getRoomsEndpoint,
    async ({ query }) => ({
      ok: true,
      data: { rooms: await listRooms(sources, { bed: parseBedSize(query.bed_size ?? ''), at: clock() }) },
    }),
    { sameForAll },
  )
  registerEndpoint(
    app,
    getRoomEndpoint,
    async ({ params, query }) => {
      const bed = parseBedSize(query.bed_size ?? '')
      const room = await findRoom(sources, params.slug, { bed, at: clock() })
      return { ok: true, data: { room: room ?? null } }
    },
    { sameForAll },
  )
}
