/** What is wrong with a call itself, with its status over HTTP, its number over MCP, and what a developer reads. */
const problems = {
  invalid_request: { status: 400, mcp: -32602, content: 'De aanvraag klopt niet.' },
  request_too_large: { status: 400, mcp: -32602, content: 'Dit is te veel in één keer.' },
  invalid_profile_url: {
    status: 400,
    mcp: -32001,
    content: 'UCP-Agent noemt geen bruikbaar adres: profile="https://…".',
  },
  version_unsupported: { status: 422, mcp: -32001, content: 'Deze versie van het protocol spreken we niet.' },
  unauthorized: { status: 401, mcp: -32000, content: 'Roep de winkel aan op haar eigen adres.' },
  forbidden: { status: 403, mcp: -32000, content: 'Aanroepen vanaf een andere website mag niet.' },
  not_found: { status: 404, mcp: -32601, content: 'Dit adres bestaat niet. Zie /.well-known/ucp.' },
  method_not_allowed: { status: 405, mcp: -32601, content: 'Deze methode kan hier niet.' },
  idempotency_conflict: {
    status: 409,
    mcp: -32000,
    content: 'Deze Idempotency-Key hoort al bij een andere aanvraag.',
  },
  payload_too_large: { status: 413, mcp: -32602, content: 'De aanvraag is te groot.' },
  unsupported_media_type: {
    status: 415,
    mcp: -32602,
    content: 'Stuur JSON: Content-Type: application/json.',
  },
  rate_limited: { status: 429, mcp: -32000, content: 'Te veel aanvragen. Wacht even.' },
  internal_error: { status: 500, mcp: -32603, content: 'Er ging iets mis in de winkel.' },
  unavailable: { status: 503, mcp: -32000, content: 'De winkel is even niet bereikbaar.' },
} as const

export type ProblemCode = keyof typeof problems

/** A call that cannot be carried out as it came. What a buyer should know is not a problem but an answer. */
export class ProtocolProblem extends Error {
  override readonly name = 'ProtocolProblem'
  readonly code: ProblemCode
  readonly status: number
  readonly mcpCode: number
  /** JSONPath of the field that is wrong. */
  readonly path: string | undefined

  constructor(code: ProblemCode, details: { content?: string; path?: string } = {}) {
    super(details.content ?? problems[code].content)
    this.code = code
    this.status = problems[code].status
    this.mcpCode = problems[code].mcp
    this.path = details.path
  }
}
