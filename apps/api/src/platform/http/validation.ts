import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { nl } from 'zod/locales'
import { RequestProblem } from './request-problem.ts'

/** The sentence of an issue for which the contract has none of its own. */
const inDutch = nl().localeError

/** Checks a part of a request with its zod schema and hands the parsed value on. */
export const validateWithZod: FastifySchemaCompiler<z.ZodType> = ({ schema }) => {
  return (data) => {
    const parsed = schema.safeParse(data, { error: inDutch })
    return parsed.success ? { value: parsed.data } : { error: new RequestProblem(parsed.error.issues) }
  }
}
