import type { z } from 'zod'

/** What is wrong with a field, in words for people who never saw a schema. */
export function plainIssue(issue: z.core.$ZodIssue): string {
  const place = issue.path.join('.')
  return [place, wordsFor(issue)].filter(Boolean).join(': ')
}

function wordsFor(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'is missing'
  const isText = 'origin' in issue && issue.origin === 'string'
  const isList = 'origin' in issue && issue.origin === 'array'
  if (issue.code === 'too_small' && isText) return 'is empty'
  if (issue.code === 'too_small' && isList) return `has fewer than ${issue.minimum}`
  if (issue.code === 'too_big' && isText) return `is longer than ${issue.maximum} characters`
  if (issue.code === 'too_big' && isList) return `has more than ${issue.maximum}`
  return issue.message
}
