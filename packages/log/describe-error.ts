/** The parts of an error that a log may contain: what went wrong and where, but nothing that a person typed. */
export interface DescribedError {
  type: string
  message?: string
  /** SQLSTATE, or the code of a system call or a library. */
  code?: string
  status?: number
  /** The statement without its values. */
  sql?: string
  constraint?: string
  table?: string
  /** What a schema refused, without the value that was refused. */
  issues?: string[]
  stack?: string
  cause?: DescribedError
}

const maxDepth = 5
const longestMessage = 300

/**
 * Describes an error for a log. Libraries put their input into their errors: drizzle's message holds the parameters,
 * PostgreSQL's detail the row, a mail server's answer the recipient, a payment provider's answer the body. So only the
 * fields named here are copied, and only those messages that contain no values, without quotations, addresses and long
 * codes.
 */
export function describeError(error: unknown): DescribedError {
  return describe(error, 0)
}

function describe(error: unknown, depth: number): DescribedError {
  if (!(error instanceof Error)) return { type: error === null ? 'null' : typeof error }
  const facts = error as unknown as Record<string, unknown>
  const cause = error instanceof AggregateError ? error.errors[0] : error.cause
  return {
    type: error.name,
    ...keepDefined('message', toSafeMessage(error, facts)),
    ...keepDefined('code', asWord(facts.code)),
    ...keepDefined('status', asNumber(facts.statusCode ?? facts.responseCode)),
    ...keepDefined('sql', asText(facts.query)),
    ...keepDefined('constraint', asWord(facts.constraint)),
    ...keepDefined('table', asWord(facts.table)),
    ...keepDefined('issues', toSafeIssues(facts.issues)),
    ...keepDefined('stack', readFrames(error.stack)),
    ...(cause !== undefined && depth < maxDepth ? { cause: describe(cause, depth + 1) } : {}),
  }
}

function toSafeMessage(error: Error, facts: Record<string, unknown>): string | undefined {
  if ('params' in facts) return 'Failed query'
  if (isOfDatabase(facts))
    return isWithoutValues(String(facts.code)) ? withoutValues(error.message) : undefined
  // These are answers from other companies' servers, or repeat what a schema was given.
  if ('body' in facts || 'responseCode' in facts || 'rejected' in facts || Array.isArray(facts.issues))
    return undefined
  return withoutValues(error.message)
}

function isOfDatabase(facts: Record<string, unknown>) {
  return typeof facts.severity === 'string' && typeof facts.code === 'string'
}

/**
 * Whether errors with this code quote no values. Data exceptions (22) and errors raised by triggers (P0) do; the others
 * name tables and settings.
 */
function isWithoutValues(sqlState: string) {
  return !/^(22|P0)/.test(sqlState)
}

/** Removes quotations, e-mail addresses, and whatever is long enough to be the id that opens an order or a cart. */
function withoutValues(text: string): string {
  return text
    .slice(0, longestMessage)
    .replace(/"[^"]*("|$)/g, '"…"')
    .replace(/\S*@\S*/g, '…')
    .replace(/[\w-]{16,}/g, (word) => (/\d|[a-z][A-Z].*[a-z][A-Z].*[a-z][A-Z]/.test(word) ? '…' : word))
}

function toSafeIssues(issues: unknown): string[] | undefined {
  if (!Array.isArray(issues)) return undefined
  return issues.slice(0, 20).map((issue: { code?: unknown; path?: unknown }) => {
    const path = Array.isArray(issue.path)
      ? issue.path.map(String).filter((part) => /^\w{1,30}$/.test(part))
      : []
    return `${path.join('.')}: ${String(issue.code)}`
  })
}

/** Returns where the error happened. The first lines of a stack repeat the message and are left out. */
function readFrames(stack: string | undefined): string | undefined {
  const frames = stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return frames && frames.length > 0 ? frames.map((line) => line.trim()).join('\n') : undefined
}

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined)
const asNumber = (value: unknown) => (typeof value === 'number' ? value : undefined)
const asWord = (value: unknown) => (typeof value === 'string' && /^\w{1,80}$/.test(value) ? value : undefined)

function keepDefined<Key extends string, Value>(key: Key, value: Value | undefined) {
  return value === undefined ? {} : ({ [key]: value } as Record<Key, Value>)
}
