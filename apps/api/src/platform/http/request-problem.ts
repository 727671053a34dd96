import type { FieldError } from '@sluimer/contract/errors'
import type { z } from 'zod'

export type RequestPart = 'params' | 'query' | 'body'

/** A part of a request that its schema refuses, in the shape that all errors share. */
export class RequestProblem extends Error {
  override readonly name = 'RequestProblem'
  readonly issues: readonly z.core.$ZodIssue[]

  constructor(issues: readonly z.core.$ZodIssue[]) {
    super('The request does not follow its schema')
    this.issues = issues
  }
}

/** More than these help nobody, and a hostile body could contain a million. */
const maxFields = 50

/** Returns one entry per refused field: `body.billing.zipcode`. Unknown keys are named too. */
export function toFieldErrors(part: RequestPart, issues: readonly z.core.$ZodIssue[]): FieldError[] {
  return issues.flatMap((issue) => fieldErrorsOfIssue(part, issue)).slice(0, maxFields)
}

function fieldErrorsOfIssue(part: RequestPart, issue: z.core.$ZodIssue): FieldError[] {
  const path = [part, ...issue.path.map(String)].join('.')
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: `${path}.${key.slice(0, 100)}`,
      message: 'Dit veld bestaat niet.',
    }))
  return [{ path, message: issue.message }]
}
