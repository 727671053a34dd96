import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { nl } from 'zod/locales'
import { RequestProblem } from './request-problem.ts'

const inDutch = nl().localeError

/** The sentence of an issue for which the contract has none of its own. */
const messageOf: z.core.$ZodErrorMap = (issue) =>
  issue.code === 'invalid_type' && issue.input === undefined ? 'Dit veld is verplicht.' : inDutch(issue)

/** Checks a part of a request with its zod schema and hands the parsed value on. */
export const validateWithZod: FastifySchemaCompiler<z.ZodType> = ({ schema }) => {
  return (data) => {
    const parsed = schema.safeParse(data, { error: messageOf })
    return parsed.success ? { value: parsed.data } : { error: new RequestProblem(parsed.error.issues) }
  }
}
