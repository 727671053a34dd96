import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'

const deletionSchema = z.strictObject({
  receipt: z.string(),
  account_hash: z.string().regex(/^[0-9a-f]{64}$/),
  deleted_at: z.iso.datetime(),
})
/** An account that was deleted, as the list outside the database has it: nothing in it names anybody. */
export type ListedDeletion = z.infer<typeof deletionSchema>

/** Reads a list. A line that is not a deletion is one whose writer was killed; it was written again after that. */
export function readDeletions(text: string): ListedDeletion[] {
  return text.split('\n').flatMap((line) => {
    try {
      const read = deletionSchema.safeParse(JSON.parse(line))
      return read.success ? [read.data] : []
    } catch {
      return []
    }
  })
}

/**
 * Adds to the list what it lacks, and waits until the disk has it. Nothing is ever taken off: the list must know more than a
 * database that was restored. Two that add at once may write a deletion twice, which does no harm.
 */
export async function appendDeletions(path: string, deletions: readonly ListedDeletion[]): Promise<void> {
  const text = await readIfThere(path)
  const known = new Set(readDeletions(text).map(({ receipt }) => receipt))
  const lines = deletions
    .filter(({ receipt }) => !known.has(receipt))
    .map((deletion) => `${JSON.stringify(deletion)}\n`)
  if (lines.length === 0) return
  await mkdir(dirname(path), { recursive: true })
  const file = await open(path, 'a', 0o600)
  try {
    const isBroken = text !== '' && !text.endsWith('\n')
    await file.appendFile(`${isBroken ? '\n' : ''}${lines.join('')}`)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function readIfThere(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  }
}
