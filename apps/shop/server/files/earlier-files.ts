import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { hashDictionary, toFamily } from './dictionary.ts'

export interface EarlierFiles {
  /** Finds a version of a file by its family (`/assets/page-*.js`) and hash; undefined when it is not known, or gone. */
  find(family: string, hash: string): Promise<Buffer | undefined>
}

/** A visitor who comes back after more deploys than this downloads whole scripts. */
const mostBuilds = 8
/** A build that is being written; it gets its name when it is whole. */
const unfinished = '.unfinished-'
/** What was left half-written longer ago belongs to a start that was killed. */
const unfinishedMs = 60 * 60 * 1000

/**
 * Keeps the files of this build in a folder beside those of the builds before it, and opens them all. A build has a folder of its own
 * that is there whole or not at all, so that several starts may share the folder, and any of them may be killed.
 */
export async function openEarlierFiles(
  folder: string,
  files: ReadonlyMap<string, Buffer>,
  now: Date,
): Promise<EarlierFiles> {
  await mkdir(folder, { recursive: true })
  await keepBuild(folder, files, now)
  const builds = await listBuilds(folder, now)
  const paths = new Map<string, string>()
  for (const build of builds)
    for (const name of await readdir(join(folder, build))) paths.set(name, join(folder, build, name))
  return {
    async find(family, hash) {
      const path = paths.get(toKeptName(family, hash))
      const bytes = path === undefined ? undefined : await readFile(path).catch(() => undefined)
      // Only what is whole and unchanged can be unpacked by the browser.
      return bytes && hashDictionary(bytes) === hash ? bytes : undefined
    },
  }
}

async function keepBuild(folder: string, files: ReadonlyMap<string, Buffer>, now: Date): Promise<void> {
  const names = Array.from(files.keys()).sort().join('\n')
  const build = join(folder, createHash('sha256').update(names).digest('hex').slice(0, 16))
  const isKept = await utimes(build, now, now).then(
    () => true,
    () => false,
  )
  if (isKept) return
  const draft = await mkdtemp(join(folder, unfinished))
  for (const [pathname, bytes] of files) {
    const family = toFamily(pathname)
    if (family !== undefined) await writeFile(join(draft, toKeptName(family, hashDictionary(bytes))), bytes)
  }
  await utimes(draft, now, now)
  // Another start may have kept the same build meanwhile.
  await rename(draft, build).catch(() => rm(draft, { recursive: true, force: true }))
}

/** Lists the newest builds, and removes older ones and what killed starts left. */
async function listBuilds(folder: string, now: Date): Promise<string[]> {
  const entries = await Promise.all(
    (await readdir(folder)).map(async (name) => ({ name, mtimeMs: await readTimeMs(join(folder, name)) })),
  )
  const drafts = entries.filter(({ name }) => name.startsWith(unfinished))
  const builds = entries
    .filter((entry) => !drafts.includes(entry))
    .toSorted((one, other) => other.mtimeMs - one.mtimeMs)
  const outdated = [
    ...builds.slice(mostBuilds),
    ...drafts.filter(({ mtimeMs }) => now.getTime() - mtimeMs > unfinishedMs),
  ]
  await Promise.all(outdated.map(({ name }) => rm(join(folder, name), { recursive: true, force: true })))
  return builds.slice(0, mostBuilds).map(({ name }) => name)
}

const readTimeMs = (path: string) =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )

/** The name under which a version is kept: two files of one build may have the same family. */
function toKeptName(family: string, hash: string): string {
  const extension = extname(family)
  const safeHash = hash.replaceAll('+', '-').replaceAll('/', '_').replace('=', '')
  return `${basename(family, extension).replace('*', '')}${safeHash}${extension}`
}
