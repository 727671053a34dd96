import type { z } from 'zod'

/** Fields whose names differ from what people call them. */
const words: Readonly<Record<string, string>> = {
  priceCents: 'price',
  stockOnHand: 'stock',
  weightGrams: 'weight in grams',
  imageKey: 'picture',
  images: 'pictures',
  mainCategory: 'main category',
  leadTimeDays: 'lead time in days',
}

/** Describes what is wrong with a field, for people who never saw a schema. `whole` is the value that was checked. */
export function plainIssue(issue: z.core.$ZodIssue, whole?: unknown): string {
  return [describePlace(issue.path, whole), describeProblem(issue)].filter(Boolean).join(': ')
}

/** Returns 'variant A-1, price' for variants.0.priceCents, with a field's name as in files that people write. */
function describePlace(path: readonly PropertyKey[], whole: unknown): string {
  const [list, index, ...rest] = path
  const sku = list === 'variants' && typeof index === 'number' ? skuAt(whole, index) : undefined
  if (sku === undefined) return path.map((part) => words[String(part)] ?? String(part)).join('.')
  return [`variant ${sku}`, describePlace(rest, undefined)].filter(Boolean).join(', ')
}

function skuAt(whole: unknown, index: number): string | undefined {
  if (typeof whole !== 'object' || whole === null || !('variants' in whole)) return undefined
  const one: unknown = Array.isArray(whole.variants) ? whole.variants[index] : undefined
  return typeof one === 'object' && one !== null && 'sku' in one && typeof one.sku === 'string'
    ? one.sku
    : undefined
}

function describeProblem(issue: z.core.$ZodIssue): string {
  const { input } = issue
  if (issue.code === 'invalid_type' && input === undefined) return 'is missing'
  if (issue.code === 'invalid_type' && isPlain(issue.message))
    return `is ${nameKind(input)} and must be ${issue.expected}`
  if (issue.code === 'invalid_value' && isPlain(issue.message))
    return `${shown(input)} is none of ${issue.values.map(String).join(', ')}`
  if (issue.code === 'unrecognized_keys')
    return `${issue.keys.map((key) => `'${key}'`).join(', ')} ${issue.keys.length > 1 ? 'are' : 'is'} not known here`
  if (issue.code === 'too_small') return tooSmall(issue)
  if (issue.code === 'too_big') return tooBig(issue)
  return issue.message
}

/** Whether a message is the library's, which begin like this. Our own messages say more than these words do. */
const isPlain = (message: string) => /^Invalid (input|option)/.test(message)

function tooSmall({ origin, minimum, input, path, message }: z.core.$ZodIssueTooSmall): string {
  if (origin === 'string') return 'is empty'
  if (origin === 'array') return `has fewer than ${minimum}`
  return /^Too small/.test(message)
    ? `is ${formatAmount(input, path)}, and the lowest is ${formatAmount(minimum, path)}`
    : message
}

function tooBig({ origin, maximum, input, path, message }: z.core.$ZodIssueTooBig): string {
  if (origin === 'string' && typeof input === 'string')
    return `has ${counted(input.length)} characters, and the longest is ${counted(Number(maximum))}: shorten it in the file`
  if (origin === 'array' && Array.isArray(input)) {
    const isText = input.every((one) => typeof one === 'string')
    const length = isText ? ` (${counted(input.join('').length)} characters)` : ''
    return `has ${counted(input.length)}${isText ? ' paragraphs' : ''}${length}, and the most is ${counted(Number(maximum))}: shorten it in the file`
  }
  if (origin === 'string') return `is longer than ${maximum} characters`
  if (origin === 'array') return `has more than ${maximum}`
  return /^Too big/.test(message)
    ? `is ${formatAmount(input, path)}, and the highest is ${formatAmount(maximum, path)}`
    : message
}

const counted = (count: number) => count.toLocaleString('en')

/** Returns an amount of money in euros, as in files. */
function formatAmount(value: unknown, path: readonly PropertyKey[]): string {
  if (typeof value !== 'number' && typeof value !== 'bigint') return String(value)
  const cents = Number(value)
  return path.at(-1) === 'priceCents' && Number.isSafeInteger(cents)
    ? `€ ${(cents / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`
    : counted(cents)
}

const nameKind = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'a list' : `a ${typeof value}`
const shown = (value: unknown) => `'${String(value).slice(0, 60)}'`
