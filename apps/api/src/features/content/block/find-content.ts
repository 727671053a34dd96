import type { Connection } from '../../../platform/db/database.ts'
import { findContentValue } from './content.queries.ts'
import { type Content, type ContentKey, contentBlockSchemas } from './content-blocks.ts'

/**
 * Finds the content of a place. Returns undefined when there is none, and also when it was saved in a shape that is
 * no longer understood: a page without its footer is better than no page.
 */
export async function findContent<Key extends ContentKey>(
  db: Connection,
  key: Key,
): Promise<Content<Key> | undefined> {
  return parseContent(key, await findContentValue(db, key))
}

/** Returns stored content in its shape; undefined when it is not understood. */
export function parseContent<Key extends ContentKey>(key: Key, value: unknown): Content<Key> | undefined {
  const parsed = contentBlockSchemas[key].safeParse(value)
  return parsed.success ? (parsed.data as Content<Key>) : undefined
}
