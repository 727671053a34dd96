import type { RequestPart } from './request-problem.ts'

/** No call nests deeper; a deeper value is meant to exhaust the stack of the code that walks it. */
const maxDepth = 32
// Tab, line feed and carriage return are the only control characters that people write. Those above 7F control the
// terminal that shows a log or a mail, and code points that are not characters have no place in any file.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const controlCharacter = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufdd0-\ufdef\ufffe\uffff]/

/** Embeddings, overrides and isolates of direction: they would reverse other people's text that follows them. */
const turnsRound = /[\u202a-\u202e\u2066-\u2069]/

/**
 * Returns the path of the first text, anywhere in a request, that PostgreSQL cannot store or that no person typed:
 * control characters (above all NUL), characters that reverse text, half a surrogate pair, a key called `__proto__`.
 * Undefined when there is none.
 */
export function findHostileText(part: RequestPart, value: unknown): string | undefined {
  return search(value, part, 0)
}

function search(value: unknown, path: string, depth: number): string | undefined {
  if (typeof value === 'string') return isHostile(value) ? path : undefined
  if (typeof value !== 'object' || value === null) return undefined
  if (depth >= maxDepth) return path
  for (const [key, child] of Object.entries(value)) {
    if (key === '__proto__' || isHostile(key)) return path
    const found = search(child, `${path}.${key}`, depth + 1)
    if (found !== undefined) return found
  }
  return undefined
}

function isHostile(text: string) {
  return controlCharacter.test(text) || turnsRound.test(text) || !text.isWellFormed()
}
