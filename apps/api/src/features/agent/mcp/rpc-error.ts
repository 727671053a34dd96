import type { ProtocolProblem } from '../protocol/protocol-problem.ts'

/** How many seconds an agent that came too often, or while the shop was busy, should wait. */
export const retryAfterSeconds = 60

/** Returns a problem in the form of JSON-RPC; the numbers are those of the Universal Commerce Protocol. */
export function toRpcError({ mcpCode, message, code, path, status }: ProtocolProblem) {
  const data = {
    code,
    content: message,
    ...(path === undefined ? {} : { path }),
    ...(status === 429 || status === 503 ? { retry_after: retryAfterSeconds } : {}),
  }
  return { code: mcpCode, message, data }
}
