import { Server as McpServer } from '@modelcontextprotocol/server'
import { ucpVersion } from '@sluimer/contract/agent/ucp'
import type { Operation } from '../protocol/operation.ts'
import { ProtocolProblem } from '../protocol/protocol-problem.ts'
import { toProblem } from '../protocol/to-problem.ts'
import { toRpcError } from './rpc-error.ts'
import { callTool, describeTool } from './tools.ts'

const instructions =
  'Tools of a Dutch shop for home and bedding. Prices are in euro cents and include VAT. No tool places an order: give the buyer the continue_url of a checkout.'

/**
 * Creates a server for one request: nothing of it is kept, so that any node can answer the next one. `onFailure` is called
 * for what went wrong on our side; `address` is where the request comes from.
 */
export function createMcpServer(
  operations: readonly Operation[],
  { address, onFailure }: { address: string; onFailure: (error: unknown) => void },
): McpServer {
  const server = new McpServer(
    { name: 'sluimer', version: ucpVersion },
    { capabilities: { tools: {} }, instructions },
  )
  server.setRequestHandler('tools/list', () => ({ tools: operations.map(describeTool) }))
  server.setRequestHandler('tools/call', async ({ params }) => {
    try {
      const operation = operations.find(({ name }) => name === params.name)
      if (operation === undefined)
        throw new ProtocolProblem('invalid_request', { content: 'Dit gereedschap bestaat niet.' })
      const body = await callTool(operation, params.arguments, address)
      return { structuredContent: { ...body }, content: [{ type: 'text', text: JSON.stringify(body) }] }
    } catch (error) {
      const problem = toProblem(error)
      if (problem.status >= 500) onFailure(error)
      const { message, ...numbered } = toRpcError(problem)
      // The SDK sends these fields of what is thrown.
      throw Object.assign(new Error(message), numbered)
    }
  })
  return server
}
