import type { UcpProtocolError } from '@sluimer/contract/agent/answers'

/** Answers an agent that its call cannot be carried out, in the form of its protocol. */
export function refuseAgent(
  { code, message, status }: { code: string; message: string; status: number },
  publicUrl: string,
): Response {
  const body: UcpProtocolError = { code, content: message, continue_url: `${publicUrl}/` }
  const headers = { 'cache-control': 'no-store', ...(status === 503 ? { 'retry-after': '60' } : {}) }
  return Response.json(body, { status, headers })
}
