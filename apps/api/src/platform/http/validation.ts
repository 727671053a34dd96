import { issueInDutch } from '@sluimer/contract/platform/issue-in-dutch'
import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { RequestProblem } from './request-problem.ts'

/** Checks a part of a request with its zod schema and passes on the parsed value. */
export const validateWithZod: FastifySchemaCompiler<z.ZodType> = ({ schema }) => {
  return (data) => {
    const parsed = schema.safeParse(data, { error: issueInDutch })
    return parsed.success ? { value: parsed.data } : { error: new RequestProblem(parsed.error.issues) }
  }
}
