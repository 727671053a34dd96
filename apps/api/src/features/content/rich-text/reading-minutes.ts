import type { StoredRichText } from './stored-rich-text.ts'

/** The speed at which an adult reads prose without haste. */
const wordsPerMinute = 220

/** Returns how long a text takes to read, in whole minutes and at least one. */
export function countReadingMinutes(richText: StoredRichText): number {
  return Math.max(1, Math.round(wordsIn(richText) / wordsPerMinute))
}

/** Names of blocks, addresses and keys are not read as words. */
const unread = new Set(['type', 'anchor', 'target', 'tone', 'from', 'imageKey', 'align'])

function wordsIn(part: unknown): number {
  if (typeof part === 'string') return part.split(/\s+/).filter(Boolean).length
  if (Array.isArray(part)) return part.reduce<number>((sum, item) => sum + wordsIn(item), 0)
  if (typeof part !== 'object' || part === null) return 0
  return Object.entries(part).reduce((sum, [key, value]) => sum + (unread.has(key) ? 0 : wordsIn(value)), 0)
}
