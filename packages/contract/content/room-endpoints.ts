import { z } from 'zod'
import { bedSizeQuery } from '../catalog/bed-size.ts'
import { defineEndpoint } from '../endpoint.ts'
import { roomListSchema, roomSchema } from './room.ts'

const shared = { method: 'GET', tag: 'content', access: 'service' } as const

export const getRoomsEndpoint = defineEndpoint({
  ...shared,
  path: '/v1/content/room',
  summary: 'All rooms, with what everything in them costs together',
  query: z.strictObject(bedSizeQuery),
  response: roomListSchema,
  errors: ['invalid_request', 'unauthorized'],
})
export const getRoomEndpoint = defineEndpoint({
  ...shared,
  path: '/v1/content/room/{slug}',
  summary:
    'The room of a page of inspiration, with its pieces and their places on the picture; null where it has none',
  params: z.strictObject({ slug: z.string().min(1).max(120) }),
  query: z.strictObject(bedSizeQuery),
  response: z.object({ room: roomSchema.nullable() }),
  errors: ['invalid_request', 'unauthorized'],
})
