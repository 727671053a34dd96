import type { z } from 'zod'
import type { OperationAnswer } from './answer.ts'
import { toProblemOfBody } from './to-problem.ts'

/** A call as an operation gets it, whichever way it came. */
interface OperationCall {
  /** The id of a cart or a checkout, for the operations that are about one. */
  readonly id: string
  readonly payload: unknown
  /** The idempotency key, kept apart from those of other agents. */
  readonly key: string | undefined
}

/** One operation of the protocol: a call over HTTP, and a tool of the same name over MCP. */
export interface Operation {
  /** The name of the tool. */
  readonly name: string
  readonly summary: string
  readonly method: 'GET' | 'POST' | 'PUT'
  /** After the base address; `:id` stands for a cart or a checkout. */
  readonly path: string
  readonly part: 'catalog' | 'basket'
  /** Whether it changes nothing. */
  readonly isReadOnly: boolean
  /** The body, and the argument of the tool in which the same stands; absent for operations without one. */
  readonly payload?: { readonly name: string; readonly schema: z.ZodObject }
  readonly run: (call: OperationCall) => Promise<OperationAnswer>
}

/** Reads the body of a call. Throws a problem that names the field when the body is wrong. */
export function readPayload<Schema extends z.ZodType>(schema: Schema, payload: unknown): z.output<Schema> {
  const parsed = schema.safeParse(payload)
  if (parsed.success) return parsed.data
  throw toProblemOfBody(parsed.error)
}
