import { createHash } from 'node:crypto'
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const hashLength = 8
const builtName = new RegExp(String.raw`^(.+-)([\w-]{${hashLength}})(\.(?:js|css))$`)

/**
 * Copies the browser's files of a build to another folder as the next build would make them, after a change in one
 * module: the file has other text and another hash in its name, as has each file that names it, directly or through
 * others. Returns the new names by the old ones.
 */
export async function writeNextBuild(options: {
  from: string
  to: string
  /** The beginning of the changed file's name. */
  changed: string
  change: (text: string) => string
}): Promise<ReadonlyMap<string, string>> {
  const { from, to, changed, change } = options
  await rm(to, { recursive: true, force: true })
  await cp(from, to, { recursive: true })
  const folder = join(to, 'assets')
  const names = (await readdir(folder)).filter((name) => builtName.test(name))
  const texts = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)),
  )
  const [first, ...others] = names.filter((name) => name.startsWith(changed) && name.endsWith('.js'))
  if (first === undefined || others.length > 0) throw new Error(`${changed} is not the beginning of one name`)
  texts.set(first, change(texts.get(first) ?? ''))
  const affected = findNaming(texts, first)
  const newNames = new Map(Array.from(affected, (name) => [name, toNewName(name)]))
  for (const name of affected) {
    let text = texts.get(name) ?? ''
    for (const [before, after] of newNames) text = text.replaceAll(before, after)
    await rm(join(folder, name))
    await writeFile(join(folder, newNames.get(name) ?? name), text)
  }
  return newNames
}

/** Finds a file and all that name it, or name one that does: each has another hash when the file has one. */
function findNaming(texts: ReadonlyMap<string, string>, changed: string): Set<string> {
  const found = new Set([changed])
  for (const name of found) for (const [other, text] of texts) if (text.includes(name)) found.add(other)
  return found
}

/** As random as a hash is, and the same in every run. */
function toNewName(name: string): string {
  const hash = createHash('sha256').update(name).digest('base64url').slice(0, hashLength)
  return name.replace(builtName, `$1${hash}$3`)
}
