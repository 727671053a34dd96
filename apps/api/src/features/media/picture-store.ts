import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Unfinished files that nobody has written to for this long were left by a process that ended half-way. */
const leftoverAfterMs = 60 * 60 * 1000

/** Stores the smaller copies on disk. A file exists whole or not at all, also for processes that share the folder. */
export function createPictureStore(folder: string) {
  const unfinished = join(folder, 'unfinished')
  let written = 0

  return {
    /** Finds a copy. One that cannot be read counts as absent, since it can be made again. */
    async find(name: string): Promise<Buffer | undefined> {
      return readFile(join(folder, name)).catch(() => undefined)
    },

    async save(name: string, bytes: Buffer): Promise<void> {
      const draft = join(unfinished, `${process.pid}-${written++}`)
      const path = join(folder, name)
      await mkdir(unfinished, { recursive: true })
      await mkdir(dirname(path), { recursive: true })
      try {
        await writeFile(draft, bytes)
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },

    /** Removes what an earlier process left unfinished. */
    async tidy(nowMs: number): Promise<void> {
      const names = await readdir(unfinished).catch(() => [])
      for (const name of names) {
        const path = join(unfinished, name)
        const { mtimeMs } = await stat(path)
        if (mtimeMs < nowMs - leftoverAfterMs) await rm(path, { force: true })
      }
    },
  }
}
