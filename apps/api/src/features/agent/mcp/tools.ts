import type { JSONObject } from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { Operation } from '../protocol/operation.ts'
import { readPayload } from '../protocol/operation.ts'
import { checkAgent, readIdempotencyKey } from '../protocol/read-agent.ts'

const metaSchema = z.object({
  'ucp-agent': z
    .object({ profile: z.string().max(2000), version: z.string().max(40).optional() })
    .optional()
    .describe('Who calls: the address of its profile'),
  'idempotency-key': z.string().max(255).optional().describe('The same for a repetition of the same change'),
})

/** What every tool takes beside what the operation itself reads. */
const commonArguments = z.object({ meta: metaSchema.optional(), id: z.string().max(200).optional() })

/** Describes an operation as a tool. */
export function describeTool(operation: Operation) {
  const { name, summary, isReadOnly, payload } = operation
  const input = z.object({
    meta: metaSchema.optional(),
    ...(isAboutOne(operation) ? { id: z.string().max(200).describe('Of the cart or the checkout') } : {}),
    ...(payload === undefined ? {} : { [payload.name]: payload.schema }),
  })
  // Zod's type for a schema admits more than JSON; what it makes of these shapes is JSON only.
  const { $schema, ...inputSchema } = z.toJSONSchema(input, { io: 'input' }) as JSONObject
  return {
    name,
    description: summary,
    inputSchema: { ...inputSchema, type: 'object' as const },
    outputSchema: {
      type: 'object' as const,
      properties: { ucp: { type: 'object' }, messages: { type: 'array' } },
      required: ['ucp'],
    },
    annotations: { readOnlyHint: isReadOnly, destructiveHint: false, openWorldHint: false },
  }
}

/** Calls an operation with the arguments of its tool, for a caller at an address. Throws a problem when they are wrong. */
export async function callTool(operation: Operation, given: unknown, address: string): Promise<object> {
  const { meta, id = '' } = readPayload(commonArguments, given ?? {})
  const agent = meta?.['ucp-agent']
  const profile = agent === undefined ? undefined : checkAgent(agent)
  const { payload } = operation
  const answer = await operation.run({
    id,
    payload: payload === undefined ? {} : (given as Readonly<Record<string, unknown>>)[payload.name],
    key: readIdempotencyKey(meta?.['idempotency-key'], { profile, address }),
  })
  return answer.body
}

function isAboutOne({ path }: Operation): boolean {
  return path.includes(':id')
}
